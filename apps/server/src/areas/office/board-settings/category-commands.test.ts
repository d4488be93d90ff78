import { defaultCategories } from '@waymark/contract/jobs/category-choices';
import { jobSearchOn } from '@waymark/contract/jobs/jobs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { createAlert, createJob, createStaff, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { categoryOfTitle } from '../../jobs/job-import/title-rules.ts';
import { readCategory } from '../../jobs/job-import/rules.ts';
import { importSettings } from './portable-commands.ts';

const context = useTestApp();
let staff: TestUser;

beforeEach(async () => {
  staff = await createStaff(context.services, { staff_role: 'administrator' });
});
afterEach(async () => {
  await context.database.deleteFrom('jobs').execute();
  await context.services.changes.settled();
  await context.database.deleteFrom('board_settings').execute();
  await board.load(context.database);
});

const put = (value: unknown, version = 0, key = 'categories') =>
  context.app.inject({
    method: 'PUT',
    url: `/api/staff/settings/${key}`,
    headers: staff.headers,
    payload: { value, version },
  });
const remove = (category: string, to: string, version = 0) =>
  context.app.inject({
    method: 'POST',
    url: `/api/staff/categories/${category}/deletion`,
    headers: staff.headers,
    payload: { to, version },
  });
const search = (category: string) =>
  context.app.inject({ url: `/api/jobs?${new URLSearchParams({ category })}` });
const countOf = async (category: string) => (await search(category)).json().total as number;
const without = (...values: string[]) => defaultCategories.filter(({ value }) => !values.includes(value));
const own = { value: 'boat-building', label: 'Boat building' };

async function post(category: string) {
  const job = await createJob(context.services, { category });
  await context.services.changes.settled();
  return job;
}

describe('[L-31] categories of the board', () => {
  test('are added, renamed and reordered, while postings and addresses keep their identifiers', async () => {
    await post('design');
    const renamed = without('design').concat({
      ...(defaultCategories[0] as (typeof defaultCategories)[number]),
      label: 'Drawing & Film',
    });
    expect((await put([own, ...renamed])).statusCode).toBe(200);
    await post('boat-building');
    expect(await countOf('design')).toBe(1);
    expect(await countOf('boat-building')).toBe(1);
    const { data } = (await context.app.inject({ url: '/api/v1/posting-choices' })).json();
    expect(data.categories[0]).toEqual({ ...own, retired: false });
    expect(data.categories.at(-1)).toMatchObject({ value: 'design', label: 'Drawing & Film' });
    expect((await search('no-such-work')).json().message).toMatch(/^category is one of boat-building, /);
  });

  test('a retired one is offered to no form, import or title, and stays to be found by', async () => {
    await post('health');
    const retired = defaultCategories.map((one) =>
      one.value === 'health' ? { ...one, retired: true } : one,
    );
    expect([categoryOfTitle(board.words, 'Nurse'), readCategory(board.words, 'Health')]).toEqual([
      'health',
      'health',
    ]);
    expect((await put(retired)).statusCode).toBe(200);
    expect([categoryOfTitle(board.words, 'Nurse'), readCategory(board.words, 'Health')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await countOf('health')).toBe(1);
  });

  test('one that postings have is not dropped with the list: the answer says how many', async () => {
    await post('design');
    await post('design');
    const refused = await put(without('design'));
    expect([refused.statusCode, refused.json().fields.value]).toEqual([
      400,
      '2 postings have the category “Design, Art & Multimedia”. Delete it by itself, which moves them to another category.',
    ]);
    await expect(
      importSettings(
        context.services,
        JSON.stringify({ format: 1, settings: { categories: without('design') }, mark: null }),
      ),
    ).rejects.toThrow('2 postings have the category');
    expect(await countOf('design')).toBe(2);
  });

  test('deleting it moves its postings, and what names it means the other from then on', async () => {
    const job = await post('design');
    const alert = await createAlert(context.services, { criteria: { keywords: '', category: 'design' } });
    const deleted = await remove('design', 'marketing');
    expect(deleted.json().data).toMatchObject({ version: 1, moved: 1 });
    await context.services.changes.settled();
    const row = await context.database
      .selectFrom('jobs')
      .select('category')
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow();
    expect(row.category).toBe('marketing');
    expect(await countOf('marketing')).toBe(1);
    // An old address and an alert.
    expect(await countOf('design')).toBe(1);
    expect(readCategory(board.words, 'design')).toBe('marketing');
    const stored = await context.database
      .selectFrom('job_alerts')
      .select('criteria')
      .where('id', '=', alert)
      .executeTakeFirstOrThrow();
    expect(stored.criteria.category).toBe('design');
    expect(jobSearchOn(board.words).parse({ category: ['design'] }).category).toEqual(['marketing']);
    // A second deletion of the other takes those along.
    expect((await remove('marketing', 'sales', 1)).statusCode).toBe(200);
    await context.services.changes.settled();
    expect(await countOf('design')).toBe(1);
    expect(jobSearchOn(board.words).parse({ category: ['design'] }).category).toEqual(['sales']);
  });

  test.each<[string, string, number, number]>([
    ['other', 'health', 0, 400],
    ['design', 'design', 0, 400],
    ['design', 'no-such-work', 0, 400],
    ['no-such-work', 'other', 0, 404],
    ['design', 'health', 7, 409],
  ])('%s is not moved to %s of version %i', async (category, to, version, status) => {
    await post('design');
    expect((await remove(category, to, version)).statusCode).toBe(status);
    expect(await countOf('design')).toBe(1);
  });

  test('what no posting has leads to “other” when it is dropped', async () => {
    expect((await put(without('legal'))).statusCode).toBe(200);
    expect(jobSearchOn(board.words).parse({ category: ['legal'] }).category).toEqual(['other']);
    expect(readCategory(board.words, 'Legal & Compliance')).toBe('other');
  });

  test.each<[string, unknown, string]>([
    [
      'a thousand',
      Array.from({ length: 1000 }, (_none, at) => ({ value: `c${at}`, label: `C ${at}` })),
      'value',
    ],
    ['angle brackets', [...defaultCategories, { ...own, label: '<b>Boats</b>' }], 'value.27.label'],
    ['a control character', [...defaultCategories, { ...own, label: 'Boats\u0007' }], 'value.27.label'],
    ['a text that turns direction', [...defaultCategories, { ...own, label: 'A\u202eB' }], 'value.27.label'],
    ['no name', [...defaultCategories, { ...own, label: ' ' }], 'value.27.label'],
    ['an address as identifier', [...defaultCategories, { ...own, value: '../x' }], 'value.27.value'],
    ['one name twice', [...defaultCategories, { ...own, label: 'health' }], 'value'],
    ['one identifier twice', [...defaultCategories, { ...own, value: 'health' }], 'value'],
    ['no “other”', without('other'), 'value'],
    ['a deleted one that leads nowhere', [...defaultCategories, { ...own, movedTo: 'nowhere' }], 'value'],
  ])('a list with %s is refused in words', async (_what, value, field) => {
    const response = await put(value);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(board.settings.categories).toEqual(defaultCategories);
  });

  test('sectors name categories of the board', async () => {
    const named = await put([{ label: 'Boats', category: 'no-such-work' }], 0, 'sectors');
    expect(named.json().fields.value).toBe('Please choose a category of the board for each sector.');
    expect((await put([{ label: 'Offices', category: 'administration' }], 0, 'sectors')).statusCode).toBe(
      200,
    );
  });

  test('postings are counted by category for staff', async () => {
    await post('design');
    const counts = await context.app.inject({ url: '/api/staff/categories', headers: staff.headers });
    expect(counts.json().data).toEqual([{ value: 'design', postings: 1 }]);
  });
});
