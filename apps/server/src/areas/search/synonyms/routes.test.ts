import { synonymsLimit, synonymsOfWordLimit, type SynonymFields } from '@waymark/contract/search/synonyms';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createJob, createStaff, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { newId } from '../../../platform/ids.ts';
import { synonymIndex } from './synonym-index.ts';

const context = useTestApp();
let administrator: TestUser;

beforeAll(async () => {
  await createJob(context.services, { title: 'Lamplighter' });
  await createJob(context.services, { title: 'Registered Nurse' });
  await context.services.changes.settled();
});
beforeEach(async () => {
  administrator = await createStaff(context.services);
  await context.database.deleteFrom('synonyms').execute();
  await synonymIndex.load(context.database);
});

const send = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object, as = administrator) =>
  context.app.inject({
    method,
    url: `/api/staff/synonyms${path}`,
    headers: as.headers,
    ...(payload && { payload }),
  });
const add = (word: string, meaning: string, bothWays = true) =>
  send('POST', '', { word, meaning, bothWays } satisfies SynonymFields);
const find = async (q: string) => {
  const { data } = await context.index.search(jobSearchSchema.parse({ q }));
  return data.map(({ title }) => title);
};

describe('[J-5] words that mean the same', () => {
  test('find each other from the next search on, until they are removed', async () => {
    expect(await find('wickman')).toEqual([]);
    expect((await add('wickman', 'lamplighter')).statusCode).toBe(201);
    expect(await find('Wickman')).toEqual(['Lamplighter']);
    const [{ id }] = (await send('GET')).json().data;
    expect((await send('DELETE', `/${id}`)).statusCode).toBe(200);
    expect(await find('wickman')).toEqual([]);
    expect((await send('DELETE', `/${id}`)).statusCode).toBe(404);
    const log = await context.database
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', id as string)
      .orderBy('id')
      .execute();
    const pair = { word: 'wickman', meaning: 'lamplighter', bothWays: true };
    expect(log).toEqual([
      { action: 'synonym.add', before: {}, after: pair },
      { action: 'synonym.remove', before: pair, after: {} },
    ]);
  });

  test('of one direction find only that way', async () => {
    await add('light', 'lamplighter', false);
    expect(await find('light')).toEqual(['Lamplighter']);
    await createJob(context.services, { title: 'Wharf hand' });
    await context.services.changes.settled();
    await add('stevedore', 'wharf hand', false);
    expect(await find('stevedores')).toEqual(['Wharf hand']);
    await add('lamplighter', 'wharf hand', false);
    expect(await find('wharf hand')).toEqual(['Wharf hand']);
  });

  test('stand beside the product’s own', async () => {
    await add('rn', 'lamplighter');
    expect((await find('RN')).toSorted()).toEqual(['Lamplighter', 'Registered Nurse']);
  });

  test('are known to every process, also to one that missed the notice', async () => {
    await context.database
      .insertInto('synonyms')
      .values({ id: newId(), word: 'lantern keeper', meaning: 'lamplighter', both_ways: true })
      .execute();
    await synonymIndex.load(context.database);
    expect(await find('lantern keeper')).toEqual(['Lamplighter']);
  });

  test.each([
    ['', 'lamp', 'word'],
    ['-lamp', 'light', 'word'],
    ['"lamp"', 'light', 'word'],
    ['this or that', 'light', 'word'],
    ['one two three four five', 'light', 'word'],
    ['x'.repeat(61), 'light', 'word'],
    ['lamp -light', 'light', 'word'],
    ['lamp', '   LAMP ', 'meaning'],
  ])('%j and %j are refused at the %s', async (word, meaning, field) => {
    const response = await add(word, meaning);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields as object)).toEqual([field]);
  });

  test('are there once, whichever comes first, and of two at once one is refused', async () => {
    await add('Lamp', 'Light');
    expect((await add('light', 'lamp')).statusCode).toBe(409);
    const answers = await Promise.all([add('beacon', 'torch'), add('torch', 'beacon')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  test('are bounded, in all and of one word', async () => {
    for (let at = 0; at < synonymsOfWordLimit; at++)
      expect((await add('lamp', `name ${at}`)).statusCode).toBe(201);
    const full = await add('lamp', 'one more');
    expect([full.statusCode, Object.keys(full.json().fields as object)]).toEqual([400, ['word']]);
    const rows = Array.from({ length: synonymsLimit - synonymsOfWordLimit }, (_none, at) => ({
      id: newId(),
      word: `word ${at}`,
      meaning: `meaning ${at}`,
      both_ways: true,
    }));
    await context.database.insertInto('synonyms').values(rows).execute();
    expect((await add('another', 'word too many')).statusCode).toBe(409);
    expect((await send('GET', '?page=20')).json()).toMatchObject({ total: synonymsLimit, page: 20 });
    expect((await send('GET', '?page=99')).statusCode).toBe(404);
  });
});
