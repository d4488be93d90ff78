import { defineEndpoints } from '../endpoint.ts';
import { storedCategory } from '../jobs/category-schemas.ts';
import { categoryWords } from '../jobs/settings.ts';
import { ownTextGroups } from './own-text-places.ts';
import { version } from '../version.ts';
import { z } from '../zod.ts';

/** How many postings have a value, closed ones among them. */
const countedValueSchema = z.object({ value: z.string(), postings: z.number().int() });

const movesSchema = z.object({
  /** Postings in "other", closed ones among them. */
  other: z.number().int(),
  /** What words move of them, most first. */
  moves: z.array(
    z.object({ category: z.string(), postings: z.number().int(), examples: z.array(z.string()) }),
  ),
});
export type CategoryMoves = z.infer<typeof movesSchema>;

const lastMoveSchema = z.object({ at: z.iso.datetime(), postings: z.number().int() });
export type LastCategoryMove = z.infer<typeof lastMoveSchema>;

const ownTextGroupSchema = z.object({ group: z.enum(ownTextGroups), texts: z.array(z.string()) });
export type OwnTextList = z.infer<typeof ownTextGroupSchema>;

export const wordEndpoints = defineEndpoints({
  'GET /staff/own-texts': {
    summary: 'The operator’s own words, by what they belong to',
    answer: z.object({ data: z.array(ownTextGroupSchema) }),
  },
  'GET /staff/categories': {
    summary: 'The postings of each category, closed ones among them',
    answer: z.object({ data: z.array(countedValueSchema) }),
  },
  'POST /staff/categories/:category/deletion': {
    summary: 'Delete a category and move its postings to another, in one step',
    params: z.object({ category: storedCategory }),
    body: z.strictObject({ to: storedCategory, version }),
    answer: z.object({
      data: z.object({
        /** The setting after it. */
        value: z.unknown(),
        version: z.number().int(),
        moved: z.number().int(),
      }),
    }),
    errors: ['conflict'],
  },
  'GET /staff/category-words/moves': {
    summary: 'The last move of postings by words that can be undone; null for none',
    answer: z.object({ data: lastMoveSchema.nullable() }),
  },
  'POST /staff/category-words/trial': {
    summary: 'What words would move out of “other”, without moving it',
    body: z.strictObject({ words: categoryWords }),
    answer: z.object({ data: movesSchema }),
  },
  'POST /staff/category-words/moves': {
    summary: 'Move postings out of “other” by the saved words of the version that was read',
    body: z.strictObject({ version }),
    answer: z.object({ data: movesSchema }),
    errors: ['conflict'],
  },
  'POST /staff/category-words/moves/undo': {
    summary: 'Put back what the last move took out of “other” and nobody has changed since',
    answer: z.object({ data: z.object({ postings: z.number().int() }) }),
    errors: ['conflict'],
  },
});
