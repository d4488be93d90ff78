import { z } from './zod.ts';

export const defaultPageSize = 25;

/** Query strings carry text: "3" is a page, "3.5" and "three" are not. */
export const pageQuery = {
  page: z.coerce
    .number('page is a whole number from 1.')
    .int('page is a whole number from 1.')
    .min(1, 'page is a whole number from 1.')
    .max(1_000_000, 'page is a whole number from 1 to 1000000.')
    .default(1),
};

/** A page of a list, with the total number of rows. */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({
    data: z.array(row),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  });
}

export type Page<T> = { data: T[]; total: number; page: number; pageSize: number };
