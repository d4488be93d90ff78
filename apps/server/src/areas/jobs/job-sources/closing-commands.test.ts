import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStaff, type TestUser } from '../../../testing/factories.ts';
import { useFeedServer } from '../../../testing/feed-server.ts';
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

const send = (method: 'GET' | 'POST', path: string, payload?: object) =>
  context.app.inject({
    method,
    url: `/api/staff/job-sources${path}`,
    headers: administrator.headers,
    ...(payload && { payload }),
  });

async function addSource(format: string, address = feed.at('/feed')): Promise<string> {
  const rest = { everyHours: 6, mirrors: true, applications: 'there', mapping: '', employerName: '' };
  const added = await send('POST', '', { ...rest, name: 'beacon', address, format, passesOn: false });
  expect(added.json()).not.toHaveProperty('code');
  return added.json().data.id;
}

async function run(): Promise<void> {
  await context.database
    .updateTable('job_sources')
    .set({ next_run_at: new Date(0) })
    .execute();
  await runDueSources(context.services, new AbortController().signal, createGazetteer([]));
}

const openIds = async () =>
  (
    await context.database
      .selectFrom('jobs')
      .select('source_id')
      .where('status', '=', 'active')
      .orderBy('source_id')
      .execute()
  ).map((job) => job.source_id);

/** What the source says of its last run. */
async function lastRun(id: string) {
  const { data } = (await send('GET', `/${id}`)).json();
  return { said: `${data.failure}${data.remark}`, state: data.state, report: data.runs[0] };
}

const posting = (id: number) => ({
  id,
  title: `Keeper ${id}`,
  company: 'Beacon',
  description: `Keep light ${id}.`,
  url: `https://beacon.example/jobs/${id}`,
});
const postings = (count: number) => Array.from({ length: count }, (_, at) => posting(at + 1));
const element = ({ id, title, url }: ReturnType<typeof posting>) =>
  `<job><referencenumber>${id}</referencenumber><title>${title}</title><company>Beacon</company><url>${url}</url></job>`;
const xml = (count: number) =>
  `<?xml version="1.0"?>\n<source>${postings(count).map(element).join('\n')}</source>`;
const lines = (count: number) =>
  postings(count)
    .map((one) => `${JSON.stringify(one)}\n`)
    .join('');
const table = (count: number) =>
  `id,title,company,url\n${postings(count)
    .map(({ id, title, url }) => `${id},${title},Beacon,${url}\n`)
    .join('')}`;

const sends =
  (body: string | Buffer, { status = 200, ...headers }: Record<string, string | number> = {}) =>
  (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(Number(status), headers).end(body);
const html = (body: string) => `<!doctype html><html><body>${body}</body></html>`;
const sorry = html('<h1>Down for maintenance</h1>');

describe('[L-26] an answer that is damaged, emptied or of another kind closes nothing and says what is wrong', () => {
  const whole = {
    json: (count: number) => JSON.stringify(postings(count)),
    ndjson: lines,
    csv: table,
    xml,
  };
  const damages = {
    json: [
      ['cut in the middle', whole.json(6).slice(0, 300), /is not JSON at line 1\. It breaks off/],
      ['a web page instead', sends(sorry, { 'content-type': 'text/html' }), /XML or HTML/],
      ['an error', { error: 'overloaded' }, /no list of postings/],
      ['an error with a list', { errors: [{ message: 'overloaded' }] }, /No posting could be taken/],
      ['a list that is empty', [], /none that could be taken/],
      ['nothing at all', '', /is empty/],
      ['a table instead', table(6), /is not JSON at line/],
      ['half of what it says', { jobs: postings(6), total: 12 }, /has 12 postings, and 6 came/],
      ['more behind a token', { jobs: postings(6), next_page_token: 'x' }, /more than the 6 postings/],
      ['a workbook', Buffer.from('PK\u0003\u0004xl/workbook.xml'), /Excel workbook/],
      ['503', sends('', { status: 503 }), /answers 503: it is busy/],
      ['401', sends('', { status: 401 }), /answers 401/],
      ['a part of it', sends(whole.json(5), { status: 206 }), /answers 206/],
    ],
    ndjson: [
      ['cut in a line', lines(6).slice(0, -30), /last line does not end/],
      ['a broken line', lines(6).replace('"Keeper 3"', '"Keeper 3'), /rows were rejected/],
      ['a last line without its end', lines(6).slice(0, -1), /last line does not end/],
      ['a list instead', `${whole.json(6)}\n`, /No posting could be taken/],
    ],
    csv: [
      ['cut in a line', table(6).slice(0, -40), /breaks off in the middle/],
      ['cut in its last column', table(6).slice(0, -3), /last line does not end/],
      ['the names of its columns alone', table(0), /none that could be taken/],
      ['a sentence instead', 'Service temporarily unavailable', /is no table/],
      ['JSON instead', whole.json(6), /is JSON and no table/],
    ],
    xml: [
      ['cut in an element', xml(6).slice(0, -40), /is not XML/],
      ['cut after an element', xml(6).slice(0, -'</source>'.length), /is not XML/],
      ['a web page instead', sorry, /is a web page/],
      ['a page in XHTML', sorry.replace('<!doctype html>', ''), /is a web page/],
      ['no postings', '<source><publisher>Beacon</publisher></source>', /none that could be taken/],
      ['an error', '<response><error>busy</error></response>', /has no <job>\. It has <response>, <error>/],
      ['a reference that is none', xml(6).replace('Keeper 3', 'Keep &nbsp; 3'), /undefined entity/],
      [
        'a total that is not reached',
        xml(6).replace('<job>', '<total>60</total><job>'),
        /has 60 postings, and 6 came/,
      ],
    ],
  } as const;

  test.each(['json', 'ndjson', 'csv', 'xml'] as const)('%s', async (format) => {
    const id = await addSource(format);
    feed.answers['/feed'] = whole[format](7);
    await run();
    expect(await openIds()).toHaveLength(7);
    for (const [name, answer, sentence] of damages[format]) {
      feed.answers['/feed'] = answer as string;
      await run();
      const { said, state, report } = await lastRun(id);
      expect(`${name}: ${said}`).toMatch(sentence);
      expect([name, state === 'good', report.closed]).toEqual([name, false, 0]);
    }
    expect(await openIds()).toHaveLength(7);
    // Whole again, one is gone: that one closes.
    feed.answers['/feed'] = whole[format](6);
    await run();
    expect(await lastRun(id)).toMatchObject({ state: 'good', said: '', report: { read: 6, closed: 1 } });
  });
});

describe('[L-26] a source in pages', () => {
  const pages = (total: number) => (request: IncomingMessage, response: ServerResponse) => {
    const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page') ?? 1);
    const jobs = postings(total).slice((page - 1) * 2, page * 2);
    const next = page * 2 < total ? `/feed?page=${page + 1}` : null;
    response.end(JSON.stringify({ jobs, meta: { total, page, per_page: 2 }, links: { next } }));
  };

  test('is read to its end, and closes what is in none of them', async () => {
    const id = await addSource('json');
    feed.answers['/feed'] = pages(7);
    await run();
    expect(feed.asked).toEqual(['/feed', '/feed?page=2', '/feed?page=3', '/feed?page=4']);
    feed.answers['/feed'] = pages(6);
    await run();
    expect(await lastRun(id)).toMatchObject({ state: 'good', report: { read: 6, closed: 1 } });
    expect(await openIds()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('closes nothing where a page is the same again, or fails', async () => {
    const id = await addSource('json');
    feed.answers['/feed'] = pages(5);
    await run();
    feed.answers['/feed'] = { jobs: postings(4), total: 9, page: 1 };
    await run();
    expect(await lastRun(id)).toMatchObject({ state: 'partial', report: { read: 4, closed: 0 } });
    expect((await lastRun(id)).said).toMatch(/next page is the same as one before/);
    feed.answers['/feed'] = (request, response) =>
      request.url === '/feed'
        ? pages(5)(request, response)
        : void response.writeHead(429, { 'retry-after': '7200' }).end();
    await run();
    expect((await lastRun(id)).said).toMatch(/answers 429: it is busy, and is not asked again for 2 hours/);
    expect(await openIds()).toHaveLength(5);
    const { data } = (await send('GET', `/${id}`)).json();
    expect(Date.parse(data.nextRunAt)).toBeGreaterThan(Date.now() + 119 * 60_000);
  });
});

describe('[L-26] a career page', () => {
  const described = (id: number, text = 'Keep it.') =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"JobPosting","title":"Keeper ${id}",` +
    `"description":"${text}","hiringOrganization":{"@type":"Organization","name":"Beacon"},` +
    `"identifier":{"@type":"PropertyValue","value":"k-${id}"}}</script>`;
  const site = (ids: readonly number[], more: Record<string, string> = {}) => ({
    '/careers': html(ids.map((id) => `<a href="/job/${id}">Keeper ${id}</a>`).join('')),
    ...Object.fromEntries(ids.map((id) => [`/job/${id}`, html(described(id))])),
    ...more,
  });

  test.each([
    ['a line end in a text', { '/job/2': html(described(2, 'LINE1\nLINE2')) }, ''],
    [
      'markup that breaks off',
      { '/job/2': html(described(2).replace('"description"', 'description"')) },
      'rows were rejected',
    ],
    [
      'no markup any more',
      { '/job/2': html('<h1>Keeper 2</h1>') },
      'had a posting before, and is there without one',
    ],
  ])('keeps a posting open whose page has %s', async (_name, more, sentence) => {
    const id = await addSource('page', feed.at('/careers'));
    feed.answers = site([1, 2]);
    await run();
    expect(await openIds()).toEqual(['k-1', 'k-2']);
    feed.answers = site([1, 2], more);
    await run();
    expect((await lastRun(id)).said).toContain(sentence);
    expect(await openIds()).toEqual(['k-1', 'k-2']);
    feed.answers = site([1]);
    await run();
    expect(await openIds()).toEqual(['k-1']);
  });

  test.each([
    [
      '403',
      (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(403).end(),
      /answers 403/,
    ],
    ['a file', '%PDF-1.7', /is sent as nothing known/],
  ])(
    'keeps a posting open whose page is %s now, and closes one that is gone',
    async (_name, answer, sentence) => {
      const id = await addSource('page', feed.at('/careers'));
      feed.answers = site([1, 2]);
      await run();
      feed.answers = { ...site([1, 2]), '/job/2': answer };
      await run();
      expect((await lastRun(id)).said).toMatch(sentence);
      expect(await openIds()).toHaveLength(2);
      feed.answers = site([1, 2]);
      delete feed.answers['/job/2'];
      await run();
      expect(await openIds()).toEqual(['k-1']);
    },
  );

  test('closes nothing where its list breaks off, or its first page is a wall', async () => {
    const id = await addSource('page', feed.at('/careers'));
    feed.answers = site([1, 2]);
    await run();
    const whole = site([1, 2])['/careers'] ?? '';
    feed.answers = {
      ...site([1, 2]),
      '/careers': whole.slice(0, whole.indexOf('<a href="/job/2')) + '<div>Keep',
    };
    await run();
    expect((await lastRun(id)).said).toMatch(/careers breaks off/);
    feed.answers = { '/careers': html('Please confirm that you are a person.') };
    await run();
    expect((await lastRun(id)).said).toMatch(/no JobPosting of schema\.org/);
    expect(await openIds()).toHaveLength(2);
  });

  test('closes a posting whose page leads to one above it, and none that leads to another', async () => {
    const id = await addSource('page', feed.at('/careers'));
    const list = site([1, 2])['/careers'] ?? '';
    const leads = (to: string) => (_request: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(302, { location: to }).end();
    feed.answers = site([1, 2]);
    await run();
    feed.answers = { ...site([1]), '/careers': list, '/job/2': leads('/login'), '/login': sorry };
    await run();
    expect((await lastRun(id)).said).toMatch(/job\/2 had a posting before, and is there without one/);
    expect(await openIds()).toHaveLength(2);
    feed.answers = { ...site([1]), '/careers': list, '/job/2': leads('/job/'), '/job/': html('All jobs') };
    await run();
    expect(await openIds()).toEqual(['k-1']);
  });

  test.each([
    ['a link that says so', '<a rel="next" href="/careers/2">Next</a>', '/careers/2'],
    ['numbers', '<a href="/careers?page=1">1</a><a href="/careers?page=2">2</a>', '/careers'],
    ['numbers in its path', '<a href="/careers/page/2/">2</a>', '/careers/page/2/'],
  ])('of several pages is read to its last one by %s', async (_name, link, second) => {
    await addSource('page', feed.at('/careers'));
    feed.answers = site([1, 2, 3]);
    const rest = html('<a href="/job/2">2</a><a href="/job/3">3</a>');
    feed.answers[second] = rest;
    feed.answers['/careers'] = (request, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(request.url === '/careers?page=2' ? rest : html(`<a href="/job/1">1</a>${link}`));
    await run();
    expect(await openIds()).toEqual(['k-1', 'k-2', 'k-3']);
  });
});
