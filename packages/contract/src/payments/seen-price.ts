import { z } from '../zod.ts';

export const seenAmountSchema = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** The price that the page showed: another one is refused, so that a company pays as it was told. */
export const seenPriceSchema = z.strictObject({ amount: seenAmountSchema, currency: z.string().max(3) });
