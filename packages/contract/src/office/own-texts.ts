import { languageSchema } from '../text/language-schema.ts';
import type { Language } from '../text/languages.ts';
import { fixed } from '../text/say.ts';
import { z } from '../zod.ts';
import { variablePattern } from './mail-template-rules.ts';

const maxTextLength = 4000;
/** Of all translations together. */
const maxAllLength = 400_000;

const variablesIn = (text: string) => new Set(Array.from(text.matchAll(variablePattern), ([, name]) => name));

const haveSameVariables = (one: string, other: string) =>
  variablesIn(one).symmetricDifference(variablesIn(other)).size === 0;

const text = z
  .string()
  .trim()
  .min(1, fixed`Please write the translation, or leave it out.`)
  .max(maxTextLength, fixed`Please use at most ${maxTextLength} characters.`)
  .regex(/^(?:[\n\t]|[^\p{Cc}\p{Cf}\p{Co}])*$/u, fixed`Please leave out control characters.`);

/** By language, the translation of each own text. */
export const ownTextsSchema = z
  .partialRecord(languageSchema, z.record(z.string().min(1).max(maxTextLength), text))
  .refine(
    (all) => JSON.stringify(all).length <= maxAllLength,
    fixed`These are too many words for one board.`,
  );

/** New ones name the variables of the text that they stand for, as the mails that have them are sent without otherwise. */
export const givenOwnTextsSchema = ownTextsSchema.superRefine((all, context) => {
  for (const [language, texts] of Object.entries(all) as [Language, Readonly<Record<string, string>>][])
    for (const [own, translated] of Object.entries(texts))
      if (!haveSameVariables(own, translated))
        context.addIssue({
          code: 'custom',
          path: [language, own],
          message: fixed`Please keep each variable, such as ${'{{board}}'}, as it stands in the board’s own words.`,
        });
});
