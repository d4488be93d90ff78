import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCompany, createEmployer, createStaff, type TestUser } from '../../../testing/factories.ts';
import { useFeedServer } from '../../../testing/feed-server.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { createGazetteer } from '../../places/places/rules.ts';
import { runDueSources } from './run-commands.ts';

const context = useTestApp();
const feed = useFeedServer();
let administrator: TestUser;

beforeEach(async () => {
  await sql`truncate jobs, companies, job_sources, import_reports, users restart identity cascade`.execute(
    context.database,
  );
  administrator = await createStaff(context.services);
});

const text =
  'Somebody who keeps the light burning through the night, and writes down each ship that passes by.';

const posting = (id: number, more: object = {}) => ({
  id,
  title: `Keeper ${id}`,
  company: 'Beacon',
  description: `${text} Number ${id}.`,
  url: `https://beacon.example/jobs/${id}`,
  ...more,
});

const postings = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => posting(from + index));

const setting = {
  format: 'json',
  everyHours: 6,
  mirrors: true,
  applications: 'there',
  mapping: '',
  employerName: '',
};

async function addSource(name: string, more: object = {}): Promise<string> {
  const added = await context.app.inject({
    method: 'POST',
    url: '/api/staff/job-sources',
    headers: administrator.headers,
    payload: { ...setting, name, address: feed.at(`/${name}`), passesOn: false, ...more },
  });
  expect(added.json()).not.toHaveProperty('code');
  return added.json().data.id;
}

const run = () => runDueSources(context.services, new AbortController().signal, createGazetteer([]));

/** Has everything run again that is switched on. */
async function runAgain(): Promise<void> {
  await context.database
    .updateTable('job_sources')
    .set({ next_run_at: new Date(0) })
    .execute();
  await run();
}

async function sourceOf(id: string) {
  const answer = await context.app.inject({
    url: `/api/staff/job-sources/${id}`,
    headers: administrator.headers,
  });
  return answer.json().data;
}

const openJobs = async () =>
  (
    await context.database
      .selectFrom('jobs')
      .select(['source', 'source_id'])
      .where('status', '=', 'active')
      .orderBy('number')
      .execute()
  ).map((job) => `${job.source} ${job.source_id}`);

const decide = (id: string, decision: string) =>
  context.app.inject({
    method: 'POST',
    url: `/api/staff/job-sources/${id}/closings`,
    headers: administrator.headers,
    payload: { decision },
  });

describe('[L-26] a source runs when its time has come', () => {
  test('takes in what is there, closes what is gone, and says so in a report', async () => {
    const id = await addSource('beacon');
    feed.answers['/beacon'] = postings(1, 3);
    await run();
    expect(await openJobs()).toEqual(['beacon 1', 'beacon 2', 'beacon 3']);
    feed.answers['/beacon'] = [posting(1), posting(3, { title: 'Head Keeper' })];
    // Its next time has not come.
    await run();
    expect(feed.asked).toHaveLength(1);
    await runAgain();
    expect(await openJobs()).toEqual(['beacon 1', 'beacon 3']);
    const source = await sourceOf(id);
    expect(source).toMatchObject({ state: 'good', open: 2, failure: '' });
    expect(source.runs.map((report: object) => report)).toMatchObject([
      { read: 2, updated: 1, unchanged: 1, closed: 1 },
      { read: 3, inserted: 3, closed: 0 },
    ]);
    expect(Date.parse(source.nextRunAt)).toBeGreaterThan(Date.now() + 5 * 3_600_000);
  });

  test('one that is switched off, or of a company that is held, does not', async () => {
    const id = await addSource('beacon');
    await context.app.inject({
      method: 'PUT',
      url: `/api/staff/job-sources/${id}/switch`,
      headers: administrator.headers,
      payload: { isOn: false },
    });
    const held = await createCompany(context.services, { held_reason: 'suspended' });
    await addSource('held');
    await context.database
      .updateTable('job_sources')
      .set({ company_id: held.id })
      .where('name', '=', 'held')
      .execute();
    await runAgain();
    expect(feed.asked).toEqual([]);
  });

  test('one that a process left behind runs again, and one that another process runs does not', async () => {
    await addSource('beacon');
    feed.answers['/beacon'] = postings(1, 1);
    await context.database.updateTable('job_sources').set({ claimed_at: new Date() }).execute();
    await runAgain();
    expect(feed.asked).toEqual([]);
    await context.database
      .updateTable('job_sources')
      .set({ claimed_at: new Date(Date.now() - 16 * 60_000) })
      .execute();
    await runAgain();
    expect(await openJobs()).toEqual(['beacon 1']);
  });

  test('one that is asked for while it runs runs once more, and one that is changed meanwhile is read anew', async () => {
    const id = await addSource('beacon');
    const asks = [
      { method: 'POST', url: `/api/staff/job-sources/${id}/runs` },
      {
        method: 'PUT',
        url: `/api/staff/job-sources/${id}`,
        payload: { ...setting, name: 'beacon', address: feed.at('/moved'), passesOn: false },
      },
    ] as const;
    let said = 0;
    feed.answers['/beacon'] = (_request, response) => {
      const ask = asks[said++];
      const asked = ask
        ? context.app.inject({ ...ask, headers: administrator.headers })
        : Promise.resolve(undefined);
      void asked.then(() => response.setHeader('etag', '"1"').end(JSON.stringify(postings(1, said))));
    };
    feed.answers['/moved'] = postings(1, 3);
    await run();
    expect(feed.asked).toEqual(['/beacon', '/beacon', '/moved']);
    expect(await openJobs()).toEqual(['beacon 1', 'beacon 2', 'beacon 3']);
    expect(Date.parse((await sourceOf(id)).nextRunAt)).toBeGreaterThan(Date.now() + 5 * 3_600_000);
  });

  test('so does one that fails while it is asked for', async () => {
    const id = await addSource('beacon');
    let isFirst = true;
    feed.answers['/beacon'] = (_request, response) => {
      if (!isFirst) return void response.end(JSON.stringify(postings(1, 1)));
      isFirst = false;
      void context.app
        .inject({ method: 'POST', url: `/api/staff/job-sources/${id}/runs`, headers: administrator.headers })
        .then(() => response.writeHead(500).end());
    };
    await run();
    expect(await openJobs()).toEqual(['beacon 1']);
    expect(await sourceOf(id)).toMatchObject({ state: 'good', failures: 0 });
  });

  test('a board that stops ends the run, which begins again at the next start', async () => {
    const id = await addSource('beacon');
    const stop = new AbortController();
    feed.answers['/beacon'] = (_request, response) => {
      response.write('[');
      stop.abort();
    };
    await runDueSources(context.services, stop.signal, createGazetteer([]));
    expect(await sourceOf(id)).toMatchObject({ state: 'new', failures: 0 });
    feed.answers['/beacon'] = postings(1, 1);
    await run();
    expect(await openJobs()).toEqual(['beacon 1']);
  });

  test('an answer that is as before confirms its postings, but for those that wait to be closed', async () => {
    const id = await addSource('beacon');
    feed.answers['/beacon'] = (request, response) => {
      if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end();
      response.setHeader('etag', '"1"').end(JSON.stringify(postings(1, 2)));
    };
    await run();
    const before = new Date(Date.now() - 3 * 86_400_000);
    await context.database.updateTable('jobs').set({ confirmed_at: before }).execute();
    await sql`update job_sources set kept_open = array(select id from jobs where source_id = '2')`.execute(
      context.database,
    );
    await runAgain();
    const jobs = await context.database
      .selectFrom('jobs')
      .select(['source_id', 'confirmed_at'])
      .orderBy('source_id')
      .execute();
    expect(jobs[0]?.confirmed_at.getTime()).toBeGreaterThan(before.getTime());
    expect(jobs[1]?.confirmed_at).toEqual(before);
    expect((await sourceOf(id)).runs[0]).toMatchObject({ read: 2, unchanged: 2 });
  });
});

describe('[L-26] what a source does not have any more', () => {
  test('closes nothing where it has nothing at all', async () => {
    const id = await addSource('beacon');
    feed.answers['/beacon'] = postings(1, 3);
    await run();
    feed.answers['/beacon'] = [];
    await runAgain();
    expect(await openJobs()).toHaveLength(3);
    expect((await sourceOf(id)).runs[0]).toMatchObject({ read: 0, closed: 0 });
  });

  test('waits for a person where it is more than a fifth, who closes it', async () => {
    const id = await addSource('beacon');
    feed.answers['/beacon'] = postings(1, 20);
    await run();
    feed.answers['/beacon'] = postings(1, 14);
    await runAgain();
    expect(await openJobs()).toHaveLength(20);
    const source = await sourceOf(id);
    expect(source).toMatchObject({ state: 'waiting', waiting: 6 });
    expect(source.closings.map(({ title }: { title: string }) => title).toSorted()).toEqual(
      [15, 16, 17, 18, 19, 20].map((number) => `Keeper ${number}`),
    );
    expect((await decide(id, 'close')).statusCode).toBe(200);
    expect(await openJobs()).toHaveLength(14);
    expect((await decide(id, 'close')).statusCode).toBe(409);
  });

  test.each([
    [7, 2, true],
    [7, 1, false],
    [1, 1, false],
    [2, 2, true],
    [10, 2, false],
    [10, 3, true],
    [25, 5, false],
  ])('[L-21] of %i open ones %i gone: it waits %s', async (open, gone, waits) => {
    const id = await addSource('beacon');
    feed.answers['/beacon'] = postings(1, open);
    await run();
    // One that stays, so that the answer is not an empty one.
    feed.answers['/beacon'] = [...postings(1, open - gone), ...postings(40, 40)];
    await runAgain();
    expect(await sourceOf(id)).toMatchObject({ waiting: waits ? gone : 0 });
    expect(await openJobs()).toHaveLength(waits ? open + 1 : open - gone + 1);
  });

  test('or keeps it open, and is not asked about the same again', async () => {
    const id = await addSource('beacon');
    feed.answers['/beacon'] = postings(1, 20);
    await run();
    feed.answers['/beacon'] = postings(1, 14);
    await runAgain();
    await decide(id, 'keep');
    await runAgain();
    expect(await sourceOf(id)).toMatchObject({ state: 'good', open: 20, waiting: 0 });
  });

  test('is taken from the question once it is back', async () => {
    const id = await addSource('beacon');
    feed.answers['/beacon'] = postings(1, 20);
    await run();
    feed.answers['/beacon'] = postings(1, 14);
    await runAgain();
    feed.answers['/beacon'] = postings(1, 18);
    await runAgain();
    expect(await sourceOf(id)).toMatchObject({ state: 'good', open: 18, waiting: 0 });
  });

  test('is not one that could not be read', async () => {
    const id = await addSource('beacon');
    feed.answers['/beacon'] = postings(1, 2);
    await run();
    feed.answers['/beacon'] = [posting(1), { id: 2 }];
    await runAgain();
    expect(await openJobs()).toHaveLength(2);
    feed.answers['/beacon'] = [posting(1), { title: 'No id' }];
    await runAgain();
    expect(await openJobs()).toHaveLength(2);
    expect((await sourceOf(id)).runs[0]).toMatchObject({ rejected: 1, closed: 0 });
  });
});

describe('[L-26] a source that fails', () => {
  test('is asked less often, closes nothing, and tells who added it, once', async () => {
    const id = await addSource('beacon');
    feed.answers['/beacon'] = postings(1, 1);
    await run();
    delete feed.answers['/beacon'];
    for (const failures of [1, 2, 3, 4]) {
      await runAgain();
      const source = await sourceOf(id);
      expect(source).toMatchObject({ state: 'failing', failures, open: 1 });
      const minutes = (Date.parse(source.nextRunAt) - Date.now()) / 60_000;
      expect(Math.round(minutes / 15)).toBe(2 ** (failures - 1));
    }
    const failed = await sentMails(context.database, administrator.email);
    expect(failed.map(({ subject }) => subject)).toEqual([expect.stringContaining('do not come in')]);
    expect(failed[0]?.text).toContain('answers 404: there is nothing at this address. Check it.');
    expect((await sourceOf(id)).runs[0]).toMatchObject({ state: 'failed', closed: 0 });
    feed.answers['/beacon'] = postings(1, 1);
    await runAgain();
    expect(await sourceOf(id)).toMatchObject({ state: 'good', failures: 0, failure: '' });
    const all = await sentMails(context.database, administrator.email);
    expect(all.at(-1)?.subject).toMatch(/come in again$/);
    expect(all).toHaveLength(2);
  });

  test('is one whose rows were all rejected: it closes nothing, and is read in full once it is mended', async () => {
    const id = await addSource('beacon');
    feed.answers['/beacon'] = postings(1, 2);
    await run();
    feed.answers['/beacon'] = [{ id: 1 }, { id: 3, title: 'Keeper' }];
    for (const failures of [1, 2, 3]) {
      await runAgain();
      expect(await sourceOf(id)).toMatchObject({
        state: 'failing',
        failures,
        open: 2,
        failure: expect.stringMatching(/^No posting could be taken, and none was closed: 2 rows came,/),
      });
    }
    expect((await sourceOf(id)).runs[0]).toMatchObject({ state: 'failed', read: 2, rejected: 2, closed: 0 });
    const [mail, ...more] = await sentMails(context.database, administrator.email);
    expect(mail?.text).toContain('each was rejected. The first reason: ');
    expect(more).toEqual([]);
    feed.answers['/beacon'] = [posting(1), { id: 2 }];
    await runAgain();
    expect(await sourceOf(id)).toMatchObject({ state: 'good', failures: 0, open: 2 });
  });

  test('tells the owners of its company', async () => {
    const owner = await createEmployer(context.services);
    const viewer = await createEmployer(context.services, {
      companyId: owner.companyId,
      memberRole: 'viewer',
    });
    await addSource('beacon');
    await context.database
      .updateTable('job_sources')
      .set({ company_id: owner.companyId, failures: 2 })
      .execute();
    await runAgain();
    expect(await sentMails(context.database, owner.email)).toHaveLength(1);
    expect(await sentMails(context.database, viewer.email)).toEqual([]);
    expect(await sentMails(context.database, administrator.email)).toEqual([]);
  });
});
