import { z } from '../zod.ts';
import { ownFieldKinds } from './own-fields.ts';

/** A field of the board's own as answers name it. */
export const ownFieldSchema = z.object({
  key: z.string(),
  label: z.string(),
  help: z.string(),
  kind: z.enum(ownFieldKinds.map(({ value }) => value)),
  unit: z.string(),
  required: z.boolean(),
  shown: z.boolean(),
  filter: z.boolean(),
  options: z.array(z.object({ value: z.string(), label: z.string(), retired: z.boolean() })),
});
