import { defaultCategories } from '@waymark/contract/jobs/category-choices';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { createCompany, createJob, createStaff, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { readPosting } from '../../jobs/job-import/draft-rules.ts';
import { defaultMapping } from '../../jobs/job-import/mapping-rules.ts';
import { categoryOfTitle } from '../../jobs/job-import/title-rules.ts';

const context = useTestApp();
let staff: TestUser;

const harbours = { value: 'harbours', label: 'Tides and Harbours', retired: false, movedTo: null };
const lights = { value: 'lights', label: 'Lights', retired: false, movedTo: null };
const words = [
  { category: 'harbours', words: ['harbour', 'tide', 'hafen*', 'port authority'] },
  { category: 'lights', words: ['lamp lighter', 'harbour light'] },
];

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  context.app.inject({
    method,
    url: `/api/staff${path}`,
    headers: staff.headers,
    ...(payload && { payload }),
  });
const put = (key: string, value: unknown, version = 0) => call('PUT', `/settings/${key}`, { value, version });
const categoryOf = async ({ number }: { number: number }) =>
  (
    await context.database
      .selectFrom('jobs')
      .select('category')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  ).category;

beforeEach(async () => {
  staff = await createStaff(context.services, { staff_role: 'administrator' });
  await put('categories', [harbours, lights, ...defaultCategories]);
});
afterEach(async () => {
  await context.database.deleteFrom('jobs').execute();
  await context.services.changes.settled();
  await context.database.deleteFrom('board_settings').execute();
  await context.database.deleteFrom('audit_log').execute();
  await board.load(context.database);
});

describe('[L-4] words of categories', () => {
  test('are tried over what is in "other", moved, noted, and put back', async () => {
    const master = await createJob(context.services, { title: 'Harbour Masters (m/f/d)', category: 'other' });
    const german = await createJob(context.services, { title: 'Hafenmeister', category: 'other' });
    const cook = await createJob(context.services, { title: 'Harbour Cook', category: 'food-service' });
    const none = await createJob(context.services, { title: 'Poet', category: 'other' });
    const tried = await call('POST', '/category-words/trial', { words });
    const moves = [
      { category: 'harbours', postings: 2, examples: ['Harbour Masters (m/f/d)', 'Hafenmeister'] },
    ];
    expect(tried.json().data).toEqual({ other: 3, moves });
    expect(await categoryOf(master)).toBe('other');

    expect((await put('categoryWords', words)).statusCode).toBe(200);
    expect((await call('POST', '/category-words/moves', { version: 0 })).statusCode).toBe(409);
    expect((await call('POST', '/category-words/moves', { version: 1 })).json().data).toEqual({
      other: 3,
      moves,
    });
    expect(await Promise.all([master, german, cook, none].map(categoryOf))).toEqual([
      'harbours',
      'harbours',
      'food-service',
      'other',
    ]);
    expect((await call('GET', '/category-words/moves')).json().data).toMatchObject({ postings: 2 });

    await context.database
      .updateTable('jobs')
      .set({ category: 'logistics' })
      .where('number', '=', german.number)
      .execute();
    expect((await call('POST', '/category-words/moves/undo')).json().data).toEqual({ postings: 1 });
    expect(await Promise.all([master, german].map(categoryOf))).toEqual(['other', 'logistics']);
    expect((await call('GET', '/category-words/moves')).json().data).toBeNull();
    expect((await call('POST', '/category-words/moves/undo')).statusCode).toBe(409);
    const noted = await context.database
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('action', 'in', ['category-words.move', 'category-words.undo'])
      .orderBy('id')
      .execute();
    expect(noted).toEqual([
      { action: 'category-words.move', after: { moved: { harbours: [master.number, german.number] } } },
      { action: 'category-words.undo', after: { postings: 1 } },
    ]);
  });

  test('of a company’s industry move its postings too, after those of the title', async () => {
    const company = await createCompany(context.services, { industry: 'Port authority' });
    const clerk = await createJob(context.services, {
      title: 'Poet',
      category: 'other',
      company_id: company.id,
    });
    await put('categoryWords', words);
    await call('POST', '/category-words/moves', { version: 1 });
    expect(await categoryOf(clerk)).toBe('harbours');
  });

  test('are used by imports and by the suggestion of the form, the longest first', async () => {
    await put('categoryWords', words);
    expect(categoryOfTitle(board.words, 'Harbour Accountant')).toBe('harbours');
    expect(categoryOfTitle(board.words, 'Harbour Lights Keeper')).toBe('lights');
    expect(categoryOfTitle(board.words, 'Tide Gauge Reader')).toBe('harbours');
    expect(categoryOfTitle(board.words, 'Accountant')).toBe('finance');
    const read = (record: object) => {
      const posting = { id: '1', company: 'Oxbow', title: 'Poet', ...record };
      const options = {
        mapping: defaultMapping(),
        gazetteer: worldGazetteer(),
        words: board.words,
        now: new Date(),
      };
      const result = readPosting(posting, options);
      return 'draft' in result ? [result.draft.category, result.readings.category] : result.problems;
    };
    expect(read({ title: 'Hafenlotse' })).toEqual(['harbours', 'learnt']);
    expect(read({ department: 'Harbour operations' })).toEqual(['harbours', 'learnt']);
    expect(read({ industry: 'Port Authority' })).toEqual(['harbours', 'learnt']);
    // What a source calls by the name of a category stays there.
    expect(read({ title: 'Harbour Cook', category: 'Legal & Compliance' })).toEqual(['legal', 'read']);
  });

  test.each([
    [[{ category: 'no-such-work', words: ['harbour'] }], 'value'],
    [[{ category: 'other', words: ['harbour'] }], 'value'],
    [
      [
        { category: 'harbours', words: ['harbour'] },
        { category: 'lights', words: ['Harbour'] },
      ],
      'value',
    ],
    [[{ category: 'harbours', words: ['x'] }], 'value.0.words.0'],
    [[{ category: 'harbours', words: ['har*bour'] }], 'value.0.words.0'],
    [[{ category: 'harbours', words: ['harbour', 'Harbour'] }], 'value'],
  ])('%j is refused at %s', async (value, field) => {
    const refused = await put('categoryWords', value);
    expect([refused.statusCode, Object.keys(refused.json().fields as object)]).toEqual([400, [field]]);
  });
});
