import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './operations.ts';

/** Ids of what is there, by the name of the parameter or field that takes them; `any` of every kind. */
export interface KnownIds {
  byName: Record<string, readonly string[]>;
  any: readonly string[];
}

const dayMs = 86_400_000;
// Of the day, so that the same seed draws the same a moment later.
const today = Math.floor(Date.now() / dayMs) * dayMs;

/** Texts that a schema allows: of its format, its pattern, and any length up to the limit. */
export function textsOf(schema: Schema, ids: KnownIds, name: string): Arbitrary<string> {
  const { minLength = 0, maxLength, format, pattern } = schema;
  const matches = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const fits = (text: string) =>
    text.length >= minLength && text.length <= (maxLength ?? Infinity) && (matches?.test(text) ?? true);
  const byFormat = textsOfFormat(format, ids, name);
  if (byFormat) return byFormat.filter(fits);
  const own = ids.byName[name]?.filter(fits) ?? [];
  const free = pattern === undefined ? freeTexts(name, minLength, maxLength) : matching(pattern, schema);
  const texts = free.filter(fits);
  return own.length > 0 ? fc.oneof({ arbitrary: fc.constantFrom(...own), weight: 6 }, texts) : texts;
}

function textsOfFormat(format: string | undefined, ids: KnownIds, name: string) {
  switch (format) {
    case 'uuid':
      return idsFor(ids, name);
    case 'email':
      return emails;
    case 'uri':
      return fc.webUrl();
    case 'date':
      return moments.map((moment) => moment.toISOString().slice(0, 10));
    case 'date-time':
      return moments.map((moment) => moment.toISOString());
    default:
      return undefined;
  }
}

function idsFor({ byName, any }: KnownIds, name: string): Arbitrary<string> {
  const own = byName[name] ?? [];
  const others = any.length > 0 ? fc.constantFrom(...any) : fc.uuid({ version: 7 });
  const strange = fc.oneof({ arbitrary: others, weight: 2 }, fc.uuid({ version: 7 }));
  return own.length > 0 ? fc.oneof({ arbitrary: fc.constantFrom(...own), weight: 9 }, strange) : strange;
}

const emails = fc
  .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.nat({ max: 9999 }))
  .map(([word, number]) => `${word}${number}@example.org`);

/** Most of what people enter is near; what is far has to be taken as well. */
const moments: Arbitrary<Date> = fc.oneof(
  { arbitrary: fc.integer({ min: -400, max: 400 }).map((days) => new Date(today + days * dayMs)), weight: 5 },
  fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
);

/** Of a pattern; what it looks ahead for is left to the filter behind. */
function matching(pattern: string, { maxLength }: Schema): Arbitrary<string> {
  const plain = pattern.replaceAll(/\(\?[!=][^)]*\)/g, '');
  const limit = maxLength === undefined ? {} : { maxLength };
  const words = fc.stringMatching(new RegExp(plain, 'u'), { ...limit, size: 'small' });
  if (maxLength === undefined || !/[*+]\$$/.test(plain)) return words;
  // The whole room that a pattern leaves which may go on as it ended.
  const matches = new RegExp(pattern, 'u');
  const filled = words.map((text) => {
    const long = text + (text.at(-1) ?? '').repeat(Math.max(0, maxLength - text.length));
    return matches.test(long) ? long : text;
  });
  return fc.oneof({ arbitrary: words, weight: 5 }, filled);
}

const plainWords = fc
  .array(fc.stringMatching(/^[A-Za-z]{2,9}$/), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '));

function freeTexts(name: string, minLength: number, maxLength = 300): Arbitrary<string> {
  const special = specialTexts(name);
  const written = fc.oneof(
    { arbitrary: plainWords.map((text) => fill(text, minLength).slice(0, maxLength).trim()), weight: 6 },
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) }),
    ofLength(fc.constantFrom(minLength, maxLength, Math.max(minLength, maxLength - 1))),
    ofLength(fc.integer({ min: minLength, max: maxLength })),
  );
  return special ? fc.oneof({ arbitrary: special, weight: 12 }, written) : written;
}

function ofLength(lengths: Arbitrary<number>): Arbitrary<string> {
  const units = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 });
  return fc.tuple(lengths, fc.oneof(plainWords, units)).map(([length, unit]) => fill(unit, length, true));
}

/** The text again and again until it is that long; `exactly` cuts it there, without a half of a pair at its end. */
function fill(text: string, length: number, exactly = false): string {
  const long = text.length >= length ? text : text.repeat(Math.ceil(length / text.length));
  if (!exactly) return long;
  const cut = long.slice(0, length);
  return cut.isWellFormed() ? cut : `${cut.slice(0, -1)}a`;
}

/** Where no format says it, the name of a field does. */
function specialTexts(name: string): Arbitrary<string> | undefined {
  if (/email$/i.test(name)) return emails;
  if (/phone$/i.test(name)) return fc.constantFrom('+44 20 7946 0000', '+1 202 555 0100', '030 123456');
  if (/(url|website|link)$/i.test(name)) return fc.webUrl();
  if (/(deadline|date|day)$/i.test(name)) return moments.map((moment) => moment.toISOString().slice(0, 10));
  if (/(At|since|until)$/.test(name)) return moments.map((moment) => moment.toISOString());
  if (/^(countries|country)$/i.test(name)) return fc.constantFrom('GB', 'Germany', 'France');
  if (/^timeZone$/.test(name)) return fc.constantFrom('Europe/London', 'UTC', 'Asia/Tokyo');
  if (/(password)$/i.test(name))
    return fc.constantFrom('correct horse battery staple', 'Another-long-pass-9');
  return undefined;
}
