import { z } from '../zod.ts';
import { messageSchema } from '../identity/accounts.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { fixed } from '../text/say.ts';
import { msg } from '../text/message.ts';

/** Limits of the board and of one word, because each synonym costs a lookup in the index. */
export const synonymsLimit = 500;
export const synonymsOfWordLimit = 10;

const maxWords = 4;
/** Quotes, a minus and "or" are operators of the search. */
const name = (words: string) =>
  z
    .string(words)
    .trim()
    .transform((text) => text.replaceAll(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(2, words)
        .max(60, fixed`Please use at most 60 characters.`)
        .regex(
          /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .+#&/'-]*$/u,
          fixed`Please use letters and figures, and begin with one of them.`,
        )
        .refine((text) => text.split(' ').length <= maxWords, fixed`Please use at most ${maxWords} words.`)
        .refine(
          (text) => text.split(' ').every((word) => /^[^-]*[\p{L}\p{N}]/u.test(word) && !/^or$/i.test(word)),
          fixed`A word of its own needs a letter or a figure first, and cannot be “or”.`,
        ),
    );

export const synonymFieldsSchema = z
  .strictObject({
    word: name(msg`Enter a word that people search for.`),
    meaning: name(msg`Enter the word that it means.`),
    bothWays: z.boolean(),
  })
  .refine(({ word, meaning }) => word.toLowerCase() !== meaning.toLowerCase(), {
    path: ['meaning'],
    error: fixed`A search takes these for the same already. Enter other words.`,
  });
export type SynonymFields = z.output<typeof synonymFieldsSchema>;

const synonymSchema = z.object({
  id: z.uuid(),
  word: z.string(),
  meaning: z.string(),
  /** Whether a search for the meaning also finds the word. */
  bothWays: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
});
export type Synonym = z.infer<typeof synonymSchema>;

export const synonymEndpoints = defineEndpoints({
  'GET /staff/synonyms': {
    summary: 'Words that mean the same to the search, beside the product’s own',
    query: z.strictObject(pageQuery),
    answer: pageOf(synonymSchema),
    errors: ['not_found'],
  },
  'POST /staff/synonyms': {
    summary: 'Has a search for a word find another one too',
    body: synonymFieldsSchema,
    status: 201,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /staff/synonyms/:synonymId': {
    summary: 'Has the words mean only themselves again',
    params: z.strictObject({ synonymId: z.uuid(msg`There are no such words.`) }),
    answer: messageSchema,
  },
});
