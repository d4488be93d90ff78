import { z } from './zod.ts';

/** What a column of the database's type integer holds at most. */
const maxInteger = 2_147_483_647;

/** The version that a change was made to: the database counts changes in an integer. */
export const version = z.number().int().min(0).max(maxInteger);

/** The same as a field of a form, which has only texts. */
export const writtenVersion = z.coerce.number().int().min(0).max(maxInteger);
