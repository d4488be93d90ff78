import { z } from './zod.ts';

/** The maximum of an integer column. */
const maxInteger = 2_147_483_647;

/** The version that a change is based on; the database counts in an integer. */
export const version = z.number().int().min(0).max(maxInteger);

/** The same in a form, whose fields are texts. */
export const writtenVersion = z.coerce.number().int().min(0).max(maxInteger);
