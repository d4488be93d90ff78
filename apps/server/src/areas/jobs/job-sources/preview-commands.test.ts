import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStaff, type TestUser } from '../../../testing/factories.ts';
import { useFeedServer } from '../../../testing/feed-server.ts';

import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';
import { withReader } from '../source-formats/reading-gateway.ts';
import { previewLimits } from './constants.ts';

const context = useTestApp();
const feed = useFeedServer();
let administrator: TestUser;

beforeEach(async () => {
  await sql`truncate jobs, companies, job_sources, import_reports, users restart identity cascade`.execute(
    context.database,
  );
  administrator = await createStaff(context.services);
});

async function upload(path: '' | '/preview', name: string, file: { name: string; text: string }) {
  const form = await multipart({ name }, { field: 'file', name: file.name, bytes: Buffer.from(file.text) });
  const answer = await context.app.inject({
    method: 'POST',
    url: `/api/staff/job-files${path}`,
    headers: { ...administrator.headers, ...form.headers },
    payload: form.payload,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function preview(format: string | null, address = feed.at('/feed')) {
  const answer = await context.app.inject({
    method: 'POST',
    url: '/api/staff/job-sources/preview',
    headers: administrator.headers,
    payload: { address, format, mapping: '', employerName: 'Board Name' },
  });
  return answer.json().data;
}

describe('[L-26] the same posting of two files is one', () => {
  const text = 'Sew sails of every size with care and with the best of yarns, for boats small and large.';
  const job = (id: string, url: string) => ({
    id,
    url,
    title: `Sailmaker ${id.slice(1)}`,
    company: 'Sail Loft Ltd',
    description: `<p>${text} Number ${id.slice(1)} of the loft${id.startsWith('b') ? ', once more' : ''}.</p>`,
  });
  const pairs = [
    ['https://boards.k.example/jobs/1?gh_src=abc', 'https://boards.k.example/jobs/1?gh_src=xyz'],
    ['https://k.example/jobs/2?utm_source=a&utm_medium=b', 'https://k.example/jobs/2'],
    ['https://k.example/jobs/3?source=LinkedIn', 'https://k.example/jobs/3?source=Indeed'],
    ['http://k.example/jobs/4', 'https://k.example/jobs/4'],
    ['https://www.k.example/jobs/5', 'https://k.example/jobs/5'],
    ['https://k.example/jobs/6/', 'https://k.example/jobs/6'],
    ['https://k.example/jobs/7#apply', 'https://k.example/jobs/7'],
    ['https://k.example/jobs/8?ref=foo', 'https://k.example/jobs/8?ref=bar'],
    ['https://jobs.k.example/9?lever-source=LI', 'https://jobs.k.example/9?lever-origin=applied'],
    ['https://K.example/Jobs/10', 'https://k.example/jobs/10'],
    ['https://k.example/j?a=1&b=2', 'https://k.example/j?b=2&a=1'],
    ['https://k.example/jobs/12?trk=x&refId=1', 'https://k.example/jobs/12?trk=y&refId=2'],
    ['https://k.example/jobs/13/apply', 'https://k.example/jobs/13'],
    ['https://k.example/jobs/14/apply/', 'https://k.example/jobs/14?UTM_Campaign=Spring&fbclid=1'],
    ['https://k.example/j?ID=AB15', 'https://k.example/j?id=ab15&_ga=2'],
  ] as const;
  const others = [
    ['https://k.example/apply?job=31', 'https://k.example/apply?job=32'],
    ['https://k.example/jobs/33', 'https://other.example/jobs/33'],
    ['https://k.example/careers#/jobs/34', 'https://k.example/careers#/jobs/35'],
  ] as const;
  const all = [...pairs, ...others];
  const list = (side: 0 | 1) => JSON.stringify(all.map((pair, at) => job(`${'ab'[side]}${at}`, pair[side])));

  test('by its address without what follows people, and what differs stays two', async () => {
    const first = await upload('', 'loft one', { name: 'a.json', text: list(0) });
    expect(first.message).toBe(`${all.length} new postings, 0 changed, 0 rejected.`);
    const second = await upload('', 'loft two', { name: 'b.json', text: list(1) });
    expect(second.message).toBe(
      `${others.length} new postings, 0 changed, 0 rejected. ${pairs.length} are here already, from another source.`,
    );
    const again = await upload('', 'loft two', { name: 'b.json', text: list(1) });
    expect(again.message).toMatch(/^0 new postings, 0 changed, 0 rejected\. 15 are here/);
    const jobs = await context.database.selectFrom('jobs').select('source').execute();
    expect(jobs).toHaveLength(all.length + others.length);
  });
});

describe('[L-26] an export of WP Job Manager', () => {
  const meta = (key: string, value: string) =>
    `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
  const post = (id: number, title: string, { status = 'publish', type = 'job_listing', more = '' } = {}) =>
    `<item><title>${title}</title><link>https://old.example/job/${id}/</link><dc:creator><![CDATA[oven]]></dc:creator>` +
    `<guid isPermaLink="false">https://old.example/?p=${id}</guid><description></description>` +
    `<content:encoded><![CDATA[<p>Work number ${id}.</p>]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>` +
    `<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2026-11-20 08:00:00</wp:post_date_gmt><wp:status>${status}</wp:status>` +
    `<wp:post_type>${type}</wp:post_type><category domain="job_listing_type" nicename="full-time"><![CDATA[Full Time]]></category>` +
    `${meta('_edit_last', '1')}${more}</item>`;
  const file = {
    name: 'export.xml',
    text:
      '<?xml version="1.0" encoding="UTF-8" ?><!-- This is a WordPress eXtended RSS file -->' +
      '<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" ' +
      'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old Board</title>' +
      '<wp:wxr_version>1.2</wp:wxr_version><wp:author><wp:author_id>2</wp:author_id><wp:author_login><![CDATA[oven]]></wp:author_login>' +
      '<wp:author_email><![CDATA[ada@oven.example]]></wp:author_email><wp:author_display_name><![CDATA[Ada]]></wp:author_display_name></wp:author>' +
      post(1, 'Baker', { more: meta('_company_name', 'Oven') + meta('_job_location', 'Bremen, Germany') }) +
      post(2, 'Miller', { more: meta('_company_name', 'Mill') + meta('_remote_position', '1') }) +
      post(3, 'Cook', { more: meta('_company_name', 'Oven') + meta('_filled', '1') }) +
      post(4, 'Clerk', { status: 'expired', more: meta('_company_name', 'Oven') }) +
      post(5, 'About us', { type: 'page' }) +
      post(6, 'Baker in Bremen', {
        type: 'job_alert',
        more: meta('alert_keyword', 'baker') + meta('alert_location', 'Bremen'),
      }) +
      '</channel></rss>',
  };

  test('brings its open listings with their companies, says what it leaves out, and lists its people', async () => {
    const { data } = await upload('/preview', 'old board', file);
    expect(data).toMatchObject({ format: 'xml', read: 2, taken: 2, rejected: 0 });
    expect(data.unread.find(({ field }: { field: string }) => field === 'leftOut')).toMatchObject({
      count: 4,
    });
    expect(data.people.count).toBe(2);
    expect(data.people.csv).toContain('ada@oven.example,Ada,Employer,Oven; Mill');
    expect(data.people.csv).toContain('ada@oven.example,Ada,Job alert,baker in Bremen');
    expect((await upload('', 'old board', file)).message).toBe('2 new postings, 0 changed, 0 rejected.');
    const companies = await context.database.selectFrom('companies').select('name').orderBy('name').execute();
    expect(companies.map(({ name }) => name)).toEqual(['Mill', 'Oven']);
    const jobs = await context.database
      .selectFrom('jobs')
      .select(['title', 'type', 'work_mode'])
      .orderBy('title')
      .execute();
    expect(jobs).toMatchObject([
      { title: 'Baker', type: 'full-time' },
      { title: 'Miller', work_mode: 'remote' },
    ]);
  });

  test('[L-40] lists its people in the language of who uploads it', async () => {
    const path = join(context.services.temporaryDirectory, 'people.xml');
    await writeFile(path, file.text);
    const { csv } = await withReader(previewLimits, (reader) =>
      reader.call('readPeople', { path, language: 'de' }),
    );
    expect(csv).toBe(
      '\uFEFFE-Mail,Name,Art der Person,Details\r\nada@oven.example,Ada,Arbeitgeber,Oven; Mill\r\n' +
        'ada@oven.example,Ada,Suchauftrag,baker in Bremen\r\n',
    );
  });

  test('whose rows are all rejected is not finished well', async () => {
    const { data } = await upload('', 'old board', { name: 'x.json', text: '[{"id":1},{"id":2}]' });
    const report = await context.app.inject({
      url: `/api/staff/imports/${data.reportId}`,
      headers: administrator.headers,
    });
    expect(report.json().data).toMatchObject({ state: 'failed', read: 2, rejected: 2, inserted: 0 });
    expect(report.json().data.failure).toMatch(/^No posting could be taken/);
  });
});

describe('[L-26] a test run says what is missing', () => {
  const job = { id: '1', title: 'Baker', company: 'Oxbow', url: 'https://x.example/1', description: 'x' };

  test('one page of 240, whose next page is the same', async () => {
    feed.answers['/feed'] = (_request, response) =>
      response.end(
        JSON.stringify({
          jobs: [job],
          meta: { total: 240, page: 1, per_page: 1 },
          links: { next: '/feed?page=2' },
        }),
      );
    const data = await preview(null);
    expect(data).toMatchObject({ read: 1, taken: 1 });
    expect(data.gaps).toEqual([expect.stringMatching(/^Its next page is the same as one before/)]);
    feed.answers['/feed'] = { jobs: [job], total: 240 };
    expect((await preview(null)).gaps).toEqual(['It says that it has 240 postings, and 1 came.']);
  });

  test('a next page that is not there', async () => {
    feed.answers['/feed'] = { jobs: [job], meta: { total: 240 }, links: { next: '/gone?page=2' } };
    const data = await preview(null);
    expect(data).toMatchObject({ read: 1, taken: 1 });
    expect(data.gaps).toEqual([expect.stringMatching(/^Its next page \(.*\/gone\?page=2\) answers 404/)]);
  });

  test('a workbook is named, and XML that is sent as a page is read', async () => {
    feed.answers['/feed'] = (_request, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<?xml version="1.0"?><source><job><title>Baker</title><referencenumber>1</referencenumber><company>Oxbow</company></job></source>`,
        );
    expect(await preview(null)).toMatchObject({ format: 'xml', taken: 1 });
  });

  test('Greenhouse has its pay, and Ashby each place once', async () => {
    const base = {
      title: 'Dock Engineer',
      content: '&lt;p&gt;x&lt;/p&gt;',
      absolute_url: 'https://g.example/1',
      company_name: 'Keel',
    };
    const range = (min: number, max: number, title = 'US base annual') => ({
      min_cents: min,
      max_cents: max,
      currency_type: 'USD',
      title,
      blurb: '',
    });
    const own = (name: string) => ({
      name,
      value: { unit: 'EUR', min_value: '50000.0', max_value: '60000.0' },
      value_type: 'currency_range',
    });
    feed.answers['/feed'] = {
      jobs: [
        { ...base, id: 1, location: { name: 'Remote' }, pay_input_ranges: [range(9_000_000, 12_000_000)] },
        { ...base, id: 2, pay_input_ranges: [range(9_000_000, 12_000_000), range(8_000_000, 11_000_000)] },
        { ...base, id: 3, metadata: [own('Annual Salary Range')] },
        { ...base, id: 4, metadata: [own('Bonus Range')] },
        { ...base, id: 5, pay_input_ranges: [range(2500, 3000, 'Hourly pay')] },
      ],
      meta: { total: 5 },
    };
    const salaries = (await preview('greenhouse')).postings.map(
      ({ fields }: { fields: { field: string; value: string; reading: string }[] }) => {
        const pay = fields.find(({ field }) => field === 'salary');
        return pay?.value || pay?.reading;
      },
    );
    expect(salaries).toEqual([
      '$90,000 – $120,000 a year',
      'unread',
      '€50,000 – €60,000 a year',
      'missing',
      '$25 – $30 an hour',
    ]);
    const address = {
      postalAddress: { addressLocality: 'New York City', addressRegion: 'NY', addressCountry: 'USA' },
    };
    feed.answers['/feed'] = {
      jobs: [{ id: 'x', title: 'Cook', location: 'New York (HQ)', address, descriptionHtml: 'x' }],
    };
    const [shown] = (await preview('ashby')).postings;
    const places = shown.fields.find(({ field }: { field: string }) => field === 'places');
    expect(places.value).toBe('New York, United States');
  });
});
