import { expect, test } from 'vitest';
import { editDistance } from '../../platform/edit-distance.ts';
import { nearNames } from '../../platform/near-names.ts';

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
