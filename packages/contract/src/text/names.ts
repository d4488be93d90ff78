import { z } from '../zod.ts';
import { fixed } from './say.ts';
import { msg } from './message.ts';

/** Line breaks, other control characters and direction marks. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const notPlain = msg`Please use one line, without hidden characters.`;

/** ".js" ends names of tools, not of domains. */
const domain = /[\p{L}\p{N}]\.(?!js\b)\p{L}{2,}/iu;
const noAddress = msg`Please leave out web and email addresses; after a full stop, type a space.`;

/** Whether a text is one line without hidden characters. */
export const isPlain = (value: string): boolean => !hidden.test(value);

/** Whether a mail program could turn a part of the text into a link. */
export function hasAddress(value: string): boolean {
  // Normalised as browsers do, so that full-width letters and dots count.
  const text = value.normalize('NFKC').replaceAll('\u3002', '.');
  return /@|:\/\/|\bwww\./i.test(text) || domain.test(text);
}

/** A required name of one line. */
export const plainName = (required: string, max = 120) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(max, fixed`Please use at most ${max} characters.`)
    .refine(isPlain, notPlain);

/** The name of a person. Mails contain it, so it must not become a link. */
export const personName = (required: string, max = 80) =>
  plainName(required, max).refine((value) => !hasAddress(value), noAddress);

const optionalName = (text: z.ZodString, max = 80) =>
  text
    .trim()
    .max(max, fixed`Please use at most ${max} characters.`)
    .refine(isPlain, notPlain)
    .refine((value) => !hasAddress(value), noAddress);

/** A person with one name sends an empty last name; an absent or blank one was forgotten. */
export const lastName = (required: string) =>
  optionalName(z.string(required).refine((value) => value === '' || value.trim() !== '', required));

/** An optional name that members give and mails contain. */
export const ownName = (max: number) => optionalName(z.string(), max).default('');
