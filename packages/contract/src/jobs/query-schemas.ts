import { z } from '../zod.ts';
import { fixed } from '../text/say.ts';

/** One of a choice list; the error names the field and the choices. */
export const oneOf = <T extends string>(name: string, choices: readonly T[]) =>
  z.enum(choices, fixed`${name} is one of ${choices.join(', ')}.`);

export const values = <T extends string>(choices: readonly { readonly value: T }[]) =>
  choices.map((choice) => choice.value);

/** `type=a&type=b` arrives as a list, `type=a` as text: both are a list here. */
export const listOf = <T extends z.ZodType>(item: T, max = 50, tooMany?: string) =>
  z
    .preprocess(
      (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
      z.array(item).max(max, tooMany),
    )
    .prefault([]);

export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, fixed`Please use at most ${max} characters.`)
    .default('');

/** An empty form field arrives as '' and counts as missing. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
