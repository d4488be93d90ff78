import { isPlain } from '../../text/names.ts';
import { z } from '../../zod.ts';
import { resumeProfileLimits } from '../choices.ts';
import { fixed } from '../../text/say.ts';

const tooLong = (max: number) => fixed`Please use at most ${max} characters.`;

/** One line; may be empty. */
export const line = (max: number = resumeProfileLimits.line) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .refine(isPlain, fixed`Please use one line, without hidden characters.`)
    .default('');

/** Control characters except line breaks and tabs, and characters that change the text direction. */
const hiddenInText = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** Several lines; may be empty. */
export const lines = (max: number = resumeProfileLimits.text) =>
  z
    .string()
    .overwrite((value) => value.replaceAll(/\r\n?/g, '\n').trim())
    .max(max, tooLong(max))
    .refine((value) => !hiddenInText.test(value), fixed`Please leave out hidden characters.`)
    .default('');

const notAnAddress = fixed`Enter a web address, for example https://example.org.`;

/** Whether a text is a web address: no scripts, no local files. */
function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
}

/** A web link; may be empty. `https://` is added if it is missing. */
export const link = () =>
  z
    .string()
    .trim()
    .max(resumeProfileLimits.link, tooLong(resumeProfileLimits.link))
    .overwrite((value) => (value === '' || /^[a-z][a-z\d+-]*:/i.test(value) ? value : `https://${value}`))
    .overwrite((value) => (isPlain(value) ? value.replaceAll(/\s/g, encodeURIComponent) : value))
    .refine((value) => value === '' || (isPlain(value) && isWebAddress(value)), notAnAddress)
    .default('');

/** `2021`, `2021-06` or `2021-06-30`, as precise as it is known; may be empty. */
export const partialDate = () =>
  z
    .string()
    .regex(
      /^(|(19|20)\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?)$/,
      fixed`Please enter a year, and a month where you know it.`,
    )
    .default('');

/** Whether a span ends before it starts; missing dates are accepted. */
export function endsBeforeItBegins(from: string, till: string): boolean {
  const known = Math.min(from.length, till.length);
  return known > 0 && till.slice(0, known) < from.slice(0, known);
}

export const oneOf = <T extends string>(choices: readonly { readonly value: T }[]) =>
  z
    .union(
      [z.literal(''), z.enum(choices.map(({ value }) => value))],
      fixed`Please choose one from the list.`,
    )
    .default('');

export const highlights = () =>
  z
    .array(line(resumeProfileLimits.highlight))
    .max(resumeProfileLimits.highlights, fixed`Please list at most ${resumeProfileLimits.highlights} points.`)
    .overwrite((points) => points.filter(Boolean))
    .default([]);

export const keywords = () =>
  z
    .array(line(resumeProfileLimits.keyword))
    .max(resumeProfileLimits.keywords, fixed`Please name at most ${resumeProfileLimits.keywords} keywords.`)
    .overwrite((words) => [...new Set(words.filter(Boolean))])
    .default([]);
