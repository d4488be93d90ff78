import { expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { planCatalog } from '../../../platform/plans/plan-catalog.ts';
import { createStaff } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { exportSettings, importSettings } from './portable-commands.ts';

const context = useTestApp();

const plan = {
  name: 'Large teams',
  unit: 'per year',
  amount: 90_000,
  currency: 'EUR',
  days: 365,
  postings: 50,
  seats: 20,
  candidateSearch: true,
  featuredDays: 7,
  refundTerms: 'Two weeks.',
};

/** A board that sells, shows and reads more than a new one. */
async function fillBoard(): Promise<void> {
  const { headers } = await createStaff(context.services, { staff_role: 'administrator' });
  const post = async (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') => {
    const answer = await context.app.inject({ method, url: `/api/staff/${url}`, payload, headers });
    expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(300);
    return answer;
  };
  await post('plans', plan);
  await post('plans/large-teams/place', { direction: 'up' }, 'PUT');
  await post('coupons', {
    code: 'SPRING-26',
    percent: 20,
    amount: null,
    currency: null,
    lastDay: null,
    maxUses: 10,
    products: [],
  });
  await post('job-sources', {
    name: 'Town hall',
    address: 'https://town.example/jobs.xml',
    format: 'xml',
    mapping: '{"fields":{"title":"name"}}',
    employerName: 'Town hall',
    everyHours: 6,
    mirrors: true,
    applications: 'there',
    passesOn: true,
  });
  const begun = await post('posts?kind=page', {});
  const { id } = begun.json().data;
  const draft = {
    title: 'Our promise',
    summary: 'What we promise.',
    body: '## No fees\n\nNone.',
    category: '',
    tags: [],
    author: '',
    coverId: null,
    slug: 'promise',
  };
  await post(`posts/${id}/draft`, { version: 1, draft }, 'PUT');
  await post(`posts/${id}/publication`, { version: 2, at: null });
}

async function emptyBoard(): Promise<void> {
  for (const table of ['coupons', 'job_sources', 'blog_posts'] as const)
    await context.database.deleteFrom(table).execute();
  await context.database.deleteFrom('plans').where('key', '=', 'large-teams').execute();
  await context.database.deleteFrom('board_settings').execute();
  await board.load(context.database);
  await planCatalog.load(context.database);
}

test('[L-31] a new board takes plans, coupons, pages and sources of another, once', async () => {
  await fillBoard();
  const exported = await exportSettings(context.services);
  expect(exported.plans?.map(({ key }) => key)).toContain('large-teams');
  expect(exported.pages).toMatchObject([{ slug: 'promise', title: 'Our promise' }]);
  await emptyBoard();
  const text = JSON.stringify(exported);
  expect(await importSettings(context.services, text)).toEqual(['plans', 'coupons', 'pages', 'sources']);
  expect(await exportSettings(context.services)).toEqual(exported);
  const page = await context.database.selectFrom('blog_posts').select(['state', 'kind', 'slug']).execute();
  expect(page).toEqual([{ state: 'published', kind: 'page', slug: 'promise' }]);
  expect(await importSettings(context.services, text)).toEqual([]);
});

test.each([
  [
    'a plan without a name',
    { plans: [{ ...plan, key: 'x', kind: 'plan', isRetired: false, name: '' }] },
    'Give the plan a name.',
  ],
  [
    'a second free plan',
    { plans: [{ ...plan, key: 'gratis', kind: 'free', isRetired: false, amount: 0, featuredDays: 0 }] },
    'every board has',
  ],
  [
    'two plans of one name',
    { plans: ['x', 'y'].map((key) => ({ ...plan, key, kind: 'plan', isRetired: false })) },
    'Two plans have the name “Large teams”.',
  ],
  [
    'a coupon for a product that is not here',
    {
      coupons: [
        {
          code: 'A-1',
          percent: 5,
          amount: null,
          currency: null,
          lastDay: null,
          maxUses: null,
          products: ['none'],
        },
      ],
    },
    '“A-1” is for a product “none” that is not here.',
  ],
  [
    'a source at no address',
    { sources: [{ name: 'Town', address: 'file:///etc/passwd' }] },
    'The address has to begin',
  ],
])('[L-31] %s is refused in words, and nothing is changed', async (_what, parts, words) => {
  await emptyBoard();
  const before = await exportSettings(context.services);
  const file = { format: 1, settings: { name: 'Other' }, mark: null, ...parts };
  await expect(importSettings(context.services, JSON.stringify(file))).rejects.toThrow(words);
  expect(await exportSettings(context.services)).toEqual(before);
});
