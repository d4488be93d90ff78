import { maxBoardSources } from '@waymark/contract/jobs/source-choices';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createJob, createStaff, type TestUser } from '../../../testing/factories.ts';
import { useFeedServer } from '../../../testing/feed-server.ts';
import { greenhouseAnswer } from '../../../testing/source-answers.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';
import { recogniseAddress } from '../source-formats/rules.ts';

const context = useTestApp();
const feed = useFeedServer();
let administrator: TestUser;

beforeEach(async () => {
  await sql`truncate jobs, companies, job_sources, import_reports, users restart identity cascade`.execute(
    context.database,
  );
  administrator = await createStaff(context.services);
});

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  context.app.inject({
    method,
    url: `/api/staff/${path}`,
    headers: administrator.headers,
    ...(payload && { payload }),
  });

const setting = {
  name: 'beacon',
  address: 'https://beacon.example/feed.json',
  format: 'json',
  everyHours: 6,
  mirrors: true,
  applications: 'there',
  passesOn: false,
};

const countRows = async (table: 'jobs' | 'companies' | 'import_reports' | 'job_sources') =>
  (await context.database.selectFrom(table).select('id').execute()).length;

describe('[L-26] a test run', () => {
  test('shows the postings as they were read beside what stands in the source, and writes nothing', async () => {
    feed.answers['/feed'] = {
      jobs: [
        {
          id: 1,
          title: 'Light Keeper (Part-Time)',
          company: 'Beacon',
          location: 'Hamburg, Germany',
          salary: '€ 42.000 pro Jahr',
          deadline: 'soon',
        },
        { id: 2, title: 'Cook', company: 'Beacon' },
        { id: 3, company: 'Beacon' },
      ],
    };
    const answer = await send('POST', 'job-sources/preview', { address: feed.at('/feed') });
    expect(answer.json().data).toMatchObject({
      address: feed.at('/feed'),
      format: 'json',
      read: 3,
      taken: 2,
      rejected: 1,
      isCut: false,
      rejections: [{ at: 'index 2', sourceId: '3', reason: 'it has no title' }],
    });
    const [first] = answer.json().data.postings;
    const shown = Object.fromEntries(
      first.fields.map(({ field, ...rest }: { field: string }) => [field, rest]),
    );
    expect(shown).toMatchObject({
      title: { raw: 'Light Keeper (Part-Time)', value: 'Light Keeper (Part-Time)', reading: 'read' },
      places: { raw: 'Hamburg, Germany', value: 'Hamburg, Germany', reading: 'read' },
      salary: { raw: '€ 42.000 pro Jahr', reading: 'read' },
      type: { raw: '', value: 'Part Time', reading: 'learnt' },
      workMode: { raw: '', value: '', reading: 'missing' },
      deadline: { raw: 'soon', value: '', reading: 'unread' },
    });
    expect(await countRows('jobs')).toBe(0);
    expect(await countRows('companies')).toBe(0);
    expect(await countRows('import_reports')).toBe(0);
  });

  test('reads no more than it needs of a long source', async () => {
    feed.answers['/feed'] = Array.from({ length: 1500 }, (_, id) => ({
      id,
      title: 'Cook',
      company: 'Beacon',
    }));
    const { data } = (await send('POST', 'job-sources/preview', { address: feed.at('/feed') })).json();
    expect(data).toMatchObject({ read: 1000, isCut: true });
    expect(data.postings).toHaveLength(10);
  });

  test('finds the data of a hiring system behind the page that was entered', () => {
    const found = [
      'https://boards.greenhouse.io/beacon-works',
      'https://boards.greenhouse.io/embed/job_board?for=beacon',
      'https://jobs.eu.lever.co/tagus/5ac21346',
      'https://jobs.ashbyhq.com/Meridian%20Maps',
      'https://oven.recruitee.com/o/baker',
      'https://alpenwerk.jobs.personio.de/?language=de',
      'https://careers.smartrecruiters.com/Ringbahn',
      'https://apply.workable.com/quarry/',
      'https://fjord.teamtailor.com/jobs',
      'https://www.recruitee.com/',
      'https://beacon.example/jobs',
    ].map((address) => recogniseAddress(address)?.address);
    expect(found).toEqual([
      'https://boards-api.greenhouse.io/v1/boards/beacon-works/jobs?content=true&pay_transparency=true',
      'https://boards-api.greenhouse.io/v1/boards/beacon/jobs?content=true&pay_transparency=true',
      'https://api.eu.lever.co/v0/postings/tagus?mode=json',
      'https://api.ashbyhq.com/posting-api/job-board/Meridian%20Maps?includeCompensation=true',
      'https://oven.recruitee.com/api/offers',
      'https://alpenwerk.jobs.personio.de/xml?language=de',
      'https://api.smartrecruiters.com/v1/companies/Ringbahn/postings',
      'https://apply.workable.com/api/v1/widget/accounts/quarry?details=true',
      'https://fjord.teamtailor.com/jobs.rss',
      undefined,
      undefined,
    ]);
  });

  test.each([
    [{ address: 'ftp://beacon.example/' }, 'address', 'The address has to begin with https:// or http://.'],
    [{ address: 'http://[/' }, 'address', 'This is no whole address.'],
    [{ address: 'https://me:key@beacon.example/' }, 'address', 'must not hold a user name or a password'],
    [{ address: 'http://10.1.2.3/feed' }, 'address', '10.1.2.3 is not on the public internet.'],
    [{ address: '/feed', mapping: '{"fields":' }, 'mapping', 'is not JSON'],
    [{ address: '/feed', mapping: '{"fields":{"titel":"x"}}' }, 'mapping', 'needs a correction at "fields'],
    [{ address: '/feed', format: 'lever', mapping: '{}' }, 'mapping', 'This format has fields of its own.'],
    [{ address: '/none' }, 'address', 'there is nothing at this address'],
  ])('of %o says beside the field what to correct', async (body, field, message) => {
    feed.answers['/feed'] = greenhouseAnswer;
    const address = body.address.startsWith('/') ? feed.at(body.address) : body.address;
    const answer = await send('POST', 'job-sources/preview', { ...body, address });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[field]).toContain(message);
  });
});

describe('[L-26] a source of the board', () => {
  test('is named once, is changed, and takes its postings along when it is renamed', async () => {
    const { data } = (await send('POST', 'job-sources', setting)).json();
    expect(data).toMatchObject({ name: 'beacon', company: null, state: 'new', passesOn: false, mapping: '' });
    const again = await send('POST', 'job-sources', { ...setting, name: 'Beacon' });
    expect(again.statusCode).toBe(409);
    expect(again.json().fields).toEqual({ name: 'Another source has this name. Choose another one.' });
    await context.database
      .updateTable('job_sources')
      .set({ etag: '"1"', failures: 4, failure: 'It is away.' })
      .execute();
    const job = await createJob(context.services, { source: 'beacon' });
    const changed = await send('PUT', `job-sources/${data.id}`, {
      ...setting,
      name: 'lights',
      passesOn: true,
      mapping: '{"fields":{"title":"name"}}',
    });
    expect(changed.json().data).toMatchObject({ name: 'lights', passesOn: true, state: 'new', failure: '' });
    const moved = await context.database
      .selectFrom('jobs')
      .select('source')
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow();
    expect(moved.source).toBe('lights');
    const row = await context.database.selectFrom('job_sources').selectAll().executeTakeFirstOrThrow();
    await createJob(context.services, { source: 'table' });
    const taken = await send('PUT', `job-sources/${data.id}`, { ...setting, name: 'table' });
    expect(taken.json().fields.name).toBe(
      'An import has brought postings under this name. Choose another one.',
    );
    expect(row).toMatchObject({ etag: '', mapping: { fields: { title: 'name' } } });
  });

  test.each(['demo', 'employer', 'company-1', '', '<b>'])('is not named "%s"', async (name) => {
    const answer = await send('POST', 'job-sources', { ...setting, name });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.name).toBeTruthy();
  });

  test('stores the data behind a page', async () => {
    const page = { ...setting, format: 'greenhouse', address: 'https://boards.greenhouse.io/beacon' };
    expect((await send('POST', 'job-sources', page)).json().data.address).toBe(
      'https://boards-api.greenhouse.io/v1/boards/beacon/jobs?content=true&pay_transparency=true',
    );
  });

  test('is not one of more than there may be', async () => {
    const row = { address: 'https://x.example', format: 'json', every_hours: 6 } as const;
    const empty = { company_id: null, created_by: null, claimed_at: null, succeeded_at: null, mapping: null };
    const never = { failed_at: null, failure_mailed_at: null, closings_asked_at: null };
    await context.database
      .insertInto('job_sources')
      .values(
        Array.from({ length: maxBoardSources }, (_, number) => ({
          ...row,
          ...empty,
          ...never,
          id: newId(),
          name: `s${number}`,
        })),
      )
      .execute();
    const answer = await send('POST', 'job-sources', setting);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('There are 500 sources, and no more can be added. Remove one first.');
    const list = await context.app.inject({
      url: '/api/staff/job-sources?page=2',
      headers: administrator.headers,
    });
    expect(list.json()).toMatchObject({ total: 500, page: 2 });
    expect(list.json().data).toHaveLength(25);
  });

  test('is switched off and on, runs when it is asked to, and everything is in the log', async () => {
    const { id } = (await send('POST', 'job-sources', setting)).json().data;
    await context.database
      .updateTable('job_sources')
      .set({ next_run_at: new Date('2100-01-01') })
      .execute();
    expect((await send('PUT', `job-sources/${id}/switch`, { isOn: false })).json().data.state).toBe('off');
    expect((await send('POST', `job-sources/${id}/runs`)).json().message).toBe(
      'This source is switched off. Switch it on, and it runs.',
    );
    await send('PUT', `job-sources/${id}/switch`, { isOn: true });
    await context.database
      .updateTable('job_sources')
      .set({ next_run_at: new Date('2100-01-01') })
      .execute();
    const { nextRunAt } = (await send('POST', `job-sources/${id}/runs`)).json().data;
    expect(Date.parse(nextRunAt)).toBeLessThan(Date.now() + 60_000);
    expect((await send('DELETE', `job-sources/${id}`)).json().message).toBe('The source was removed.');
    const log = await context.database
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .execute();
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'source.add',
      'source.remove',
      'source.switch',
      'source.switch',
    ]);
  });
});

describe('[L-26] a file of postings', () => {
  const csv = 'id;title;company;url\n1;Cook;Beacon;https://beacon.example/1\n2;;Beacon;\n';

  const upload = async (
    path: string,
    fields: Record<string, string>,
    file: { name: string; bytes: Buffer },
  ) => {
    const form = await multipart(fields, { field: 'file', ...file });
    return context.app.inject({
      method: 'POST',
      url: `/api/staff/${path}`,
      headers: { ...administrator.headers, ...form.headers },
      payload: form.payload,
    });
  };

  test('is shown as it is read, and imported with a report', async () => {
    const file = { name: 'beacon.csv', bytes: Buffer.from(csv) };
    const preview = await upload('job-files/preview', { name: 'table' }, file);
    expect(preview.json().data).toMatchObject({ format: 'csv', address: '', read: 2, taken: 1, rejected: 1 });
    expect(await countRows('jobs')).toBe(0);
    const imported = await upload('job-files', { name: 'table' }, file);
    expect(imported.json().message).toBe('1 new postings, 0 changed, 1 rejected.');
    const report = await context.app.inject({
      url: `/api/staff/imports/${imported.json().data.reportId}`,
      headers: administrator.headers,
    });
    expect(report.json().data).toMatchObject({
      source: 'table',
      fileName: 'beacon.csv',
      inserted: 1,
      rejected: 1,
    });
    const job = await context.database.selectFrom('jobs').select(['id', 'source']).executeTakeFirstOrThrow();
    expect(job.source).toBe('table');
    await context.services.changes.settled();
    const page = await context.app.inject({ url: `/api/jobs/${job.id}` });
    expect(page.json().data).toMatchObject({ cameFrom: { host: 'beacon.example' } });
  });

  test('that cannot be read is refused beside its field', async () => {
    const wrong = { name: 'beacon.xml', bytes: Buffer.from('<source><job>') };
    const answer = await upload('job-files', { name: 'table' }, wrong);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.file).toMatch(/^beacon\.xml is not XML/);
    const missing = await upload(
      'job-files/preview',
      { name: 'table' },
      { name: '', bytes: Buffer.alloc(0) },
    );
    expect(missing.json().fields.file).toBe('Choose a file with postings.');
  });
});
