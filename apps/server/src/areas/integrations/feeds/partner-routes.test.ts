import { gunzipSync } from 'node:zlib';
import type { FeedCheck, PartnerFeed } from '@waymark/contract/integrations/feeds';
import { feedPartners, type FeedPartner } from '@waymark/contract/posting/visit-marks';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import {
  createCompany,
  createEmployer,
  createJob,
  createPlace,
  createStaff,
} from '../../../testing/factories.ts';
import { setBack, setSetting } from '../../../testing/switches.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const partners = feedPartners.map(({ value }) => value);
const nasty = 'C++ ]]> & <b>“Dev” \u0001\u{1F680} مهندس &amp;';
const cleaned = 'C++ ]]> & <b>“Dev” \u{1F680} مهندس &amp;';
const text = `<p>Build ]]> bridges &amp; more.\u000B</p><p>${'Long enough. '.repeat(10)}</p>`;

let staff: { authorization: string };
let acme: { id: string; name: string };
let whole: { id: string };
let bare: { id: string };
const addresses = new Map<FeedPartner, string>();

const get = (url: string, headers: Record<string, string> = {}) => context.app.inject({ url, headers });
const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = staff) =>
  context.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });

/** A new address of a feed that is on, without the origin. */
async function open(partner: FeedPartner): Promise<string> {
  const made = await call('POST', `/staff/feeds/${partner}/address`);
  const { pathname } = new URL(made.json<{ data: { address: string } }>().data.address);
  await call('PUT', `/staff/feeds/${partner}`, { isOn: true });
  addresses.set(partner, pathname);
  return pathname;
}
const addressOf = (partner: FeedPartner) => addresses.get(partner) ?? '';

interface Listed {
  job?: Record<string, string>[];
  jobs?: Listed;
}

/** The postings of a feed, each with its elements. */
async function read(partner: FeedPartner): Promise<Record<string, string>[]> {
  const { body, statusCode } = await get(addressOf(partner));
  expect(statusCode).toBe(200);
  expect(XMLValidator.validate(body)).toBe(true);
  const parser = new XMLParser({
    isArray: (name) => name === 'job',
    parseTagValue: false,
    ignoreAttributes: false,
  });
  const { source, jobs } = parser.parse(body) as Record<'source' | 'jobs', Listed | undefined>;
  const root = source ?? jobs;
  return root?.job ?? root?.jobs?.job ?? [];
}

beforeAll(async () => {
  const { services } = context;
  staff = (await createStaff(services)).headers;
  services.config.contact.email = 'jobs@board.example.com';
  acme = await createCompany(services, { name: 'Acme & Sons', slug: 'acme-sons' });
  const leeds = await createPlace(services, { city: 'Leeds', region: 'England' });
  whole = await createJob(services, {
    source: 'employer',
    company_id: acme.id,
    title: nasty,
    description: text,
    place_ids: [leeds],
    posted_at: new Date('2026-11-20T08:00:00Z'),
    deadline: '2027-01-31',
    work_mode: 'hybrid',
    salary_min: 3_000_000,
    salary_max: 4_500_000,
    salary_currency: 'GBP',
    salary_period: 'year',
  });
  bare = await createJob(services, { source: 'employer', title: 'Bare one', place_ids: [leeds] });
  await createJob(services, {
    source: 'elsewhere',
    title: 'Imported one',
    description: text,
    place_ids: [leeds],
  });
  await services.changes.settled();
  for (const partner of partners) await open(partner);
});

describe('[L-27] feeds of partners', () => {
  test.each(partners)('give %s what it requires, every character brought through', async (partner) => {
    const jobs = await read(partner);
    expect(jobs).toHaveLength(1);
    const [job = {}] = jobs;
    const { publicUrl } = context.services.config;
    expect(job['title'] ?? job['name']).toBe(cleaned);
    expect(job['url'] ?? job['link'] ?? job['applyUrl']).toBe(
      `${publicUrl}/job-detail?job=${whole.id}&source=${partner}`,
    );
    expect(job['description']).toMatch(/^<p>Build ]]&gt; bridges &amp; more.<\/p>/);
    expect(Object.values(job).join(' ')).toContain('Leeds');
  });

  test('are spelled as each partner reads them', async () => {
    const salary = '£30,000 – £45,000 a year';
    expect(await read('indeed')).toMatchObject([
      {
        referencenumber: whole.id,
        date: '2026-11-20T08:00:00.000Z',
        city: 'Leeds',
        state: 'England',
        country: 'GB',
        email: 'jobs@board.example.com',
        jobtype: 'fulltime',
        remotetype: 'Hybrid remote',
        salary,
        expirationdate: '2027-01-31',
      },
    ]);
    expect(await read('linkedin')).toMatchObject([
      {
        partnerJobId: whole.id,
        company: 'Acme & Sons',
        location: 'Leeds, England, United Kingdom',
        jobtype: 'FULL_TIME',
        workplaceTypes: 'Hybrid',
        salaries: {
          salary: {
            highEnd: { amount: '45000', currencyCode: 'GBP' },
            lowEnd: { amount: '30000' },
            period: 'YEARLY',
          },
        },
      },
    ]);
    expect(await read('adzuna')).toMatchObject([
      { id: whole.id, salary_min: '30000', salary_max: '45000', contract_time: 'full_time' },
    ]);
    expect(await read('jooble')).toMatchObject([
      {
        '@_id': whole.id,
        region: 'Leeds, England, United Kingdom',
        pubdate: '20.11.2026',
        expire: '31.01.2027',
      },
    ]);
    expect(await read('jobrapido')).toMatchObject([
      { location: 'Leeds', publishdate: '20/11/2026', expirydate: '31/01/2027' },
    ]);
    expect(await read('talent')).toMatchObject([{ referencenumber: whole.id, isremote: 'no', salary }]);
  });

  test('say how many go out, and which lack what', async () => {
    const response = await get('/api/staff/feeds/check', staff);
    const checks = response.json<{ data: FeedCheck[] }>().data;
    expect(checks.map(({ partner }) => partner)).toEqual(partners);
    expect(checks.find(({ partner }) => partner === 'indeed')).toEqual({
      partner: 'indeed',
      sent: 1,
      leftOut: 0,
      imported: 1,
      lacking: 1,
      lacks: [{ lack: 'description', count: 1 }],
      examples: [{ jobId: bare.id, title: 'Bare one', company: expect.any(String), lacks: ['description'] }],
    });
  });

  test('[J-5] have the contact that the board has set, before that of the server', async () => {
    const { config } = context.services;
    const contact = { email: 'office@board.example.com', phone: null, address: null, position: null };
    try {
      await setSetting(context.database, 'contact', contact);
      config.contact.email = null;
      await board.load(context.database);
      expect(await read('indeed')).toMatchObject([{ referencenumber: whole.id, email: contact.email }]);
      expect(await read('linkedin')).toHaveLength(1);
      const checks = (await get('/api/staff/feeds/check', staff)).json<{ data: FeedCheck[] }>().data;
      expect(checks.find(({ partner }) => partner === 'linkedin')).toMatchObject({ sent: 1, lacking: 1 });
    } finally {
      config.contact.email = 'jobs@board.example.com';
      await setBack(context.database);
    }
  });

  test('open at no other address, and not while they are off', async () => {
    const address = addressOf('indeed');
    const refused = async (url: string) => {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.json()).toMatchObject({ message: 'There is no feed at this address.' });
    };
    await refused(address.replace('indeed', 'linkedin'));
    await refused(address.replace('indeed', 'nobody'));
    await refused('/feeds/partners/indeed/x.xml');
    await call('PUT', '/staff/feeds/indeed', { isOn: false });
    await refused(address);
    await call('PUT', '/staff/feeds/indeed', { isOn: true });
    expect(await open('indeed')).not.toBe(address);
    await refused(address);
    expect(await read('indeed')).toHaveLength(1);
  });

  test('keep nothing of the key, in the database or in an answer', async () => {
    const key = /([\w-]+)\.xml/.exec(addressOf('adzuna'))?.[1] ?? '';
    const rows = await context.database.selectFrom('feed_partners').selectAll().execute();
    const listed = await get('/api/staff/feeds', staff);
    expect(key).toHaveLength(43);
    expect(JSON.stringify(rows) + listed.body).not.toContain(key);
  });

  test('cannot be switched on without an address', async () => {
    await context.database.deleteFrom('feed_partners').where('partner', '=', 'talent').execute();
    const answer = await call('PUT', '/staff/feeds/talent', { isOn: true });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: 'This feed has no address yet. Make one first.' });
    await open('talent');
  });

  test('answer 304 until something changes, HEAD without a body, and gzip where it is taken', async () => {
    const address = addressOf('jooble');
    const first = await context.app.inject({ url: address, headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(first.rawPayload).toString()).toContain(whole.id);
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await get(address, known)).statusCode).toBe(304);
    const head = await context.app.inject({ method: 'HEAD', url: address });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', first.headers.etag]);
    await call('POST', '/staff/feeds/jooble/left-out', { company: 'Acme & Sons' });
    expect((await get(address, known)).statusCode).toBe(200);
    await call('DELETE', `/staff/feeds/jooble/left-out/${acme.id}`);
    expect((await get(address, known)).statusCode).toBe(304);
    const extra = await createJob(context.services, { source: 'employer', title: 'New' });
    await context.services.changes.settled();
    expect((await get(address, known)).statusCode).toBe(200);
    await context.database.deleteFrom('jobs').where('id', '=', extra.id).execute();
    await context.services.changes.settled();
  });

  test('leave out companies that staff name, by name, id or page', async () => {
    for (const company of [
      'acme & sons',
      acme.id,
      `http://localhost:3000/companies?company=${acme.id}#jobs`,
    ]) {
      const answer = await call('POST', '/staff/feeds/linkedin/left-out', { company });
      expect(answer.json()).toEqual({ message: 'Acme & Sons is left out of the feed for LinkedIn.' });
      expect(await read('linkedin')).toEqual([]);
      expect(await read('indeed')).toHaveLength(1);
      await call('DELETE', `/staff/feeds/linkedin/left-out/${acme.id}`);
    }
    expect(await read('linkedin')).toHaveLength(1);
    const unknown = await call('POST', '/staff/feeds/linkedin/left-out', { company: 'Nobody Ltd' });
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json()).toMatchObject({
      fields: { company: 'There is no company with this name. Paste the address of its page.' },
    });
    const twins = await Promise.all(
      ['twin-1', 'twin-2'].map((slug) => createCompany(context.services, { name: 'Twin', slug })),
    );
    const unclear = await call('POST', '/staff/feeds/linkedin/left-out', { company: 'Twin' });
    expect(unclear.json()).toMatchObject({
      fields: { company: expect.stringContaining('Several companies') },
    });
    await call('POST', '/staff/feeds/linkedin/left-out', { company: 'twin-2' });
    const { data } = (await get('/api/staff/feeds', staff)).json<{ data: PartnerFeed[] }>();
    expect(data.find(({ partner }) => partner === 'linkedin')?.leftOut).toEqual([
      { companyId: twins[1]?.id, company: 'Twin', by: 'staff' },
    ]);
  });

  test('go without a company that stays out, which staff cannot put back', async () => {
    const employer = await createEmployer(context.services, { companyId: acme.id });
    const viewer = await createEmployer(context.services, { companyId: acme.id, memberRole: 'viewer' });
    expect((await call('PUT', '/company/feeds', { isOn: false }, viewer.headers)).statusCode).toBe(403);
    await call('PUT', '/company/feeds', { isOn: false }, employer.headers);
    expect((await get('/api/company/feeds', viewer.headers)).json()).toEqual({ data: { isOn: false } });
    for (const partner of partners) expect(await read(partner)).toEqual([]);
    expect((await call('DELETE', `/staff/feeds/indeed/left-out/${acme.id}`)).statusCode).toBe(404);
    await call('PUT', '/company/feeds', { isOn: true }, employer.headers);
    expect(await read('indeed')).toHaveLength(1);
  });

  test('count who follows their links', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    const url = `/api/jobs/${whole.id}/views`;
    await context.app.inject({ method: 'POST', url, headers, payload: { source: 'ziprecruiter' } });
    const day = new Date().toISOString().slice(0, 10);
    await context.database
      .insertInto('job_views')
      .values({ job_id: whole.id, day, source: 'jooble', views: 7 })
      .execute();
    const { data } = (await get('/api/staff/feeds', staff)).json<{ data: PartnerFeed[] }>();
    expect(data.find(({ partner }) => partner === 'jooble')).toMatchObject({ clicks: 7, isOn: true });
    expect(data.find(({ partner }) => partner === 'jooble')?.readAt).not.toBeNull();
  });
});
