import { z } from '../zod.ts';

/**
 * What a stretch of a typed search was taken for (L-37): a limit that the form has too, something to keep out, something
 * to look for, words that say nothing beside others, or words that are not understood and change nothing.
 */
const readKinds = ['limit', 'exclusion', 'word', 'noise', 'unread'] as const;

/** The fields of a search that words are read as. */
const readFields = [
  'location',
  'radius',
  'position',
  'salary',
  'mode',
  'type',
  'level',
  'posted',
  'schedule',
  'degree',
  'sponsorship',
  'benefits',
  'company',
  'words',
] as const;

export const readEntrySchema = z.object({
  /** As typed. */
  words: z.string(),
  as: z.enum(readKinds),
  /** Of a limit and of an exclusion, what it says something of. */
  field: z.enum(readFields).optional(),
  /** Of a mistyped word or place, what it was taken for. */
  meant: z.string().optional(),
});
export type ReadEntry = z.infer<typeof readEntrySchema>;
