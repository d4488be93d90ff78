import { z } from '../zod.ts';
import { fixed } from '../text/say.ts';

/** A plan in addresses, orders and grants. */
export const planKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, fixed`There is no such plan.`);
