import { sayIn } from '../../../platform/languages/say-in.ts';
import { getImportReport } from './report-queries.ts';
import { msg } from '@waymark/contract/text/message';
import { standardWords } from '@waymark/contract/board-words';
import { keptImportReports, keptRejections } from '@waymark/contract/jobs/staff-choices';
import { beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { createEmployer, createStaff, type TestUser } from '../../../testing/factories.ts';
import { setBack, setSetting } from '../../../testing/switches.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { createGazetteer } from '../../places/places/rules.ts';
import type { SourceRow } from './file-gateway.ts';
import { defaultMapping } from './mapping-rules.ts';
import { importWithReport } from './report-commands.ts';

const context = useTestApp();
let administrator: TestUser;

beforeEach(async () => {
  administrator = await createStaff(context.services);
});

const get = (path: string) =>
  context.app.inject({ url: `/api/staff/imports${path}`, headers: administrator.headers });
const posting = (id: string, more: object = {}) => ({ id, title: 'Miller', company: 'Mill', ...more });

async function* rowsOf(records: readonly object[], failure?: Error): AsyncGenerator<SourceRow> {
  for (const [index, record] of records.entries()) yield { at: `index ${index}`, record: { ...record } };
  if (failure) throw failure;
}

const run = (
  source: string,
  records: readonly object[],
  { failure, ...more }: Partial<Parameters<typeof importWithReport>[1]> & { failure?: Error } = {},
) =>
  importWithReport(context.database, {
    rows: rowsOf(records, failure),
    fileName: 'mills.json',
    mapping: defaultMapping(),
    source,
    gazetteer: createGazetteer([]),
    words: standardWords,
    now: new Date(),
    ...more,
  });

async function reportOf(source: string) {
  const { data } = (await get('')).json();
  const { id } = data.find((report: { source: string }) => report.source === source) as { id: string };
  return { id, ...(await get(`/${id}`)).json().data };
}

test('[L-43] an import says what laws ask for and its new and changed postings lack', async () => {
  const inBuffalo = { location: 'Buffalo, NY, United States', description: 'You mill.' };
  const records = [
    posting('1', inBuffalo),
    posting('2', { ...inBuffalo, salary: '$50,000 - $60,000 a year' }),
    posting('3', { location: 'Leeds, United Kingdom' }),
  ];
  const gazetteer = worldGazetteer();
  await run('law', records, { gazetteer });
  const report = await reportOf('law');
  expect(report.lackingAds).toEqual([{ place: 'New York', ask: 'pay', postings: 1 }]);
  await run('law', records, { gazetteer });
  expect((await reportOf('law')).lackingAds).toEqual([]);
});

test('[L-43] what imported ads lack is kept with who was asked, and when it was met', async () => {
  const inBuffalo = { location: 'Buffalo, NY, United States', description: 'You mill.' };
  const gazetteer = worldGazetteer();
  const notices = () =>
    context.database
      .selectFrom('ad_rule_notices')
      .select(['source', 'source_id', 'rule', 'company_id', 'asked_through', 'published_at', 'met_at'])
      .where('source', 'in', ['proof', 'own-proof'])
      .orderBy('source_id')
      .execute();
  await run('proof', [posting('p1', inBuffalo), posting('p2', { ...inBuffalo, salary: '$50,000 a year' })], {
    gazetteer,
  });
  expect(await notices()).toMatchObject([
    { source_id: 'p1', rule: 'us-new-york-pay', asked_through: 'none', met_at: null },
  ]);
  const [{ company_id: companyId, published_at: published } = {}] = await notices();
  expect([companyId, published]).not.toContain(null);
  // A rule that is off is not looked at, so nothing is known to be met.
  await setSetting(context.database, 'adRules', { duties: 'off', except: {} });
  await run('proof', [posting('p1', { ...inBuffalo, description: 'You mill flour.' })], { gazetteer });
  expect((await notices())[0]).toMatchObject({ met_at: null, published_at: published });
  await setBack(context.database);
  // What is not met yet stays as it was asked; what has it now is met.
  await run('proof', [posting('p1', inBuffalo)], { gazetteer });
  expect((await notices())[0]?.met_at).toBeNull();
  await run('proof', [posting('p1', { ...inBuffalo, salary: '$50,000 a year' })], { gazetteer });
  expect(await notices()).toMatchObject([{ source_id: 'p1', published_at: null, met_at: expect.any(Date) }]);
  // A company reads the reports of its own sources.
  await run('own-proof', [posting('q1', inBuffalo)], { gazetteer, companyId: companyId ?? '' });
  expect((await notices()).at(-1)).toMatchObject({ source_id: 'q1', asked_through: 'import' });
});

describe('[J-5] an import leaves a report', () => {
  test('of what came, what was rejected and why, and what stayed unread', async () => {
    const employer = await createEmployer(context.services);
    const records = [
      posting('1', { category: 'Juggling' }),
      posting('2', { category: 'Juggling', type: 'by moonlight' }),
      posting('3', { category: 'Fencing' }),
      { id: '4', company: 'Mill' },
      posting('1'),
    ];
    await run('report-counts', records, { employerId: employer.id });
    expect(await reportOf('report-counts')).toMatchObject({
      fileName: 'mills.json',
      state: 'finished',
      employer: { id: employer.id, name: 'Ada Lovelace' },
      read: 5,
      inserted: 3,
      rejected: 2,
      failure: '',
      unread: [
        {
          field: 'category',
          count: 3,
          values: [
            { value: 'Juggling', count: 2 },
            { value: 'Fencing', count: 1 },
          ],
        },
        { field: 'type', count: 1, values: [{ value: 'by moonlight', count: 1 }] },
      ],
      fields: expect.arrayContaining([
        { field: 'category', read: 0, learnt: 3, missing: 0, unread: 0 },
        { field: 'type', read: 0, learnt: 0, missing: 2, unread: 1 },
        { field: 'workMode', read: 0, learnt: 0, missing: 3, unread: 0 },
      ]),
      rejections: [
        { at: 'index 3', sourceId: '4', reason: 'it has no title' },
        { at: 'index 4', sourceId: '1', reason: 'its id is the same as at index 0' },
      ],
    });
  });

  test('[L-40] with its rejected rows in the language of the reader, also those kept in English before', async () => {
    await run('report-german', [{ id: '4', company: 'Mill' }, posting('1'), posting('1'), posting('2')]);
    const { id } = await reportOf('report-german');
    expect((await getImportReport(sayIn('de'), context.database, id)).rejections).toEqual([
      { at: 'index 0', sourceId: '4', reason: 'sie hat keinen Titel' },
      { at: 'index 2', sourceId: '1', reason: 'ihre Kennung ist dieselbe wie bei index 1' },
    ]);
    const before = [{ at: 'line 12', sourceId: '1', reason: 'it has no title' }];
    await context.database
      .updateTable('import_reports')
      .set({ rejections: JSON.stringify(before) })
      .where('id', '=', id)
      .execute();
    const [row] = (await getImportReport(sayIn('de'), context.database, id)).rejections;
    expect(row).toEqual({ at: 'line 12', sourceId: '1', reason: 'sie hat keinen Titel' });
  });

  test('[L-40] with why pay stayed unread and what was left out in the language of the reader', async () => {
    const rows = async function* () {
      yield* rowsOf([posting('1', { salary: '€3,900 bi-weekly', type: 'Remote' })]);
      yield { at: 'index 1', leftOut: msg`not published (${'draft'})` };
    };
    const { reportId } = await run('report-unread', [], { rows: rows() });
    const unread = async () =>
      (await getImportReport(sayIn('de'), context.database, reportId)).unread.map(({ field, values }) => [
        field,
        values[0]?.value,
      ]);
    expect(Object.fromEntries(await unread())).toEqual({
      leftOut: 'nicht veröffentlicht (draft)',
      salary: 'das Gehalt „€3,900 bi-weekly“ nennt keinen bekannten Zeitraum',
      type: 'Remote',
    });
    const before = [
      { field: 'salary', count: 2, values: [{ value: 'the salary "a lot" cannot be', count: 2 }] },
      { field: 'leftOut', count: 1, values: [{ value: 'not listed', count: 1 }] },
    ];
    await context.database
      .updateTable('import_reports')
      .set({ unread: JSON.stringify(before) })
      .where('id', '=', reportId)
      .execute();
    expect(await unread()).toEqual([
      ['salary', 'the salary "a lot" cannot be'],
      ['leftOut', 'nicht gelistet'],
    ]);
  });

  test('also where it had to stop: with what came until then, and the sentence that was printed', async () => {
    const failure = new StartError('mills.json is not JSON at line 7.');
    await expect(run('report-failure', [{ id: '1' }], { failure })).rejects.toThrow(failure);
    expect(await reportOf('report-failure')).toMatchObject({
      state: 'failed',
      failure: 'mills.json is not JSON at line 7.',
    });
    const accident = new Error('password=hunter2');
    await expect(run('report-accident', [], { failure: accident })).rejects.toThrow(accident);
    expect(JSON.stringify(await reportOf('report-accident'))).not.toContain('hunter2');
  });

  test('as long as it says something; afterwards it has broken off', async () => {
    const values = { source: 'report-silent', file_name: 'a.csv', employer_id: null, finished_at: null };
    const id = newId();
    await context.database
      .insertInto('import_reports')
      .values({ ...values, id })
      .execute();
    expect(await reportOf('report-silent')).toMatchObject({ state: 'running', finishedAt: null });
    await context.database
      .updateTable('import_reports')
      .set({ updated_at: new Date(Date.now() - 11 * 60_000) })
      .where('id', '=', id)
      .execute();
    expect(await reportOf('report-silent')).toMatchObject({ state: 'broken-off' });
  });

  test('of bounded length, and the rejected rows are a table that no spreadsheet computes', async () => {
    const bad = Array.from({ length: keptRejections + 5 }, (_, index) => ({
      id: index === 0 ? '=1+1\0' : `${'x'.repeat(400)}${index}`,
    }));
    await run('report-long', bad);
    const report = await reportOf('report-long');
    expect(report.rejected).toBe(keptRejections + 5);
    expect(report.rejections).toHaveLength(keptRejections);
    const csv = await get(`/${report.id}/rejections`);
    expect(csv.headers['content-type']).toBe('text/csv');
    expect(csv.headers['content-disposition']).toContain('rejected-rows.csv');
    const lines = csv.body.trim().split('\r\n');
    expect(lines).toHaveLength(keptRejections + 1);
    expect(lines[1]).toBe("index 0,'=1+1,it has no title; it has no company");
  });

  test('until there are two hundred later ones', async () => {
    await run('report-old', []);
    const old = await reportOf('report-old');
    await context.database
      .insertInto('import_reports')
      .values(
        Array.from({ length: keptImportReports }, () => ({
          id: newId(),
          source: 'many',
          file_name: 'a.csv',
          employer_id: null,
          finished_at: new Date(),
          started_at: new Date(Date.now() + 1000),
        })),
      )
      .execute();
    await run('report-new', []);
    expect((await get(`/${old.id}`)).statusCode).toBe(404);
    expect((await get('')).json().total).toBe(keptImportReports);
  });
});
