import { endpoints } from '@waymark/contract/endpoints';
import { landingLeastJobs } from '@waymark/contract/pages/landings';
import { jobDetailPath, paths, protectedPaths } from '@waymark/contract/paths';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCompany, createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { createLandingData } from './landing-queries.ts';
import { createSitemaps } from './queries.ts';
import { writeSitemap } from './rules.ts';

const context = useTestApp();

interface Element {
  name: string;
  text: string;
  children: Element[];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A strict reader of the part of XML that sitemaps use: anything that does not fit is an error. */
function parseXml(xml: string): Element {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!xml.startsWith(declaration)) throw new Error('There is no declaration.');
  const root: Element = { name: '', text: '', children: [] };
  const open = [root];
  let rest = xml.slice(declaration.length);
  while (rest !== '') {
    const [token = '', end, name = ''] = /^<(\/?)([a-z]+)(?: xmlns="[^"<&]+")?>|^[^<>]+/.exec(rest) ?? [];
    if (token === '') throw new Error(`Unreadable from: ${rest.slice(0, 80)}`);
    rest = rest.slice(token.length);
    const current = open.at(-1) ?? root;
    if (end === undefined) {
      if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(token)) throw new Error(`Not escaped: ${token}`);
      current.text += token.replaceAll(/&(\w+);/g, (_all, entity: string) => entities[entity] ?? '');
    } else if (end === '/') {
      if (current.name !== name) throw new Error(`</${name}> ends <${current.name}>.`);
      open.pop();
    } else {
      const element = { name, text: '', children: [] };
      current.children.push(element);
      open.push(element);
    }
  }
  const [only, ...others] = root.children;
  if (!only || others.length > 0 || open.length > 1) throw new Error('There is not one root that is closed.');
  return only;
}

const childText = ({ children }: Element, name: string) =>
  children.find((child) => child.name === name)?.text;

async function read(path: string): Promise<Element> {
  const response = await context.app.inject(path);
  expect(response.statusCode, path).toBe(200);
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  return parseXml(response.body);
}

/** Addresses without the origin, and when they changed. */
async function readAddresses(path: string): Promise<Map<string, string | undefined>> {
  const { children } = await read(path);
  const { publicUrl } = context.services.config;
  return new Map(
    children.map((entry) => {
      const address = childText(entry, 'loc') ?? '';
      expect(address.startsWith(`${publicUrl}/`)).toBe(true);
      return [address.slice(publicUrl.length), childText(entry, 'lastmod')];
    }),
  );
}

let open: { id: string; companyId: string }[];
let closed: { id: string; companyId: string };
let far: { id: string };

beforeAll(async () => {
  const { services, database } = context;
  const hull = await createPlace(services, { city: 'Hull' });
  const small = await createPlace(services, { city: 'Smallville' });
  const { id: company } = await createCompany(services);
  const shared = { company_id: company, place_ids: [hull], updated_at: new Date('2026-02-03T04:05:06Z') };
  const rest = Array.from({ length: 20 }, (_none, at) =>
    createJob(services, { ...shared, category: at < 17 ? 'health' : 'legal', skills: ['R&D <basics>'] }),
  );
  open = await Promise.all(rest);
  open.push(await createJob(services, { company_id: company, place_ids: [small], category: 'other' }));
  closed = await createJob(services, { status: 'expired' });
  // What a board with many jobs has: numbers far apart.
  await sql`select setval(pg_get_serial_sequence('jobs', 'number'), 25000)`.execute(database);
  far = await createJob(services, { company_id: company });
  await services.changes.settled();
});

describe('[A-3] the sitemap', () => {
  test('leaves out the packages where nothing can be bought', async () => {
    const pagesOf = async (hasCheckout: boolean) => {
      const sitemaps = createSitemaps(context.database, context.index, async () => [], { hasCheckout });
      return (await sitemaps.listAddresses('pages', 1)).map(({ path }) => path);
    };
    const sold = await pagesOf(true);
    expect(sold).toContain(paths.pricingDetails);
    expect(await pagesOf(false)).toEqual(sold.filter((path) => path !== paths.pricingDetails));
  });

  test('its index names every part that holds something, and each can be read', async () => {
    const index = await read('/sitemap.xml');
    expect(index.name).toBe('sitemapindex');
    const { publicUrl } = context.services.config;
    const files = index.children.map((entry) => (childText(entry, 'loc') ?? '').slice(publicUrl.length));
    expect(files).toEqual([
      '/sitemap-pages-1.xml',
      '/sitemap-landings-1.xml',
      '/sitemap-companies-1.xml',
      '/sitemap-jobs-1.xml',
      '/sitemap-jobs-3.xml',
    ]);
    for (const file of files) {
      const addresses = await readAddresses(file);
      expect(addresses.size).toBeGreaterThan(0);
      expect(addresses.size).toBeLessThanOrEqual(50_000);
    }
  });

  test('jobs: those that are open, with when they changed', async () => {
    const addresses = await readAddresses('/sitemap-jobs-1.xml');
    for (const { id } of open) expect([...addresses.keys()]).toContain(jobDetailPath(id));
    expect(addresses.has(jobDetailPath(closed.id))).toBe(false);
    expect(addresses.get(jobDetailPath(open[0]?.id ?? ''))).toBe('2026-02-03T04:05:06Z');
    expect([...(await readAddresses('/sitemap-jobs-3.xml')).keys()]).toEqual([jobDetailPath(far.id)]);
  });

  test('companies: those with an open job', async () => {
    const addresses = [...(await readAddresses('/sitemap-companies-1.xml'))];
    const changedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(addresses).toEqual([[`/companies?company=${open[0]?.companyId}`, changedAt]]);
  });

  test('pages of `/jobs`: those with enough jobs, under their one address', async () => {
    const addresses = [...(await readAddresses('/sitemap-landings-1.xml')).keys()];
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/jobs?category=health',
        '/jobs?location=hull,+united+kingdom',
        '/jobs?category=health&location=hull,+united+kingdom',
        '/jobs?category=legal&location=hull,+united+kingdom',
        '/jobs?skill=r%26d+%3Cbasics%3E',
      ]),
    );
    expect(addresses.filter((address) => /smallville|category=other/.test(address))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
    const landings = createLandingData(context.index);
    for (const address of addresses) {
      const criteria = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
      expect((await landings.getLanding(criteria)).total, address).toBeGreaterThanOrEqual(landingLeastJobs);
    }
  });

  test.each([
    '/sitemap-jobs-2.xml',
    '/sitemap-jobs-0.xml',
    '/sitemap-jobs-99999999999.xml',
    '/sitemap-pages-2.xml',
    '/sitemap-users-1.xml',
  ])('has no part %s', async (path) => {
    expect((await context.app.inject(path)).statusCode).toBe(404);
  });

  test('is compressed, and not sent again to who has it', async () => {
    const zipped = await context.app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    const etag = String(zipped.headers.etag);
    const again = await context.app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });

  test('whatever an address holds, it is escaped', () => {
    const path = `/jobs?a=1&b='<x>"`;
    const [entry] = parseXml(
      writeSitemap('https://jobs.example', [{ path }], { own: 'en', offered: ['en'] }),
    ).children;
    expect(entry && childText(entry, 'loc')).toBe(`https://jobs.example${path}`);
  });
});

test('[A-6] robots are told of the sitemap, and to leave alone the API, the mailbox and pages of members', async () => {
  const { headers, body } = await context.app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = body.split('\n');
  for (const path of ['/api/', '/dev/', ...protectedPaths]) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${context.services.config.publicUrl}/sitemap.xml`);
  // The longest rule that the path begins with holds.
  const closedTo = (path: string) => {
    const rules = lines.map((line) => line.split(': ')).filter(([, rule]) => rule && path.startsWith(rule));
    const [longest] = rules.toSorted(([, a = ''], [, b = '']) => b.length - a.length);
    return longest?.[0] === 'Disallow';
  };
  expect(closedTo('/api/jobs')).toBe(true);
  for (const [key, { answer }] of Object.entries(endpoints)) {
    if (!('file' in answer) || !answer.file.startsWith('image/')) continue;
    // What members alone see, and what counts that an advertisement was seen.
    if (key.includes('profile-pictures') || key.endsWith('/seen')) continue;
    expect(closedTo(`/api${key.slice('GET '.length)}`), key).toBe(false);
  }
  for (const path of ['/jobs?category=health', '/home', '/companies', '/job-detail?job=1', '/sitemap.xml']) {
    expect(closedTo(path), path).toBe(false);
  }
});

test('[L-23] a posting that was closed leaves the sitemap at once', async () => {
  const { id, number } = await createJob(context.services, {});
  await context.services.changes.settled();
  const part = `/sitemap-jobs-${Math.ceil(number / 10_000)}.xml`;
  const listed = async () => (await context.app.inject(part)).body.includes(jobDetailPath(id));
  expect(await listed()).toBe(true);
  await context.database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', id).execute();
  await context.services.changes.settled();
  expect(await listed()).toBe(false);
});
