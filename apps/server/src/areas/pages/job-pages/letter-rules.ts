import type { CountedName, LetteredNames } from '@waymark/contract/jobs/categories';
import { letterOf } from '../../companies/companies/letter-rules.ts';

const otherLetter = 'other';
/** Of one letter; nobody reads further. */
const namesShown = 1000;

const alphabet = [
  ...[...'abcdefghijklmnopqrstuvwxyz'].map((value) => ({ value, label: value.toUpperCase() })),
  { value: '0-9', label: '0-9' },
  { value: otherLetter, label: 'Other' },
];

const letterOrOther = ({ name }: CountedName) => letterOf(name) || otherLetter;

/** The names under a letter, or under the first that has any; names come with most jobs first. */
export function findByLetter(names: readonly CountedName[], asked: string): LetteredNames {
  const byLetter = Map.groupBy(names, letterOrOther);
  const letters = alphabet
    .map((letter) => ({ ...letter, count: byLetter.get(letter.value)?.length ?? 0 }))
    .filter(({ count }) => count > 0);
  const letter = byLetter.has(asked) ? asked : (letters[0]?.value ?? '');
  const found = (byLetter.get(letter) ?? [])
    .slice(0, namesShown)
    .map(({ name, value, count }) => ({ name, value, count }));
  return { letters, letter, names: found.toSorted((a, b) => compareNames(a.name, b.name)) };
}

const compareNames = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;
