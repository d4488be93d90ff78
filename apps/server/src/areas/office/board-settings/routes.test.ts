import { defaultAccent } from '@waymark/contract/office/choices';
import { describe, expect, test, afterEach } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { createCandidate, createCompany, createStaff } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart, quarters } from '../../../testing/uploads.ts';
import { needsApproval } from '../../posting/postings/queries.ts';

const context = useTestApp();

afterEach(async () => {
  await context.database.deleteFrom('board_settings').execute();
  await board.load(context.database);
});

const noOperator = { name: null, address: null, register: null, vatNumber: null, responsible: null };
const administrator = () => createStaff(context.services, { staff_role: 'administrator' });
type Headers = Record<string, string>;
const put = (key: string, headers: Headers, value: unknown, version = 0) =>
  context.app.inject({
    method: 'PUT',
    url: `/api/staff/settings/${key}`,
    headers,
    payload: { value, version },
  });
const get = (path: string, headers: Headers = {}) => context.app.inject({ url: `/api${path}`, headers });
const noted = () =>
  context.database
    .selectFrom('audit_log')
    .select(['staff_id', 'subject_id', 'before', 'after'])
    .where('action', '=', 'setting.change')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

describe('[L-17] the settings of the board', () => {
  test('are the product’s defaults until an administrator changes them', async () => {
    const { headers } = await administrator();
    const { settings, surroundings } = (await get('/staff/settings', headers)).json().data;
    expect(settings.name).toEqual({ value: 'Waymark', version: 0 });
    expect(settings.accent).toEqual({ value: defaultAccent, version: 0 });
    expect(surroundings).toMatchObject({ sender: 'Waymark <hello@waymark.example>', contactEmail: null });
  });

  test('a change holds at once, is on record with before and after, and is set back', async () => {
    const { id, headers } = await administrator();
    const changed = await put('name', headers, ' Harbour Jobs ');
    expect(changed.json()).toEqual({ data: { value: 'Harbour Jobs', version: 1 } });
    expect(board.settings.name).toBe('Harbour Jobs');
    const { data: changes } = (await get('/staff/settings/name/changes', headers)).json();
    expect(changes).toMatchObject([{ before: 'Waymark', after: 'Harbour Jobs' }]);
    expect((await put('name', headers, changes[0].before, 1)).json().data.version).toBe(2);
    expect(board.settings.name).toBe('Waymark');
    expect(await noted()).toEqual([
      { staff_id: id, subject_id: 'name', before: { value: 'Waymark' }, after: { value: 'Harbour Jobs' } },
      { staff_id: id, subject_id: 'name', before: { value: 'Harbour Jobs' }, after: { value: 'Waymark' } },
    ]);
  });

  test('who saw an older version is refused, and of several at once one comes through', async () => {
    const { headers } = await administrator();
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => put('name', headers, name)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const late = await put('name', headers, 'Late');
    expect(late.json()).toEqual({
      code: 'conflict',
      message: 'Someone else just changed this. What you typed is still here.',
    });
    expect(['One', 'Two', 'Three']).toContain(board.settings.name);
  });

  test('[L-36] staff sees which version of each text holds, and what the board’s own text says', async () => {
    const { headers } = await administrator();
    const read = async () => (await get('/staff/settings', headers)).json().data.surroundings.legal;
    const own = await read();
    expect(own.terms.version).toMatch(/^2026-11-29-[\da-f]{8}$/);
    const operator = { ...noOperator, name: 'Harbour Ltd', address: 'Pier 1\nHull' };
    expect((await put('operator', headers, operator)).statusCode).toBe(200);
    const named = await read();
    expect(named.imprint.template).toContain('Harbour Ltd\nPier 1\nHull');
    expect(named.terms.version).not.toBe(own.terms.version);
    await put('terms', headers, 'Be kind.');
    const written = await read();
    expect(written.terms.template).toBe(named.terms.template);
    expect(written.terms.version).not.toBe(named.terms.version);
    expect(written.privacy.version).toBe(named.privacy.version);
    await put('terms', headers, '', 1);
    const today = new Date().toISOString().slice(0, 10);
    const day = today > '2026-11-25' ? today : '2026-11-25';
    expect((await read()).terms.version).toBe(`${day}-${named.terms.version.slice(-8)}`);
  });

  test.each<[string, unknown, string]>([
    ['operator', { ...noOperator, name: '<b>' }, 'value.name'],
    ['operator', { ...noOperator, name: 'A\nB' }, 'value.name'],
    ['operator', { ...noOperator, address: 'A\u202eB' }, 'value.address'],
    ['name', '', 'value'],
    ['name', 'x'.repeat(41), 'value'],
    ['name', 'A\r\nBcc: all@example.org', 'value'],
    ['name', '<script>', 'value'],
    ['name', 7, 'value'],
    ['accent', { light: '#ffcc00', dark: '#ff8f61' }, 'value.light'],
    ['accent', { light: '#b93a12', dark: '#402000' }, 'value.dark'],
    ['accent', { light: 'red;}body{display:none', dark: '#ff8f61' }, 'value.light'],
    ['sender', { name: 'Us', address: 'no-address' }, 'value.address'],
    ['sender', { name: 'Us', address: 'a@example.org', replyTo: 'b@example.org' }, 'value'],
    ['homeCities', ['London', 'London'], 'value'],
    ['homeCategories', ['magic'], 'value.0'],
    ['promos', 'yes', 'value'],
    ['promoTexts', { review: '', packages: 'We write.' }, 'value.review'],
    ['promoTexts', { review: 'x'.repeat(91), packages: 'We write.' }, 'value.review'],
    ['currency', 'XXX', 'value'],
    ['distanceUnit', 'furlong', 'value'],
    ['terms', 'x'.repeat(50_001), 'value'],
    ['firstPosting', 'never', 'value'],
    ['features', { blog: 'off' }, 'value.blog'],
    ['features', { forum: false }, 'value'],
    ['requiresPay', 'yes', 'value'],
    ['retention', { messageDays: 29 }, 'value.messageDays'],
    ['retention', { staffLogDays: 3651 }, 'value.staffLogDays'],
    ['retention', { mailDays: 30.5 }, 'value.mailDays'],
    ['mails', { welcome: { subject: 'A', heading: 'B', text: 'No button' } }, 'value.welcome.text'],
    ['mark', { markId: crypto.randomUUID() }, 'value'],
    ['mark', { markId: '../../etc/passwd' }, 'value.markId'],
  ])('%s as %j is refused at %s, and nothing changes', async (key, value, field) => {
    const { headers } = await administrator();
    const before = board.settings;
    const response = await put(key, headers, value);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(board.settings).toEqual(before);
  });

  test('a colour that cannot be read is refused with the nearest that can, which is taken', async () => {
    const { headers } = await administrator();
    const { fields } = (await put('accent', headers, { light: '#ffcc00', dark: '#ff8f61' })).json();
    expect(fields['value.light']).toContain('has a contrast of 1.2 to 1, and 4.5 is needed');
    const [, nearest = ''] = /The nearest that has it is (#[\da-f]{6})/.exec(fields['value.light']) ?? [];
    expect((await put('accent', headers, { light: nearest, dark: '#ff8f61' })).statusCode).toBe(200);
  });

  test('an unknown setting is no setting', async () => {
    const { headers } = await administrator();
    expect((await put('smtpUrl', headers, 'x')).statusCode).toBe(404);
    expect((await put('__proto__', headers, {})).statusCode).toBe(404);
  });

  test.each(['moderator', 'reviewer'] as const)('a %s changes nothing', async (staff_role) => {
    const { headers } = await createStaff(context.services, { staff_role });
    expect((await put('name', headers, 'Mine')).statusCode).toBe(403);
    expect((await get('/staff/settings', headers)).statusCode).toBe(403);
    expect((await put('name', (await createCandidate(context.services)).headers, 'Mine')).statusCode).toBe(
      403,
    );
    expect(board.settings.name).toBe('Waymark');
  });

  test('another process hears of it', async () => {
    const stop = board.follow(context.database, context.services.notices, {
      warn: () => {},
    } as never);
    await context.database
      .insertInto('board_settings')
      .values({ key: 'name', value: JSON.stringify('Elsewhere'), version: 1 })
      .execute();
    await expect.poll(() => board.settings.name).toBe('Elsewhere');
    await stop();
  });

  test('what a newer version has written and this one does not take is as if it was not set', async () => {
    await context.database
      .insertInto('board_settings')
      .values({ key: 'accent', value: JSON.stringify('aurora'), version: 1 })
      .execute();
    await board.load(context.database);
    expect(board.settings.accent).toEqual(defaultAccent);
  });
});

const drawPng = (width: number, height: number) => quarters(width, height).png().toBuffer();

describe('[L-17] the mark', () => {
  const send = async (headers: Headers, bytes: Buffer, version: number, name = 'mark.png') => {
    const form = await multipart({ version: String(version) }, { field: 'mark', name, bytes });
    return context.app.inject({
      method: 'POST',
      url: '/api/staff/board-mark',
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
  };

  test('is rendered again, shown to every visitor, and can be reset to the previous one', async () => {
    const { headers } = await administrator();
    const first = (await send(headers, await drawPng(300, 200), 0)).json().data;
    const second = (await send(headers, await drawPng(64, 64), 1)).json().data;
    expect(second.version).toBe(2);
    const picture = await get(`/board-marks/${first.value.markId}`);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    expect((await put('mark', headers, first.value, 2)).statusCode).toBe(200);
    expect((await put('mark', headers, null, 3)).statusCode).toBe(200);
    expect(board.settings.mark).toBeNull();
  });

  test('what is no picture, too small or late is refused and leaves nothing', async () => {
    const { headers } = await administrator();
    const count = async () =>
      (await context.database.selectFrom('board_marks').select('file_id').execute()).length;
    const before = await count();
    expect((await send(headers, Buffer.from('<svg onload="alert(1)"/>'), 0, 'a.svg')).statusCode).toBe(415);
    expect((await send(headers, await drawPng(16, 16), 0)).statusCode).toBe(400);
    expect((await send(headers, await drawPng(100, 100), 5)).statusCode).toBe(409);
    expect(await count()).toBe(before);
  });

  test('so many are kept and no more', async () => {
    const { headers } = await administrator();
    const png = await drawPng(64, 64);
    for (let version = 0; version < 12; version++) await send(headers, png, version);
    const kept = await context.database.selectFrom('board_marks').select('file_id').execute();
    expect(kept).toHaveLength(10);
    expect(kept.map(({ file_id: id }) => id)).toContain(board.settings.mark?.markId);
  });

  test('who asks for the icon at its old address is led to the one that the board has', async () => {
    const icon = () => context.app.inject({ url: '/favicon.ico' });
    expect([(await icon()).statusCode, (await icon()).headers.location]).toEqual([302, '/favicon.svg']);
    const { headers } = await administrator();
    await send(headers, await drawPng(64, 64), 0);
    expect((await icon()).headers.location).toBe(`/api/board-marks/${board.settings.mark?.markId}`);
  });

  test('the icon is drawn in a colour and in nothing else', async () => {
    const icon = await get('/board-icons/1f5fa8');
    expect(icon.headers['content-type']).toBe('image/svg+xml');
    expect(icon.body).toContain('fill="#1f5fa8"');
    expect((await get('/board-icons/"><script>')).statusCode).toBeGreaterThanOrEqual(400);
  });
});

test('[H-3] what a first posting needs is what is set', async () => {
  const { headers } = await administrator();
  const unproven = await createCompany(context.services);
  const proven = await createCompany(context.services, { verified_at: new Date(), verified_by: 'dns' });
  const needed = async () => [
    await needsApproval(context.database, unproven.id),
    await needsApproval(context.database, proven.id),
  ];
  expect(await needed()).toEqual([true, false]);
  await put('firstPosting', headers, 'open');
  expect(await needed()).toEqual([false, false]);
  await put('firstPosting', headers, 'staff', 1);
  expect(await needed()).toEqual([true, true]);
});
