import { expect, test } from 'vitest';
import { splitNames } from './loose-rules.ts';
import { parseQuery } from './query-rules.ts';
import { TitleIndex } from './title-index.ts';
import { readWanted } from './wanted-rules.ts';

const fields = ['Sales', 'Risk', 'Product', 'Brand', 'Case', 'Office'];
const titles = new TitleIndex();
for (const title of [...fields.map((field) => `${field} Manager`), 'Registered Nurse', 'Compliance Officer'])
  titles.take(title);
const texts = (q: string) => splitNames(parseQuery(q), titles).map((list) => list.map(({ text }) => text));

test('[I-7] the words of a name stand beside it, without those that end many titles', () => {
  expect(texts('compliance officer abuse')).toEqual([['compliance officer', 'compliance', 'abuse']]);
  expect(texts('registered nurse icu')).toEqual([['registered nurse', 'registered', 'nurse', 'icu']]);
  expect(texts('product manager seo')).toEqual([['product manager', 'product', 'seo']]);
});

test('[I-7] nothing is split that stands alone, is a word, in quotes or excluded', () => {
  expect(texts('registered nurse')).toEqual([]);
  expect(texts('compliance abuse')).toEqual([]);
  expect(texts('"compliance officer" abuse')).toEqual([]);
  expect(texts('abuse -"compliance officer"')).toEqual([]);
});

test('[I-7] a name alone is split for a place that has nothing of it, but for who leads and for roles', () => {
  const placed = (q: string) =>
    splitNames(parseQuery(q), titles, { isAnything: true }).map((list) => list.map(({ text }) => text));
  expect(placed('software engineer')).toEqual([['software engineer', 'software', 'engineer']]);
  expect(placed('product manager')).toEqual([['product manager', 'product']]);
  expect(placed('compliance officer')).toEqual([['compliance officer', 'compliance']]);
  expect(placed('"software engineer"')).toEqual([]);
});

test('[I-7] of a name alone its other ends will do too, as far as titles have them', () => {
  const engineers = new TitleIndex();
  for (const title of ['Site Engineer', 'Python Developer']) engineers.take(title);
  const split = splitNames(parseQuery('software engineer'), engineers, { isAnything: true });
  expect(split.map((list) => list.map(({ text }) => text))).toEqual([
    ['software engineer', 'software', 'engineer'],
    ['software engineer', 'software', 'developer'],
  ]);
});

test('[I-7] the words of some work tell more than those beside it', () => {
  const partsOf = (q: string) =>
    splitNames(parseQuery(q), titles)
      .flat()
      .filter(({ isPart }) => isPart)
      .map(({ text }) => text);
  expect(partsOf('compliance officer abuse')).toEqual(['compliance']);
  expect(partsOf('risk analysis abuse')).toEqual([]);
  const weights = (isPart: boolean) =>
    readWanted(
      parseQuery('compliance abuse')[0]?.map((term, at) => (at === 0 ? { ...term, isPart } : term)) ?? [],
      titles,
    )?.terms.map(({ weight }) => weight) ?? [];
  expect(weights(true)[0]).toBeGreaterThan(weights(false)[0] ?? 1);
});
