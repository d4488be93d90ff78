import { expect, test } from 'vitest';
import { namedEntry } from '../../../testing/named-entry.ts';
import { translateQuery } from './foreign-reading-rules.ts';
import { addKin } from './kin-rules.ts';
import { parseQuery } from './query-rules.ts';
import { Vocabulary } from './vocabulary-index.ts';

const words = new Vocabulary(
  ['Carpenter', 'Preschool Teacher', 'Kindergarten Teacher', 'Business Analyst', 'Van Driver', 'Software Engineer'].map(
    (text) => namedEntry('title', text, 3),
  ),
); // prettier-ignore
const kinOf = (q: string) =>
  addKin(translateQuery(parseQuery(q), words), words).flat().flatMap(({ kin = [] }) => kin); // prettier-ignore

test.each([
  ['bricklayer', ['carpenter']],
  ['muratore', ['carpenter']],
  ['nanny', ['preschool teacher', 'kindergarten teacher']],
  ['taxi driver', ['van driver']],
  ['night nanny', ['preschool teacher', 'kindergarten teacher']],
])('[I-7] without a %s there is work of its kind', (q, kin) => {
  expect(kinOf(q)).toEqual(kin);
});

test.each(['carpenter', 'van driver', 'programmer', 'librarian', '"bricklayer"', 'python', 'zzzz'])(
  '[I-7] %s is what jobs have, or like nothing they have',
  (q) => {
    expect(kinOf(q)).toEqual([]);
  },
);

const board = new Vocabulary(
  ['Software Test Engineer', 'UX Designer', 'General Laborer', 'Quality Manager'].map((text) =>
    namedEntry('title', text, 3),
  ),
);
const listsOf = (q: string) =>
  addKin(parseQuery(q), board).map((list) => list.map(({ text, kin }) => ({ text, kin })));

test('[I-7] what people call other work together is that work, and what its words say stays', () => {
  expect(listsOf('night QA tester')).toEqual([
    [{ text: 'night' }, { text: 'QA' }, { text: 'tester' }],
    [{ text: 'night' }, { text: 'QA tester', kin: ['software test engineer'] }],
  ]);
  expect(listsOf('roustabout')).toEqual([[{ text: 'roustabout', kin: ['general laborer'] }]]);
});

test.each(['software test engineer', 'quality manager', '"QA tester"', 'night qq'])(
  '[I-7] %s is no other work',
  (q) => {
    expect(addKin(parseQuery(q), board)).toEqual(parseQuery(q));
  },
);

test('[I-7] a thing that is asked for alone stands for who has to do with it', () => {
  const salon = new Vocabulary(['Hair Stylist', 'Welder'].map((text) => namedEntry('title', text, 3)));
  const kinIn = (q: string) => addKin(parseQuery(q), salon).flat().flatMap(({ kin = [] }) => kin); // prettier-ignore
  expect(kinIn('beards')).toEqual([]);
  expect(kinIn('scalp')).toEqual(['hair stylist']);
  expect(kinIn('scalp welder')).toEqual([]);
  // What titles have is that itself.
  expect(kinIn('hair')).toEqual([]);
});
