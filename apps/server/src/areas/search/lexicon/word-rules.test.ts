import { expect, test, describe } from 'vitest';
import { pluralForm, wordsOf, workersOf, nearestName } from './word-rules.ts';
import { editDistance } from '../../../platform/edit-distance.ts';
import { nearNames } from '../../../platform/near-names.ts';

describe('forms of words', () => {
  test.each([
    ['D. E. Shaw', 'de shaw'],
    ['D.E. Shaw', 'de shaw'],
    ['J. P. Morgan', 'jp morgan'],
    ['R.N. wanted', 'rn wanted'],
    ['T. Rowe Price', 't rowe price'],
    ['C++ and .NET', 'c++ and .net'],
  ])('[L-1] initials are one word, however they are written: %s', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words);
  });

  test.each([
    ['children', 'child'],
    ['salesmen', 'salesman'],
    ['saleswoman', 'salesman'],
    ['salesperson', 'salesman'],
    ['nurses', 'nurse'],
    ['women', 'woman'],
    ['human', 'human'],
  ])('[L-1] %s has the form %s', (word, form) => {
    expect(pluralForm(word)).toBe(form);
  });

  test.each([
    ['trading', 'trader'],
    ['accounting', 'accountant'],
    ['accountancy', 'accountant'],
    ['nursing', 'nurse'],
    ['engineering', 'engineer'],
    ['management', 'manager'],
    ['translation', 'translator'],
    ['carpentry', 'carpenter'],
    ['masonry', 'mason'],
    ['dentistry', 'dentist'],
    ['physiotherapy', 'physiotherapist'],
    ['photography', 'photographer'],
    ['analysis', 'analyst'],
    ['science', 'scientist'],
    ['economics', 'economist'],
    ['journalism', 'journalist'],
    ['architecture', 'architect'],
    ['design', 'designer'],
    ['drive', 'driver'],
    ['law', 'lawyer'],
    ['reception', 'receptionist'],
  ])('[L-1] what is done tells who does it: %s', (field, worker) => {
    expect(workersOf(field)).toContain(worker);
  });

  test('[L-1] who does something is no field, and a short word has no end to take', () => {
    expect(['nurse', 'sing', 'account', 'office', 'warehouse'].flatMap(workersOf)).toEqual([]);
  });
});

describe('the nearest word', () => {
  const names = (
    'accountant accounting nurse nurses purse electrician elecrtician mechanic mechanics recruiter ' +
    'recorder manager manger warehouse werehouse developer envelope'
  ).split(' ');
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

  test('[I-7] a list that has grown is searched again', () => {
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
});
