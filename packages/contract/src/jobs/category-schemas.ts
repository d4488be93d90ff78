import type { BoardWords } from '../board-words.ts';
import { z } from '../zod.ts';
import { currentCategory, isCategory, isOfferedCategory } from './category-choices.ts';
import { fixed } from '../text/say.ts';

/** As categories are stored: an identifier, whether the board still has it or not. */
export const storedCategory = z
  .string()
  .max(40, fixed`Please use at most 40 characters.`)
  .regex(
    /^[a-z\d]+(?:-[a-z\d]+)*$/,
    fixed`Please use small letters, digits and hyphens, for example care-work.`,
  );

const named = (categories: readonly { value: string }[]) =>
  fixed`category is one of ${categories.map(({ value }) => value).join(', ')}.`;

/** One of the board's categories, whatever it is called now; one that was deleted becomes the one it was moved to. */
export const categoryOf = (words: BoardWords, message = named(words.categories.listed)) =>
  z
    .string(message)
    .overwrite((value) => currentCategory(words, value))
    .refine((value) => isCategory(words, value), message);

/** The same for a posting that names one: retired categories are not offered any more. */
export const offeredCategoryOf = (words: BoardWords) =>
  z
    .string(named(words.categories.offered))
    .overwrite((value) => currentCategory(words, value))
    .refine((value) => isOfferedCategory(words, value), named(words.categories.offered));
