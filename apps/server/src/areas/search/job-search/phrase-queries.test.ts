import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { beforeAll, expect, test } from 'vitest';
import { createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const repeat = (count: number, draft: { title: string; description: string }) =>
  Array.from({ length: count }, () => draft);
const drafts = [
  // Postings with a phrase come first: they are the oldest of their day, which nothing else may make up for.
  { title: 'Product Designer', description: 'You test pages with screen readers beside a senior.' },
  { title: 'Translator', description: 'You try our screen reader.' },
  { title: 'Bookkeeper', description: 'You prepare financial statements.' },
  { title: 'Porter', description: 'You help the ward nurse.' },
  { title: 'Cook', description: 'Ask a stone mason.' },
  { title: 'Waiter', description: 'You serve.' },
  // A reader is a lecturer too.
  ...repeat(3, { title: 'University Lecturer', description: 'You teach.' }),
  { title: 'University Lecturer', description: 'You look at a screen.' },
  { title: 'Optician', description: 'The screen stands beside the readers.' },
  ...repeat(3, { title: 'Financial Advisor', description: 'You advise. Statements are sent.' }),
  { title: 'Statements Clerk', description: 'Your work is financial.' },
  ...repeat(3, { title: 'Staff Nurse', description: 'You work on a ward.' }),
  { title: 'Nurse', description: 'You care.' },
  { title: 'Stone Mason', description: 'You build.' },
];

beforeAll(async () => {
  for (const [at, draft] of drafts.entries())
    await createJob(context.services, { ...draft, posted_at: new Date(Date.UTC(2026, 0, 1, 0, at)) });
  await context.services.changes.settled();
});

async function find(q: string): Promise<string[]> {
  const { data } = await context.index.search(jobSearchSchema.parse({ q, wide: 'true' }));
  return data.map(({ title }) => title);
}

test.each(['screen readers', 'screen reader', 'Screen Reader'])(
  '[I-8] %j finds texts with these words in a row before lecturers, who are readers too',
  async (q) => {
    const titles = await find(q);
    expect(titles.slice(0, 2)).toEqual(['Translator', 'Product Designer']);
    expect(titles.slice(2)).toEqual([
      'University Lecturer',
      'University Lecturer',
      'University Lecturer',
      'University Lecturer',
      'Optician',
    ]);
  },
);

test.each(['senior screen readers', 'screen readers for pages', 'pages and screen readers'])(
  '[I-8] %j finds texts with the readers in a row before lecturers too',
  async (q) => {
    const titles = await find(q);
    expect(titles).toEqual(expect.arrayContaining(['Product Designer', 'University Lecturer']));
    expect(titles.indexOf('Product Designer')).toBeLessThan(titles.indexOf('University Lecturer'));
  },
);

test('[I-8] words in a row in a text come before titles with one of them', async () => {
  const titles = await find('financial statements');
  expect(titles[0]).toBe('Bookkeeper');
  expect(titles.slice(1).toSorted()).toEqual([
    'Financial Advisor',
    'Financial Advisor',
    'Financial Advisor',
    'Statements Clerk',
  ]);
});

test('[I-8] words that are excluded stay excluded where the others stand in a row', async () => {
  expect(await find('screen readers -translator')).not.toContain('Translator');
  expect((await find('screen readers -translator'))[0]).toBe('Product Designer');
});

test('[I-8] who only works beside some work comes after those who do it', async () => {
  expect(await find('ward nurse')).toEqual(['Staff Nurse', 'Staff Nurse', 'Staff Nurse', 'Nurse', 'Porter']);
  expect(await find('stone mason')).toEqual(['Stone Mason', 'Cook']);
});
