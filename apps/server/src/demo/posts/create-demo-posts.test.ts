import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { refreshFigures } from '../../areas/content/blog/figure-commands.ts';
import { listFigures, listPosts } from '../../areas/content/blog/queries.ts';
import { listCharts, measureText } from '../../areas/content/blog/rules.ts';
import { createJob, createPlace } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createDemoPosts, readDemoPosts } from './create-demo-posts.ts';

const context = useTestApp();
const everything = { q: '', category: '', tag: '', author: '', month: '' };

test('[J-1] the demo has twenty-four posts to read, four of them with figures of the board', async () => {
  const posts = await readDemoPosts();
  expect(posts).toHaveLength(24);
  for (const { slug, summary, body, daysAgo } of posts) {
    const { words } = measureText(body);
    expect(words, slug).toBeGreaterThanOrEqual(600);
    expect(words, slug).toBeLessThanOrEqual(1200);
    expect(summary.length, slug).toBeLessThanOrEqual(300);
    expect(daysAgo, slug).toBeGreaterThan(0);
  }
  expect(
    posts
      .flatMap(({ body }) => listCharts(body))
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['how-long-open', 'pay-by-place', 'remote-share', 'skills-together']);
  // Two processes that load at once, and a second start.
  await Promise.all([createDemoPosts(context.database), createDemoPosts(context.database)]);
  await createDemoPosts(context.database);
  expect((await listPosts(context.database, everything, 1, 6)).total).toBe(24);
});

test('[J-1] the figures follow the postings', async () => {
  const { services, database } = context;
  const place = await createPlace(services, { city: 'Hull', country: 'United Kingdom' });
  await createDemoPosts(database);
  const shared = {
    title: 'Staff Nurse, Nights',
    place_ids: [place],
    category: 'health',
    skills: ['Triage', 'BLS'],
  } as const;
  for (let at = 0; at < 12; at++) {
    await createJob(services, {
      ...shared,
      place_ids: [place],
      skills: [...shared.skills],
      work_mode: at < 3 ? 'remote' : 'on-site',
      salary_min: 30_000_00,
      salary_max: 40_000_00,
      salary_currency: 'USD',
      salary_period: 'year',
      salary_yearly_usd: 40_000,
    });
  }
  await refreshFigures(database);
  const names = ['pay-by-place:nurse', 'remote-share', 'skills-together', 'how-long-open'];
  const figures = await listFigures(database, names);
  expect(figures.get('pay-by-place:nurse')?.figures.rows).toEqual([
    { label: 'United Kingdom', low: 35_000, middle: 35_000, high: 35_000, count: 12 },
  ]);
  expect(figures.get('remote-share')?.figures.rows).toEqual([
    { label: expect.any(String), shares: [0.25, 0], count: 12 },
  ]);
  const [together] = figures.get('skills-together')?.figures.rows ?? [];
  expect(together).toMatchObject({ shares: [1], count: 12 });
  expect(sayEnglish(together?.label ?? '')).toBe('BLS and Triage');
  const ages = figures.get('how-long-open')?.figures.rows ?? [];
  expect(ages.reduce((all, { count }) => all + count, 0)).toBe(12);

  await database.updateTable('jobs').set({ status: 'filled' }).execute();
  await refreshFigures(database);
  expect((await listFigures(database, names)).get('remote-share')?.figures.rows).toEqual([]);
});
