import { XMLParser, XMLValidator } from 'fast-xml-parser';
import Parser from 'rss-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { speak } from '../../../testing/board-languages.ts';
import { createCompany, createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const get = (url: string, headers: Record<string, string> = {}) => context.app.inject({ url, headers });
const readRss = async (url: string) => {
  const { body } = await get(url);
  expect(XMLValidator.validate(body)).toBe(true);
  return new Parser().parseString(body);
};

const nasty = 'C++ ]]> & <b>“Dev” \u0001\u{1F680} مهندس &amp;';
const cleaned = 'C++ ]]> & <b>“Dev” \u{1F680} مهندس &amp;';
let acme: { id: string; name: string };
let nurse: { id: string };

beforeAll(async () => {
  const { services } = context;
  acme = await createCompany(services, { name: 'Acme & Sons', slug: 'acme-sons' });
  const leeds = await createPlace(services, { city: 'Leeds', region: 'England' });
  nurse = await createJob(services, {
    title: 'Night nurse',
    company_id: acme.id,
    description: '<p>Look after <a href="https://acme.example/team">people</a>.</p>',
    place_ids: [leeds],
    category: 'health',
    posted_at: new Date('2026-11-20T08:00:00Z'),
    salary_min: 3_000_000,
    salary_max: 3_000_000,
    salary_currency: 'GBP',
    salary_period: 'year',
  });
  await createJob(services, { title: nasty, description: '<p>A ]]> B</p>', source: 'imported' });
  for (let nth = 0; nth < 55; nth++) {
    const posted_at = new Date(Date.UTC(2026, 9, 1) + nth * 3_600_000);
    await createJob(services, { title: `Welder ${nth}`, description: `<p>Join ${nth}.</p>`, posted_at });
  }
  await context.services.changes.settled();
});

describe('[L-27] feeds of searches and companies', () => {
  test('list the newest postings first, fifty of them', async () => {
    const { items } = await readRss('/feeds/jobs.rss');
    expect(items).toHaveLength(50);
    expect(items.slice(0, 2).map(({ title }) => title)).toEqual(['Night nurse', 'Welder 54']);
  });

  test('answer the parameters of the list page, order and page aside', async () => {
    const { items, link } = await readRss('/feeds/jobs.rss?q=nurse&location=Leeds&sort=salary&page=7');
    expect(items.map(({ title }) => title)).toEqual(['Night nurse']);
    expect(link).toContain('/browse-job-filter-list?q=nurse&location=Leeds');
    expect((await readRss('/feeds/jobs.rss?category=health&category=design')).items).toHaveLength(1);
    expect((await readRss('/feeds/jobs.rss?q=zookeeper')).items).toEqual([]);
  });

  test('[L-40] are in the board’s own language and lead to its pages, and each posting says its own', async () => {
    speak('de', 'en');
    const query = '?q=welder&location=Leeds';
    const rss = (await get(`/feeds/jobs.rss${query}`, { 'accept-language': 'en' })).body;
    expect(rss).toContain('<language>de</language>');
    expect(rss).toContain('/de/browse-job-filter-list?q=welder');
    expect((await get(`/feeds/jobs.atom${query}`)).body).toContain('xml:lang="de"');
    expect((await get(`/feeds/companies/${acme.id}.json`)).json()).toMatchObject({ language: 'de' });
  });

  test('give the full text with absolute addresses, pay and place, and a link that names the feed', async () => {
    const { items } = await readRss('/feeds/jobs.rss?q=nurse');
    const { publicUrl } = context.services.config;
    expect(items[0]).toMatchObject({
      link: `${publicUrl}/job-detail?job=${nurse.id}&source=feed`,
      guid: `${publicUrl}/job-detail?job=${nurse.id}`,
      isoDate: '2026-11-20T08:00:00.000Z',
      creator: 'Acme & Sons',
      'content:encoded':
        '<p>Look after <a href="https://acme.example/team" rel="nofollow noopener" target="_blank">people</a>.</p>',
      content: 'Acme & Sons · Leeds, England · On site · Full Time · £30,000 a year',
    });
  });

  test.each(['rss', 'atom'])('bring every character through as %s', async (extension) => {
    const feed = await readRss(`/feeds/jobs.${extension}?q=مهندس`);
    expect(feed.items[0]?.title).toBe(cleaned);
  });

  test('are Atom 1.0 with the elements that it requires', async () => {
    const { body, headers } = await get('/feeds/jobs.atom?q=nurse');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const { feed } = new XMLParser({ ignoreAttributes: false }).parse(body) as {
      feed: Record<string, unknown> & { entry: Record<string, unknown> };
    };
    expect(feed).toMatchObject({
      id: expect.any(String),
      title: expect.any(String),
      updated: '2026-11-20T08:00:00.000Z',
    });
    expect(feed.entry).toMatchObject({
      id: `urn:uuid:${nurse.id}`,
      updated: '2026-11-20T08:00:00.000Z',
      author: { name: 'Acme & Sons' },
    });
  });

  test('are JSON Feed 1.1', async () => {
    const { headers, ...answer } = await get('/feeds/jobs.json?q=nurse');
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ title: 'Night nurse', tags: ['Health'], date_published: '2026-11-20T08:00:00.000Z' }],
    });
  });

  test.each(['json', 'rss', 'atom'])(
    'of a company are found by its id and its name as %s',
    async (extension) => {
      for (const name of [acme.id, 'acme-sons']) {
        const { body } = await get(`/feeds/companies/${name}.${extension}`);
        expect(body).toContain('Night nurse');
        expect(body).not.toContain('Welder');
      }
      const unknown = await get(`/feeds/companies/nobody.${extension}`);
      expect(unknown.statusCode).toBe(404);
      expect(unknown.json()).toMatchObject({ message: 'There is no company with this address.' });
    },
  );

  test('refuse parameters as the search does', async () => {
    for (const query of ['salary=much', 'type=none', 'colour=red', `q=${'x'.repeat(500)}`]) {
      const [feed, search] = await Promise.all([get(`/feeds/jobs.rss?${query}`), get(`/api/jobs?${query}`)]);
      expect(feed.statusCode).toBe(400);
      expect(feed.json()).toEqual(search.json());
    }
  });

  test('answer 304 to who has the newest, and are sent compressed', async () => {
    const { headers } = await get('/feeds/jobs.rss?q=welder', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    const etag = String(headers.etag);
    const modified = String(headers['last-modified']);
    for (const known of [
      { 'if-none-match': etag },
      { 'if-none-match': `W/${etag}` },
      { 'if-modified-since': modified },
    ])
      expect((await get('/feeds/jobs.rss?q=welder', known)).statusCode).toBe(304);
    expect((await get('/feeds/jobs.rss?q=nurse', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('lose a posting as soon as it closes', async () => {
    const job = await createJob(context.services, { title: 'Lamplighter' });
    await context.services.changes.settled();
    const before = await get('/feeds/jobs.rss?q=lamplighter');
    expect(before.body).toContain('Lamplighter</title>');
    await context.database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', job.id).execute();
    await context.services.changes.settled();
    const after = await get('/feeds/jobs.rss?q=lamplighter', {
      'if-none-match': String(before.headers.etag),
    });
    expect(after.statusCode).toBe(200);
    expect(after.body).not.toContain('Lamplighter</title>');
  });
});
