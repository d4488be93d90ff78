import { z } from '../zod.ts';
import {
  currentCategory,
  isCategory,
  isOfferedCategory,
  listCategories,
  offeredCategories,
} from './category-choices.ts';

/** As categories are stored: an identifier, whether the board still has it or not. */
export const storedCategory = z
  .string()
  .max(40, 'Please use at most 40 characters.')
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'Please use small letters, digits and hyphens, for example care-work.');

const named = (categories: readonly { value: string }[]) =>
  `category is one of ${categories.map(({ value }) => value).join(', ')}.`;

/** One of the board's categories, whatever it is called now; one that was deleted becomes the one it was moved to. */
export const categoryOfBoard = (message?: string) =>
  z
    .string({ error: () => message ?? named(listCategories()) })
    .overwrite((value) => currentCategory(value))
    .refine(isCategory, { error: () => message ?? named(listCategories()) });

/** The same for a posting that names one: retired categories are not offered any more. */
export const offeredCategory = () =>
  z
    .string({ error: () => named(offeredCategories()) })
    .overwrite((value) => currentCategory(value))
    .refine(isOfferedCategory, { error: () => named(offeredCategories()) });
