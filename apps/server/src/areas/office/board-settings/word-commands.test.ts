import { reasonLabel } from '@waymark/contract/jobs/report-choices';
import type { OwnField } from '@waymark/contract/jobs/own-fields';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { newId } from '../../../platform/ids.ts';
import { createPost } from '../../../testing/blog-factories.ts';
import { createEmployer, createJob, createStaff, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { ensureStages } from '../../hiring/applicants/stage-commands.ts';

const context = useTestApp();
let staff: TestUser;

beforeEach(async () => {
  staff = await createStaff(context.services, { staff_role: 'administrator' });
});
afterEach(async () => {
  await context.database.deleteFrom('jobs').execute();
  await context.services.changes.settled();
  await context.database.deleteFrom('board_settings').execute();
  await board.load(context.database);
});

async function put(key: string, value: unknown, version = 0) {
  const response = await context.app.inject({
    method: 'PUT',
    url: `/api/staff/settings/${key}`,
    headers: staff.headers,
    payload: { value, version },
  });
  return { status: response.statusCode, body: response.json() };
}

const shift = {
  key: 'shift',
  label: 'Shift',
  kind: 'choice',
  filter: true,
  options: [
    { value: 'day', label: 'Day' },
    { value: 'night', label: 'Night' },
  ],
};
const hours = { key: 'hours', label: 'Hours', kind: 'number', unit: 'hours', filter: true };
const find = async (...filters: string[]) =>
  (
    await context.app.inject({ url: `/api/jobs?${new URLSearchParams(filters.map((one) => ['own', one]))}` })
  ).json();

async function post(own: object) {
  const job = await createJob(context.services, { own_fields: JSON.stringify(own) });
  await context.services.changes.settled();
  return job;
}
const shownOf = async (id: string) =>
  (await context.app.inject({ url: `/api/v1/jobs/${id}` })).json().data.ownFields;

describe('[L-31] fields of the board’s own', () => {
  test('searches filter by choices and by ranges of numbers, and pages show them', async () => {
    expect((await put('postingFields', [shift, hours])).status).toBe(200);
    const night = await post({ shift: 'night', hours: 36 });
    await post({ shift: 'day', hours: 40 });
    await post({});
    const ids = async (...filters: string[]) =>
      (await find(...filters)).data.map(({ id }: { id: string }) => id);
    expect(await ids('shift:night')).toEqual([night.id]);
    expect(await ids('hours:30..38')).toEqual([night.id]);
    expect(await ids('shift:night', 'shift:day')).toHaveLength(2);
    expect(await ids('shift:night', 'hours:39..')).toEqual([]);
    expect((await find('shift:never')).message).toContain('own is a filter of this board');
    expect((await find('hours:NaN..1')).message).toContain('own is a filter of this board');
    expect(await shownOf(night.id)).toEqual([
      { key: 'shift', label: 'Shift', kind: 'choice', value: 'night', text: 'Night' },
      { key: 'hours', label: 'Hours', kind: 'number', value: 36, text: '36 hours' },
    ]);
  });

  test('a choice that postings have is retired when it goes, and stays readable', async () => {
    await put('postingFields', [shift]);
    const job = await post({ shift: 'night' });
    const day = { ...shift, options: [{ value: 'day', label: 'By day' }] };
    const changed = await put('postingFields', [day], 1);
    expect((changed.body.data.value as OwnField[])[0]?.options).toEqual([
      { value: 'day', label: 'By day', retired: false },
      { value: 'night', label: 'Night', retired: true },
    ]);
    expect(await shownOf(job.id)).toMatchObject([{ value: 'night', text: 'Night' }]);
    // One that no posting has is gone.
    const only = { ...shift, options: [{ value: 'dawn', label: 'Dawn' }] };
    const again = await put('postingFields', [only], 2);
    expect((again.body.data.value as OwnField[])[0]?.options.map(({ value }) => value)).toEqual([
      'dawn',
      'night',
    ]);
  });

  test('a kind never changes; a field that goes is shown nowhere and comes back with its values', async () => {
    await put('postingFields', [shift]);
    const job = await post({ shift: 'night' });
    const other = await put('postingFields', [{ ...shift, kind: 'text', options: [], filter: false }], 1);
    expect([other.status, other.body.fields['value.0.kind']]).toEqual([
      400,
      '“Shift” keeps its kind, by which postings hold its values. Add a new field instead.',
    ]);
    expect((await put('postingFields', [], 1)).status).toBe(200);
    expect(await shownOf(job.id)).toEqual([]);
    expect((await find('shift:night')).message).toContain('own is a filter of this board');
    await put('postingFields', [shift], 2);
    expect(await shownOf(job.id)).toMatchObject([{ text: 'Night' }]);
  });

  test.each<[string, unknown, string]>([
    [
      'thirteen fields',
      Array.from({ length: 13 }, (_n, at) => ({ key: `k${at}`, label: `K${at}`, kind: 'text' })),
      'value',
    ],
    ['a choice without choices', [{ ...shift, options: [] }], 'value.0.options'],
    ['choices of a number', [{ ...hours, options: shift.options }], 'value.0.options'],
    ['a filter by a text', [{ key: 'note', label: 'Note', kind: 'text', filter: true }], 'value.0.filter'],
    ['a label with a tag', [{ ...hours, label: '<script>' }], 'value.0.label'],
    ['one key twice', [hours, { ...hours, label: 'More' }], 'value'],
  ])('%s is refused', async (_what, value, field) => {
    const { status, body } = await put('postingFields', value);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('[L-31] stages and reasons', () => {
  test('a company begins with the board’s stages, and an own one speaks as the fixed one that it stands for', async () => {
    const { stages } = board.settings;
    const call = { kind: 'own', name: 'Phone call', notifies: true, meaning: 'interview' } as const;
    const listed = stages.map((stage) => (stage.kind === 'seen' ? { ...stage, name: 'Read' } : stage));
    expect((await put('stages', listed.toSpliced(2, 0, call))).status).toBe(200);
    const { companyId } = await createEmployer(context.services);
    const rows = await ensureStages(context.database, companyId);
    expect(rows.map(({ name }) => name)).toEqual([
      'New',
      'Read',
      'Phone call',
      'Shortlist',
      'Interview',
      'Offer',
      'Hired',
      'Declined',
    ]);
    expect(rows[2]).toMatchObject({ kind: 'own', meaning: 'interview', notifies: true });
  });

  test.each<[string, (stages: typeof board.settings.stages) => unknown, string]>([
    ['a fixed stage that is missing', (stages) => stages.slice(0, -1), 'value'],
    ['new ones not first', (stages) => stages.toReversed(), 'value'],
    [
      'mails of a stage that says nothing',
      (stages) => [...stages, { kind: 'own', name: 'Call', notifies: true }],
      'value.7.notifies',
    ],
    [
      'another meaning of a fixed stage',
      (stages) => stages.map((stage) => ({ ...stage, meaning: 'offer' })),
      'value.0.meaning',
    ],
  ])('%s is refused', async (_what, change, field) => {
    const { status, body } = await put('stages', change(board.settings.stages));
    expect([status, Object.keys(body.fields)[0]]).toEqual([400, field]);
  });

  test('a reason that goes is retired: reports that have it stay readable, and none takes it', async () => {
    const job = await createJob(context.services);
    const report = (reason: string) =>
      context.app.inject({ method: 'POST', url: `/api/jobs/${job.id}/reports`, payload: { reason } });
    const kept = board.settings.reportReasons.filter(({ value }) => value !== 'money');
    const own = { value: 'unpaid', label: 'It is unpaid work' };
    const changed = await put('reportReasons', [own, ...kept]);
    expect(changed.body.data.value.at(-1)).toMatchObject({ value: 'money', retired: true });
    expect(reasonLabel(board.words, 'money')).toBe('I was asked for money');
    expect((await report('money')).json().fields).toEqual({ reason: 'Choose what is wrong.' });
    expect((await report('unpaid')).statusCode).toBe(201);
    const stored = await context.database.selectFrom('job_reports').select('reason').execute();
    expect(stored).toEqual([{ reason: 'unpaid' }]);
  });

  test('a new reason is refused the name of a reason that the same change retires', async () => {
    const { reportReasons } = board.settings;
    const again = { value: 'fees', label: 'I was asked for money' };
    const kept = reportReasons.filter(({ value }) => value !== 'money');
    const job = await createJob(context.services);
    const sent = { reason: 'money' };
    await context.app.inject({ method: 'POST', url: `/api/jobs/${job.id}/reports`, payload: sent });
    const { status, body } = await put('reportReasons', [again, ...kept]);
    expect([status, body.fields]).toEqual([400, { value: 'Two reasons have one name.' }]);
    expect(board.settings.reportReasons).toEqual(reportReasons);
  });
});

describe('[L-31] navigation, dates and the counting of visits', () => {
  const link = (to: string) => [{ label: 'A link', to }];

  test.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    'https://user:secret@site.example',
    'about-us',
    '',
  ])('a link to %j is refused', async (to) => {
    const { status, body } = await put('headerLinks', link(to));
    expect([status, Object.keys(body.fields)]).toEqual([400, ['value.0.to']]);
  });

  test.each([
    '/about-us',
    '/About-Us/?from=header#team',
    '/sitemap.xml',
    '/feeds/jobs.rss?q=nurse',
    'https://shop.example/things?a=b#c',
  ])('a link to %s is taken', async (to) => {
    expect((await put('headerLinks', link(to))).status).toBe(200);
  });

  test('a link to a path of the board that leads nowhere is refused at its field, in header and footer', async () => {
    const header = await put('headerLinks', [...link('/about-us'), ...link('/abut-us')]);
    expect([header.status, header.body.fields]).toEqual([
      400,
      {
        'value.1.to':
          'There is no page at /abut-us. Check the spelling, or publish a page of yours under Pages first.',
      },
    ]);
    const footer = await put('footer', [{ source: 'own', title: 'More', links: link('/p/nothing#top') }]);
    expect([footer.status, Object.keys(footer.body.fields)]).toEqual([400, ['value.0.links.0.to']]);
  });

  test('a page of the board’s own is linked to once it is published, an old address where it redirects', async () => {
    const { id } = await createPost(context.services, staff.id);
    const setPage = (state: 'published' | 'withdrawn') =>
      context.database
        .updateTable('blog_posts')
        .set({ kind: 'page', slug: 'our-story', state })
        .where('id', '=', id)
        .execute();
    await setPage('withdrawn');
    const refused = await put('headerLinks', link('/p/our-story'));
    expect(refused.body.fields['value.0.to']).toMatch(/^The page at \/p\/our-story is not published./);
    await setPage('published');
    await context.database
      .insertInto('redirects')
      .values({ id: newId(), from_path: '/old-story', to_path: '/p/our-story' })
      .execute();
    const both = [...link('/p/our-story'), ...link('/old-story')];
    expect((await put('headerLinks', both)).status).toBe(200);
  });

  test.each<[string, unknown, string]>([
    ['a list of its own without links', [{ source: 'own', title: 'More' }], 'value.0.links'],
    ['links in a list of the board', [{ source: 'site', links: link('/faq') }], 'value.0.links'],
    ['one list twice', [{ source: 'site' }, { source: 'site' }], 'value'],
  ])('a footer with %s is refused', async (_what, value, field) => {
    const { status, body } = await put('footer', value);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test.each<[string, object, string]>([
    ['a wildcard as host', { hosts: ['https://*.stats.example'] }, 'value.hosts.0'],
    ['data: as host', { hosts: ['data:'] }, 'value.hosts.0'],
    [
      'a host with a rule behind it',
      { hosts: ["https://a.example; script-src 'unsafe-inline'"] },
      'value.hosts.0',
    ],
    ['a script without TLS', { script: 'http://stats.example/a.js' }, 'value.script'],
    ['a script as data', { script: 'data:text/javascript,alert(1)' }, 'value.script'],
    ['a script with a rule behind it', { script: 'https://a.example/x;y' }, 'value.script'],
    ['an attribute that ends another', { data: [{ name: 'x', value: '"><script>' }] }, 'value.data.0.value'],
    ['a handler as attribute', { data: [{ name: 'on load', value: 'x' }] }, 'value.data.0.name'],
  ])('%s is refused', async (_what, part, field) => {
    const { status, body } = await put('analytics', { script: 'https://stats.example/a.js', ...part });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test.each(['Mars/Base', '+02:00', 'EST5EDT', ''])('%j is no time zone', async (zone) => {
    expect((await put('timeZone', zone)).status).toBe(400);
  });
});
