import { expect, test } from 'vitest';
import { filterCommands, type Command } from './commands.ts';

const command = (label: string, detail = ''): Command => ({
  key: label,
  kind: 'Pages',
  label,
  detail,
  icon: 'page',
  does: '/',
});
const all = [
  command('Saved Jobs', 'Jobs'),
  command('Job Alerts', 'Jobs'),
  command('Rückmeldungen'),
  command('Colours: Dark'),
];
const labelsOf = (typed: string) => filterCommands(all, typed).map(({ label }) => label);

test('[L-34] nothing typed lists all commands', () => {
  expect(labelsOf(' ')).toEqual(all.map(({ label }) => label));
});

test('[L-34] each typed word begins a word of the label or of its group; the first one orders', () => {
  expect(labelsOf('job')).toEqual(['Job Alerts', 'Saved Jobs']);
  expect(labelsOf('job al')).toEqual(['Job Alerts']);
  expect(labelsOf('aved')).toEqual([]);
  expect(labelsOf('dark')).toEqual(['Colours: Dark']);
});

test('[L-34] accents and capitals make no difference', () => {
  expect(labelsOf('RUCK')).toEqual(['Rückmeldungen']);
});
