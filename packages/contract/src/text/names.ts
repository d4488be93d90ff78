import { z } from '../zod.ts';

/** Line breaks and other control characters, and those that turn the direction of what follows. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const notPlain = 'Please use one line, without hidden characters.';

/** ".js" ends the names of tools and no domain. */
const domain = /[\p{L}\p{N}]\.(?!js\b)\p{L}{2,}/iu;
const noAddress = 'Please leave out web and e-mail addresses; after a full stop, type a space.';

/** Whether a text is one line that reads as it is written. */
export const isPlain = (value: string): boolean => !hidden.test(value);

/** Whether a mail program could make a link of something in a text. */
export function hasAddress(value: string): boolean {
  // As browsers read it: a full-width letter or dot is one like any other.
  const text = value.normalize('NFKC').replaceAll('\u3002', '.');
  return /@|:\/\/|\bwww\./i.test(text) || domain.test(text);
}

/** The name of anything: one line, which is asked for. */
export const plainName = (required: string, max = 120) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(max, `Please use at most ${max} characters.`)
    .refine(isPlain, notPlain);

/** The name of a person. We mail it, so that it must not lead anywhere. */
export const personName = (required: string, max = 80) =>
  plainName(required, max).refine((value) => !hasAddress(value), noAddress);

/** What somebody calls something of their own that we mail them, or nothing. */
export const ownName = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters.`)
    .refine(isPlain, notPlain)
    .refine((value) => !hasAddress(value), noAddress)
    .default('');
