import { expect, test } from 'vitest';
import { describeResume } from './content-rules.ts';

test('[C-6] a project in progress prints Present, one that is finished or says nothing does not', () => {
  const dated = { name: 'Beacon', startDate: '2020-01' };
  const { sections } = describeResume(
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
