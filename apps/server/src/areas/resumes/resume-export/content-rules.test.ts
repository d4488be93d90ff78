import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { describeResume } from './content-rules.ts';

test('[C-6] a project in progress prints Present, one that is finished or says nothing does not', () => {
  const dated = { name: 'Beacon', startDate: '2020-01' };
  const { sections } = describeResume(
    sayEnglish,
    {
      projects: [
        { ...dated, 'x-waymark': { status: 'in-progress' } },
        { ...dated, endDate: '2021-02', 'x-waymark': { status: 'in-progress' } },
        { ...dated, 'x-waymark': { status: 'finished' } },
        dated,
      ],
    },
    { order: ['projects'], hidden: [] },
  );
  const [projects] = sections;
  const dates = projects?.kind === 'entries' ? projects.entries.map((entry) => entry.dates) : [];
  expect(dates).toEqual(['Jan 2020 – Present', 'Jan 2020 – Feb 2021', 'Jan 2020', 'Jan 2020']);
});

test('[C-6] what goes on prints Present in every section, and what is said to have ended does not', () => {
  const current = { startDate: '2020-01', 'x-waymark': { isCurrent: true } };
  const ended = { startDate: '2020-01', 'x-waymark': { isCurrent: false } };
  const undated = { 'x-waymark': { isCurrent: true } };
  const sample = <T extends { 'x-waymark': object }>(one: T) => ({
    ...one,
    name: 'Portfolio',
    'x-waymark': { ...one['x-waymark'], kind: 'work-sample' as const },
  });
  const { sections } = describeResume(
    sayEnglish,
    {
      work: [current, ended, undated, { startDate: '2020-01' }].map((one) => ({
        ...one,
        position: 'Keeper',
      })),
      volunteer: [current, ended].map((one) => ({ ...one, position: 'Guide' })),
      projects: [sample(current), sample(ended), sample({ startDate: '2020-01', 'x-waymark': {} })],
    },
    { order: ['work', 'volunteer', 'projects'], hidden: [] },
  );
  const dates = sections.map((one) =>
    one.kind === 'entries' ? one.entries.map((entry) => entry.dates) : [],
  );
  expect(dates).toEqual([
    ['Jan 2020 – Present', 'Jan 2020', 'Present', 'Jan 2020 – Present'],
    ['Jan 2020 – Present', 'Jan 2020'],
    ['Jan 2020 – Present', 'Jan 2020', 'Jan 2020 – Present'],
  ]);
});
