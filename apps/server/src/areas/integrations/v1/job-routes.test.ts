import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { createEmployer, createJob, createStaff, type TestUser } from '../../../testing/factories.ts';
import { createKey, type TestKey } from '../../../testing/key-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetCalls } from './idempotency-commands.ts';

const context = useTestApp();
let owner: TestUser & { companyId: string };
let key: TestKey;

const deadline = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
const posting = {
  title: 'Marine Engineer',
  description: '<p>You look after the engines of four ferries.</p><script>alert(1)</script>',
  type: 'full-time',
  category: 'engineering',
  workMode: 'on-site',
  places: ['Leeds, United Kingdom'],
  salary: { min: 4_000_000, max: 5_200_000, currency: 'GBP', period: 'year' },
  requirements: ['A licence', 'A calm voice'],
  deadline,
};

beforeAll(async () => {
  ({ owner, key } = await createCompanyKey());
});

async function createCompanyKey() {
  const user = await createEmployer(context.services);
  // Past its first posting, which waits for approval.
  await createJob(context.services, { company_id: user.companyId, status: 'expired', posted_at: new Date() });
  const scopes = ['jobs:read', 'jobs:write'] as const;
  const made = await createKey(context.services, user.id, {
    company_id: user.companyId,
    scopes: [...scopes],
  });
  return { owner: user, key: made };
}

async function call(
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  const response = await context.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...key.headers, ...headers },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const countJobs = async () => (await call('GET', '/company/jobs')).body.total as number;

describe('a company’s postings', () => {
  test('[L-31] fields of the board’s own are taken, changed and given back, and refused by their name', async () => {
    const hours = { key: 'hours', label: 'Hours', kind: 'number' };
    const fields = [
      { ...hours, required: true },
      { key: 'note', label: 'Note', kind: 'text' },
    ];
    await context.database
      .insertInto('board_settings')
      .values({ key: 'postingFields', value: JSON.stringify(fields), version: 1 })
      .execute();
    await board.load(context.database);
    onTestFinished(async () => {
      await context.database.deleteFrom('board_settings').execute();
      await board.load(context.database);
    });
    const post = (own: object) => call('POST', '/company/jobs', { ...posting, fields: own });
    expect((await post({})).body.fields).toEqual({ 'fields.hours': 'Fill in “Hours”.' });
    expect((await post({ hours: 'NaN' })).body.fields).toEqual({
      'fields.hours': 'Enter “Hours” as a number, for example 40.',
    });
    expect((await post({ hours: 1, colour: 'red' })).body.message).toContain(
      'fields has the keys hours, note.',
    );
    const posted = await post({ hours: 38, note: 'By the sea' });
    expect(posted.status).toBe(201);
    const { id } = posted.body.data;
    const read = async () => (await call('GET', `/company/jobs/${id}`)).body.data.fields;
    expect(await read()).toEqual({ hours: 38, note: 'By the sea' });
    expect((await call('PATCH', `/company/jobs/${id}`, { fields: { note: null } })).status).toBe(200);
    expect(await read()).toEqual({ hours: 38 });
    const { data } = (await context.app.inject(`/api/v1/jobs/${id}`)).json();
    expect(data.ownFields).toMatchObject([{ key: 'hours', value: 38 }]);
    await call('POST', `/company/jobs/${id}/close`);
  });

  test('[L-28] one is posted, found by seekers, changed, closed and reopened', async () => {
    const posted = await call('POST', '/company/jobs', posting);
    expect(posted).toMatchObject({
      status: 201,
      body: { data: { status: 'active', deadline } },
    });
    const { id } = posted.body.data;
    const { data } = (await context.app.inject(`/api/v1/jobs/${id}`)).json();
    expect(data).toMatchObject({
      title: 'Marine Engineer',
      places: [{ city: 'Leeds' }],
      salary: posting.salary,
      requirements: posting.requirements,
      acceptsApplications: true,
    });
    expect(data.description).toBe('<p>You look after the engines of four ferries.</p>');

    const changed = await call('PATCH', `/company/jobs/${id}`, { title: 'Chief Engineer', salary: null });
    expect(changed.status).toBe(200);
    const read = await call('GET', `/company/jobs/${id}`);
    expect(read.body.data).toMatchObject({ title: 'Chief Engineer', salary: null, type: 'full-time' });
    expect((await context.app.inject('/api/v1/jobs?q=chief')).json().total).toBe(1);

    const closed = await call('POST', `/company/jobs/${id}/close`);
    expect(closed.body.data.status).toBe('closed');
    expect((await context.app.inject('/api/v1/jobs?q=chief')).json().total).toBe(0);
    const reopened = await call('POST', `/company/jobs/${id}/reopen`, { deadline: null });
    expect(reopened.body.data).toMatchObject({ status: 'active', deadline: null });
    expect((await call('POST', `/company/jobs/${id}/fill`)).body.data.status).toBe('filled');
    const listed = await call('GET', '/company/jobs?status=filled');
    expect(listed.body.data).toMatchObject([{ id, title: 'Chief Engineer', status: 'filled' }]);
  });

  test('[L-28] of two changes at once both are kept', async () => {
    const { body } = await call('POST', '/company/jobs', posting);
    const path = `/company/jobs/${body.data.id}`;
    const changes = [{ title: 'Second Engineer' }, { experienceMin: 4 }, { type: 'freelance' }];
    const answers = await Promise.all(changes.map((change) => call('PATCH', path, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await call('GET', path)).body.data).toMatchObject(Object.assign({}, ...changes));
    await call('POST', `${path}/close`);
  });

  test('[L-28] history names who the key acts for', async () => {
    const history = await context.app.inject({ url: '/api/company-history', headers: owner.headers });
    expect(history.json().data.map(({ what }: { what: string }) => what)).toContainEqual(
      expect.stringContaining('posted Marine Engineer'),
    );
  });

  test.each([
    [{ title: ' ' }, 'title', 'Give the job a title.'],
    [{ places: [] }, 'places', 'Add at least one place, or choose remote.'],
    [{ type: 'sometimes' }, 'type', /^type is one of full-time, /],
    [
      { salary: { min: 9, max: 2, currency: 'GBP', period: 'year' } },
      'salary.min',
      'The minimum salary is above the maximum: make it the same or less.',
    ],
    [
      { salary: { min: 9, max: 12, currency: 'XXX', period: 'year' } },
      'salary.currency',
      /^Choose the currency/,
    ],
    [{ applyUrl: 'nowhere' }, 'applyUrl', /^Enter a complete address/],
    [{ deadline: '2020-01-01' }, 'deadline', /^The deadline has passed/],
    [{ sallary: 1 }, 'sallary', /is not a part of the form/],
  ])('[L-28] with %j the field is named, and nothing is written', async (change, field, message) => {
    const before = await countJobs();
    const { status, body } = await call('POST', '/company/jobs', { ...posting, ...change });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [field]: expect.stringMatching(message) });
    expect(await countJobs()).toBe(before);
    expect((await call('GET', '/company/drafts')).body.total).toBe(0);
  });

  test('[L-28] jobs of another company are not there, even of one that the same person owns', async () => {
    const { services } = context;
    const second = await createEmployer(services);
    const row = { company_id: second.companyId, user_id: owner.id, member_role: 'owner' } as const;
    await context.database.insertInto('company_members').values(row).execute();
    const job = await createJob(services, { company_id: second.companyId, title: 'Pilot' });
    const read = () =>
      context.database.selectFrom('jobs').selectAll().where('id', '=', job.id).executeTakeFirst();
    const before = await read();
    for (const [method, url, payload] of [
      ['GET', `/company/jobs/${job.id}`, undefined],
      ['PATCH', `/company/jobs/${job.id}`, { title: 'Ours' }],
      ['POST', `/company/jobs/${job.id}/close`, undefined],
      ['POST', `/company/jobs/${job.id}/fill`, undefined],
      ['POST', `/company/jobs/${job.id}/reopen`, { deadline: null }],
    ] as const) {
      expect((await call(method, url, payload)).status, url).toBe(404);
      expect(await read(), url).toEqual(before);
    }
    const { body } = await call('GET', '/company/jobs');
    expect(body.data.map(({ title }: { title: string }) => title)).not.toContain('Pilot');
    expect((await call('GET', '/company/jobs?page=99')).status).toBe(404);
  });

  test('[L-28] a key that may only read changes nothing', async () => {
    const read = await createKey(context.services, owner.id, {
      company_id: owner.companyId,
      scopes: ['jobs:read'],
    });
    const before = await countJobs();
    expect((await call('POST', '/company/jobs', posting, read.headers)).status).toBe(403);
    expect(await countJobs()).toBe(before);
  });

  test('[L-28] a draft of a colleague is listed, and not overwritten', async () => {
    const { body } = await call('POST', '/company/jobs', { ...posting, title: 'Purser' });
    const { id } = body.data;
    await context.app.inject({ method: 'POST', url: `/api/company/jobs/${id}/edit`, headers: owner.headers });
    expect((await call('GET', '/company/drafts')).body.data).toMatchObject([{ jobId: id, title: 'Purser' }]);
    expect(await call('PATCH', `/company/jobs/${id}`, { title: 'Steward' })).toMatchObject({
      status: 409,
      body: { message: /^A colleague has begun to change this job/ },
    });
  });

  describe('of a new company', () => {
    afterEach(() => board.load(context.database));

    test('[L-28] the first one waits for approval as from the form', async () => {
      const user = await createEmployer(context.services);
      const fresh = await createKey(context.services, user.id, {
        company_id: user.companyId,
        scopes: ['jobs:write'],
      });
      const { body } = await call('POST', '/company/jobs', posting, fresh.headers);
      expect(body.data).toMatchObject({ status: 'pending', waitsFor: 'approval' });
      expect((await context.app.inject(`/api/v1/jobs/${body.data.id}`)).statusCode).toBe(404);
    });
  });
});

describe('Idempotency-Key', () => {
  const once = (value: string) => ({ 'idempotency-key': value });

  test('[L-28] the same call again gets the first answer, and posts nothing', async () => {
    const first = await call('POST', '/company/jobs', posting, once('a-1'));
    const before = await countJobs();
    // Most clients leave out the quotes that the draft asks for.
    const again = await call('POST', '/company/jobs', posting, once('"a-1"'));
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await countJobs()).toBe(before);
  });

  test('[L-28] of two at once one posts', async () => {
    const before = await countJobs();
    const both = await Promise.all([1, 2].map(() => call('POST', '/company/jobs', posting, once('race'))));
    const statuses = both.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(201);
    expect([201, 409]).toContain(statuses[1]);
    expect(await countJobs()).toBe(before + 1);
    const later = await call('POST', '/company/jobs', posting, once('race'));
    expect(later.body).toEqual(both.find(({ status }) => status === 201)?.body);
  });

  test('[L-28] while the first still runs the second is told to come back', async () => {
    const hold = { key_id: key.id, operation_id: key.id, running_until: new Date(Date.now() + 60_000) };
    await call('POST', '/company/jobs', posting, once('slow'));
    await context.database
      .updateTable('idempotent_calls')
      .set({ ...hold, answer: null })
      .where('key_id', '=', key.id)
      .where('idempotency_hash', '=', await hashOfLast())
      .execute();
    const { status, body, headers } = await call('POST', '/company/jobs', posting, once('slow'));
    expect(status).toBe(409);
    expect(body.message).toBe(
      'The first call with this Idempotency-Key is still running. Repeat it shortly.',
    );
    expect(headers['retry-after']).toBe('5');
  });

  test('[L-28] an attempt whose answer was lost has posted once after it is repeated', async () => {
    const first = await call('POST', '/company/jobs', posting, once('lost'));
    await context.database
      .updateTable('idempotent_calls')
      .set({ answer: null, running_until: new Date(Date.now() - 1000) })
      .where('idempotency_hash', '=', await hashOfLast())
      .execute();
    const before = await countJobs();
    const again = await call('POST', '/company/jobs', posting, once('lost'));
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(await countJobs()).toBe(before);
  });

  test('[L-28] the same key with another body, or at another address, is refused', async () => {
    const { body } = await call('POST', '/company/jobs', posting, once('b-1'));
    const other = await call('POST', '/company/jobs', { ...posting, title: 'Cook' }, once('b-1'));
    expect(other).toMatchObject({
      status: 422,
      body: { code: 'unprocessable', message: /was sent with another call/ },
    });
    expect((await call('POST', `/company/jobs/${body.data.id}/close`, undefined, once('b-1'))).status).toBe(
      422,
    );
  });

  test('[L-28] a refused call may be corrected under the same body only, and succeed later', async () => {
    const wrong = { ...posting, places: [] };
    expect((await call('POST', '/company/jobs', wrong, once('c-1'))).status).toBe(400);
    expect((await call('POST', '/company/jobs', wrong, once('c-1'))).status).toBe(400);
    expect((await call('POST', '/company/jobs', posting, once('c-1'))).status).toBe(422);
  });

  test('[L-28] keys of others do not collide, and a day later the key is new', async () => {
    const { key: other } = await createCompanyKey();
    const [mine, theirs] = [
      await call('POST', '/company/jobs', posting, once('d-1')),
      await call('POST', '/company/jobs', posting, { ...other.headers, ...once('d-1') }),
    ];
    expect(theirs.status).toBe(201);
    expect(theirs.body.data.id).not.toBe(mine.body.data.id);
    const again = (headers = {}) => call('POST', '/company/jobs', posting, { ...headers, ...once('d-1') });
    expect((await again()).body).toEqual(mine.body);
    expect((await again(other.headers)).body).toEqual(theirs.body);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await context.database
      .updateTable('idempotent_calls')
      .set({ created_at: yesterday })
      .where('key_id', '=', key.id)
      .execute();
    await forgetCalls(context.database);
    const fresh = await call('POST', '/company/jobs', posting, once('d-1'));
    expect(fresh.body.data.id).not.toBe(mine.body.data.id);
  });

  test.each(['', 'with blanks', 'ü', 'x'.repeat(256)])('[L-28] "%s" is none', async (value) => {
    const { status, body } = await call('POST', '/company/jobs', posting, once(value));
    expect(status).toBe(400);
    expect(body.message).toMatch(/^Idempotency-Key is a text of 1 to 255 visible characters/);
  });

  async function hashOfLast(): Promise<string> {
    const row = await context.database
      .selectFrom('idempotent_calls')
      .select('idempotency_hash')
      .where('key_id', '=', key.id)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return row.idempotency_hash;
  }
});

describe('postings by a key of the board', () => {
  test('[L-28] are written by their ids elsewhere, changed, left alone, and closed', async () => {
    const staff = await createStaff(context.services);
    const made = await createKey(context.services, staff.id, { scopes: ['jobs:read', 'jobs:write'] });
    const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
      call(method, url, payload, made.headers);
    const job = {
      id: 'R-1',
      title: 'Harbour Pilot',
      company: 'Aurora Ferries',
      location: 'Leeds, United Kingdom',
    };
    const jobs = [job, { ...job, id: 'R-2', title: 'Bosun' }, { id: 'R-3', title: '', company: '' }];
    const first = await send('POST', '/board/jobs', { jobs });
    expect(first.body.data).toEqual({
      inserted: 2,
      updated: 0,
      unchanged: 0,
      rejected: [{ index: 2, id: 'R-3', problems: ['it has no title', 'it has no company'] }],
    });
    expect((await context.app.inject('/api/v1/jobs?q=harbour')).json().total).toBe(1);
    const second = await send('POST', '/board/jobs', {
      jobs: [{ ...job, title: 'Senior Harbour Pilot' }, jobs[1]],
    });
    expect(second.body.data).toMatchObject({ inserted: 0, updated: 1, unchanged: 1 });
    const listed = await send('GET', '/board/jobs?id=R-1');
    expect(listed.body.data).toMatchObject([
      { externalId: 'R-1', title: 'Senior Harbour Pilot', status: 'active' },
    ]);
    expect((await send('POST', '/board/jobs/close', { ids: ['R-1', 'R-9'] })).body.data).toEqual({
      closed: 1,
    });
    expect((await context.app.inject('/api/v1/jobs?q=harbour')).json().total).toBe(0);
    const many = await send('POST', '/board/jobs', { jobs: Array.from({ length: 101 }, () => job) });
    expect(many).toMatchObject({
      status: 400,
      body: { fields: { jobs: 'Please send at most 100 postings at once.' } },
    });
  });

  test('[L-21, L-28] a long posting among short ones is read like them, and named by its place', async () => {
    const staff = await createStaff(context.services);
    const { headers } = await createKey(context.services, staff.id, { scopes: ['jobs:write'] });
    const job = { id: 'L-1', title: 'Cook', company: 'Aurora Ferries', location: 'Leeds, United Kingdom' };
    const long = { ...job, description: 'x '.repeat(15_000) };
    const jobs = [job, { ...long, id: 'L-2', title: '' }, { ...long, id: 'L-3' }];
    const { body } = await call('POST', '/board/jobs', { jobs }, headers);
    expect(body.data).toMatchObject({ inserted: 2, rejected: [{ index: 1, id: 'L-2' }] });
  });
});
