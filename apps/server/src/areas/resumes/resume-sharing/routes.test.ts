import { describe, expect, test } from 'vitest';
import { hashSecret } from '../../../platform/ids.ts';
import { createCandidate, createResume } from '../../../testing/factories.ts';
import { docxResume } from '../../../testing/read-files.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { eraseDueAccounts } from '../../lifecycle/privacy/erasure-commands.ts';
import { removeResume, restoreResume } from '../resumes/commands.ts';
import { forgetOldLinks } from './commands.ts';

const context = useTestApp();
type Headers = Record<string, string>;
let addresses = 0;

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  headers: Headers = {},
  payload?: object,
  remoteAddress = '203.0.113.1',
) {
  return context.app.inject({
    method,
    url: `/api${url}`,
    headers,
    remoteAddress,
    ...(payload && { payload }),
  });
}

/** A candidate with a verified address and a Word resume. */
async function createOwner() {
  const owner = await createCandidate(context.services, {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email_confirmed_at: new Date(),
  });
  const { id: resumeId } = await createResume(context.services, {
    userId: owner.id,
    name: 'ada.docx',
    bytes: docxResume([
      'Ada Lovelace',
      'ada@example.org',
      'Experience',
      'Analyst, Acme, 2019 to 2021',
      'Write to acme@example.org',
    ]),
  });
  return { ...owner, resumeId };
}

interface Made {
  data: { id: string; state: string; expiresAt: string };
  address: string;
}

async function makeLink(
  { headers, resumeId }: { headers: Headers; resumeId: string },
  part: object = {},
): Promise<{ id: string; token: string; answer: Made }> {
  const body = { resumeId, label: 'Acme', withContact: false, allowsDownload: false, days: 30, ...part };
  const response = await call('POST', '/resume-links', headers, body);
  expect(response.statusCode, response.body).toBe(201);
  const answer = response.json<Made>();
  return { id: answer.data.id, token: new URL(answer.address).searchParams.get('link') ?? '', answer };
}

const browser = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
};
/** Views the link as a visitor from a new network. */
const look = (token: string, headers: Headers = browser, ip = `198.51.100.${(addresses += 1)}`) =>
  call('GET', `/shared-resume?link=${token}`, headers, undefined, ip);
const links = async (headers: Headers) => (await call('GET', '/resume-links', headers)).json().data;
const views = async (headers: Headers, id: string) =>
  (await call('GET', `/resume-links/${id}/views`, headers)).json();

describe('[G-7] a public link', () => {
  test('shows visitors the text without contact data, is not cached, and is stored as a hash', async () => {
    const owner = await createOwner();
    const { id, token, answer } = await makeLink(owner);
    expect(answer.address).toMatch(/\/shared-resume\?link=[\w-]{43}$/);
    const response = await look(token);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const { data } = response.json();
    expect(data).toMatchObject({ name: 'Ada L.', fileName: null, isOwner: false });
    expect(response.body).not.toContain('Lovelace');
    expect(response.body).not.toContain('@');
    expect(data.text.blocks).toMatchObject([
      {
        heading: 'Experience',
        paragraphs: [{ text: 'Analyst, Acme, 2019 to 2021' }, { text: 'Write to •••' }],
      },
    ]);
    const file = await call('GET', `/shared-resume/file?link=${token}`);
    expect(file.statusCode).toBe(404);
    const row = await context.database
      .selectFrom('resume_links')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.token_hash).toBe(hashSecret(token));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('shows everything if chosen, and offers the file only if allowed', async () => {
    const owner = await createOwner();
    const text = await makeLink(owner, { withContact: true });
    const shown = (await look(text.token)).json().data;
    expect(shown).toMatchObject({ name: 'Ada Lovelace', fileName: null });
    expect(JSON.stringify(shown.text)).toContain('ada@example.org');
    const file = await makeLink(owner, { withContact: true, allowsDownload: true });
    expect((await look(file.token)).json().data.fileName).toBe('ada.docx');
    const download = await call('GET', `/shared-resume/file?link=${file.token}`, browser);
    expect(download.headers).toMatchObject({
      'content-disposition': `attachment; filename="ada.docx"; filename*=UTF-8''ada.docx`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect((await views(owner.headers, file.id)).data).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ hasDownloaded: true })]) as object,
    );
  });

  test('is refused with a download but no contact data, other durations, or another’s resume', async () => {
    const { headers, resumeId } = await createOwner();
    const body = { resumeId, label: 'Acme', withContact: false, allowsDownload: true, days: 30 };
    const both = await call('POST', '/resume-links', headers, body);
    expect(both.json().fields.allowsDownload).toContain('contains your contact data');
    const long = await call('POST', '/resume-links', headers, { ...body, allowsDownload: false, days: 366 });
    expect(Object.keys(long.json().fields)).toEqual(['days']);
    const stranger = await createOwner();
    const foreign = { ...body, allowsDownload: false, resumeId: stranger.resumeId };
    expect((await call('POST', '/resume-links', headers, foreign)).statusCode).toBe(404);
    expect(await links(headers)).toEqual([]);
  });

  test('without contact data needs a readable file, and every link needs a verified address', async () => {
    const { id: userId, headers } = await createCandidate(context.services, {
      email_confirmed_at: new Date(),
    });
    const { id: resumeId } = await createResume(context.services, { userId });
    const body = { resumeId, label: 'Acme', withContact: false, allowsDownload: false, days: 30 };
    const unread = await call('POST', '/resume-links', headers, body);
    expect(unread.statusCode).toBe(400);
    expect(unread.json().fields.withContact).toContain('no text that can be read');
    expect((await call('POST', '/resume-links', headers, { ...body, withContact: true })).statusCode).toBe(
      201,
    );

    const unproven = await createCandidate(context.services);
    const own = await createResume(context.services, { userId: unproven.id });
    const refused = await call('POST', '/resume-links', unproven.headers, {
      ...body,
      withContact: true,
      resumeId: own.id,
    });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('Confirm your email address');
  });

  test('is limited to five active ones, also with concurrent requests', async () => {
    const owner = await createOwner();
    const body = { resumeId: owner.resumeId, label: 'A', withContact: true, allowsDownload: false, days: 7 };
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => call('POST', '/resume-links', owner.headers, body)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201, 201, 201, 201, 201, 409, 409,
    ]);
    const [first] = await links(owner.headers);
    await call('DELETE', `/resume-links/${first.id}`, owner.headers);
    expect((await call('POST', '/resume-links', owner.headers, body)).statusCode).toBe(201);
  });
});

describe('[G-7] ended links', () => {
  const dead = {
    code: 'not_found',
    message: 'This link opens nothing. It may have expired, or its owner has ended it.',
  };

  test('answer like unknown ones: revoked, expired, deleted resume or account; renewal reopens', async () => {
    const owner = await createOwner();
    const { services, database } = context;
    const { id, token } = await makeLink(owner);
    const set = (row: object) => database.updateTable('resume_links').set(row).where('id', '=', id).execute();

    await set({ expires_at: new Date(Date.now() - 1000) });
    const expired = await look(token);
    expect([expired.statusCode, expired.json()]).toEqual([404, dead]);
    expect((await links(owner.headers))[0].state).toBe('expired');
    const renewed = await call('POST', `/resume-links/${id}/renewal`, owner.headers, { days: 365 });
    expect(renewed.json().data.state).toBe('open');
    expect((await look(token)).statusCode).toBe(200);

    await removeResume(database, owner.id, owner.resumeId);
    expect((await look(token)).json()).toEqual(dead);
    expect((await links(owner.headers))[0]).toMatchObject({ state: 'without-file', resume: null });
    await restoreResume(database, owner.id, owner.resumeId);
    expect((await look(token)).statusCode).toBe(200);

    for (const column of ['deletion_due_at', 'suspended_at'] as const) {
      const person = database.updateTable('users').where('id', '=', owner.id);
      await person.set({ [column]: new Date(Date.now() + 1000) }).execute();
      expect((await look(token)).json()).toEqual(dead);
      await person.set({ [column]: null }).execute();
    }

    await call('DELETE', `/resume-links/${id}`, owner.headers);
    expect((await look(token)).json()).toEqual(dead);
    const again = await call('POST', `/resume-links/${id}/renewal`, owner.headers, { days: 30 });
    expect(again.statusCode).toBe(409);
    expect((await look('x'.repeat(43))).json()).toEqual(dead);
    expect((await call('GET', '/shared-resume')).json()).toEqual(dead);

    await database
      .updateTable('users')
      .set({ deletion_due_at: new Date(0) })
      .where('id', '=', owner.id)
      .execute();
    await eraseDueAccounts(services);
    expect(await database.selectFrom('resume_links').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  test('many guesses from one address have to wait and learn nothing', async () => {
    const owner = await createOwner();
    const { token } = await makeLink(owner);
    const ip = '192.0.2.77';
    const statuses: number[] = [];
    for (let count = 0; count < 302; count++) {
      statuses.push((await look(`guess-${count}`, browser, ip)).statusCode);
    }
    expect(statuses.slice(0, 300).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await look(token, browser, ip)).statusCode).toBe(429);
    expect((await look(token)).statusCode).toBe(200);
  });

  test('are deleted after half a year', async () => {
    const owner = await createOwner();
    const { id, token } = await makeLink(owner);
    await look(token);
    const { database } = context;
    const past = (days: number) => new Date(Date.now() - days * 86_400_000);
    await database
      .updateTable('resume_link_views')
      .set({ viewed_at: past(181) })
      .where('link_id', '=', id)
      .execute();
    await forgetOldLinks(database);
    expect(await views(owner.headers, id)).toMatchObject({ total: 0 });
    expect(await links(owner.headers)).toMatchObject([{ id, viewCount: 1 }]);
    await database
      .updateTable('resume_links')
      .set({ revoked_at: past(181) })
      .where('id', '=', id)
      .execute();
    await forgetOldLinks(database);
    expect(await links(owner.headers)).toEqual([]);
  });
});

describe('[G-7] views', () => {
  test('are listed once per visitor and day with browser but no address, except the owner’s', async () => {
    const owner = await createOwner();
    const { id, token } = await makeLink(owner);
    expect((await look(token, { ...owner.headers, ...browser })).json().data.isOwner).toBe(true);
    expect(await views(owner.headers, id)).toMatchObject({ total: 0 });
    const otherVisitor = await createCandidate(context.services);
    for (const headers of [browser, browser, { ...browser, ...otherVisitor.headers }]) {
      await look(token, headers, '198.51.100.200');
    }
    await look(token, browser, '198.51.100.201');
    const { data, total } = await views(owner.headers, id);
    expect(total).toBe(2);
    expect(data).toMatchObject([{ device: 'Firefox on Windows' }, { device: 'Firefox on Windows' }]);
    expect(await links(owner.headers)).toMatchObject([{ viewCount: 2, lastViewedAt: data[0].viewedAt }]);
    const rows = await context.database.selectFrom('resume_link_views').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('198.51.100');
  });

  test('programs count once a day, and changing user agents cannot fill the table', async () => {
    const owner = await createOwner();
    const { id, token } = await makeLink(owner);
    for (const name of ['Googlebot/2.1', 'curl/8.0', '']) await look(token, { 'user-agent': name });
    expect((await views(owner.headers, id)).data).toMatchObject([{ device: 'A program' }]);
    await context.database
      .insertInto('resume_link_views')
      .values(
        Array.from({ length: 250 }, (_, at) => ({
          link_id: id,
          day: '2026-01-01',
          visitor: `v${at}`,
          device: 'Unknown device',
        })),
      )
      .execute();
    await look(token, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0' });
    expect(await views(owner.headers, id)).toMatchObject({ total: 200 });
    expect(await links(owner.headers)).toMatchObject([{ viewCount: 2 }]);
  });

  test('two concurrent views by one visitor count once', async () => {
    const owner = await createOwner();
    const { token } = await makeLink(owner);
    await Promise.all(Array.from({ length: 5 }, () => look(token, browser, '198.51.100.250')));
    expect(await links(owner.headers)).toMatchObject([{ viewCount: 1 }]);
  });
});

test('[G-7] the preview shows what a link would show, and counts no view', async () => {
  const owner = await createOwner();
  const preview = async (withContact: boolean) =>
    (await call('POST', '/resume-links/preview', owner.headers, { resumeId: owner.resumeId, withContact }))
      .body;
  expect(await preview(false)).not.toContain('ada@example.org');
  expect(await preview(true)).toContain('ada@example.org');
});
