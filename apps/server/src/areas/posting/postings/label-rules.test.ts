import type { DraftFields } from '@waymark/contract/posting/postings';
import { expect, test } from 'vitest';
import { listUnreadLabels } from './label-rules.ts';

const unread = (text: string, found: Partial<DraftFields> = {}) =>
  listUnreadLabels(text.split('\n'), found).map(({ label, text: value }) => `${label}|${value}`);

test.each([
  ['Location: Kleinostheim-Nord', 'Location|Kleinostheim-Nord'],
  ['Standort: bei uns im Tal', 'Standort|bei uns im Tal'],
  ['Salary: competitive', 'Salary|competitive'],
  ['- Gehalt: nach Tarif', 'Gehalt|nach Tarif'],
  ['Entgeltgruppe: E9', 'Entgeltgruppe|E9'],
  ['Closing date: when the post is filled', 'Closing date|when the post is filled'],
  ['Experience: some', 'Experience|some'],
  ['Contract type: as agreed', 'Contract type|as agreed'],
  ['Department: Wards of the north', 'Department|Wards of the north'],
])('[L-4, L-38] of “%s” it is said that nothing was read', (line, said) => {
  expect(unread(`Nurse\n\n${line}\nWe look after people.`)).toEqual([said]);
});

test('[L-4, L-38] a labelled line that was read, a heading and a sentence are not named', () => {
  expect(unread('Location: Leeds', { places: ['Leeds'] })).toEqual([]);
  expect(unread('Workplace: remote', { workMode: 'remote' })).toEqual([]);
  expect(unread('Salary: £30,000', { salaryMin: '30000' })).toEqual([]);
  expect(unread('Salary:\nWhat you do: keep the books\nhttps://example.com/jobs')).toEqual([]);
  expect(unread(`Experience: ${'word '.repeat(60)}`)).toEqual([]);
});

test('[L-21] a text of any size names a bounded number of lines', () => {
  expect(unread(Array.from({ length: 5000 }, () => 'Salary: open').join('\n'))).toHaveLength(20);
});
