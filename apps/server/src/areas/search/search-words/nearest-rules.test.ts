import { expect, test } from 'vitest';
import { editDistance } from '../../../platform/edit-distance.ts';
import { nearNames } from '../../../platform/near-names.ts';
import { nearestName } from './nearest-rules.ts';

const names = 'accountant accounting nurse nurses purse electrician elecrtician mechanic mechanics recruiter recorder manager manger warehouse werehouse developer envelope'.split(' '); // prettier-ignore
const byLength: string[][] = [];
for (const name of names) (byLength[name.length] ??= []).push(name);
const near = (typed: string) =>
  [...nearNames(typed, byLength, (name) => name)].map(({ one }) => one).toSorted();

test('[I-7] a look at its letters keeps every name that is near enough', () => {
  const typed = names.flatMap((name) => [
    name,
    name.slice(1),
    `x${name}`,
    `${name.slice(0, 2)}zz${name.slice(4)}`,
    [...name].toReversed().join(''),
  ]);
  for (const one of typed.filter(({ length }) => length >= 4)) {
    const slips = one.length >= 7 ? 2 : 1;
    expect(near(one)).toEqual(names.filter((name) => editDistance(one, name, slips) <= slips).toSorted());
  }
});

test('[I-7] a list that has grown is looked at anew', () => {
  byLength[5]?.push('curse');
  expect(near('curse')).toEqual(['curse', 'nurse', 'purse']);
});

test.each([
  ['fizio', 'physio'],
  ['grafic', 'graphic'],
  ['farmasist', 'pharmacist'],
  ['fotografer', 'photographer'],
  ['mekanik', 'mechanic'],
  ['akountant', 'accountant'],
])('[I-7] what sounds like a name is that name: %s', (typed, meant) => {
  const spelt = [
    'physio',
    'graphic',
    'graphics',
    'pharmacist',
    'photographer',
    'mechanic',
    'accountant',
    'trainer',
  ];
  const lengths: string[][] = [];
  for (const name of spelt) (lengths[name.length] ??= []).push(name);
  expect(nearestName(typed, lengths, new Map(spelt.map((name) => [name, 1])))).toBe(meant);
  expect(nearestName(meant, lengths, new Map(spelt.map((name) => [name, 1])))).toBeUndefined();
});
