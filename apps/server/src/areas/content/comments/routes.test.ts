import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPost, solvedCaptcha } from '../../../testing/blog-factories.ts';
import { createCandidate, createStaff, type TestUser } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { listComments } from './queries.ts';

const context = useTestApp();
let staff: TestUser;
let post: { id: string; slug: string };
let visitors = 0;

const words = { author: 'Ada Lovelace', email: 'Ada@Example.org', comment: 'I have tried it.' };

beforeAll(async () => {
  staff = await createStaff(context.services, { staff_role: 'moderator' });
  post = await createPost(context.services, staff.id);
});
beforeEach(async () => {
  await context.database.deleteFrom('blog_comments').execute();
});

const send = (payload: object, headers: Record<string, string> = {}, slug = post.slug) =>
  context.app.inject({
    method: 'POST',
    url: `/api/blog-posts/${slug}/comments`,
    payload,
    headers,
    remoteAddress: `10.11.${Math.floor(++visitors / 250)}.${visitors % 250}`,
  });
const comment = async (overrides: object = {}, headers: Record<string, string> = {}) =>
  send({ ...words, captcha: await solvedCaptcha(context.app), ...overrides }, headers);
const rows = () => context.database.selectFrom('blog_comments').selectAll().orderBy('created_at').execute();
const shown = async () => (await listComments(context.database, post.id)).map(({ text }) => text);
const newest = async () => (await rows()).at(-1)?.id ?? '';
const call = (method: 'PUT' | 'POST' | 'GET', url: string, payload?: object) =>
  context.app.inject({ method, url: `/api${url}`, headers: staff.headers, ...(payload && { payload }) });
const decide = (id: string, from: string, state: string) =>
  call('PUT', `/staff/comments/${id}`, { from, state });

describe('[J-2] a comment of a reader', () => {
  test('waits until staff lets it through, and nothing is mailed for it', async () => {
    const response = await comment();
    expect(response.statusCode, response.body).toBe(202);
    expect(await rows()).toMatchObject([{ state: 'held', email: 'ada@example.org', user_id: null }]);
    expect(await shown()).toEqual([]);
    expect(await sentMails(context.database, 'ada@example.org')).toEqual([]);
    expect((await decide(await newest(), 'held', 'approved')).statusCode).toBe(200);
    expect(await shown()).toEqual(['I have tried it.']);
  });

  test('invisible characters are removed, and script stays text', async () => {
    const hostile = 'a\u202Eb\u200Bc\uFEFF <script>alert(1)</script>\u0007\n\n\n\n\nend';
    expect((await comment({ comment: hostile })).statusCode).toBe(202);
    expect((await rows())[0]?.text).toBe('abc <script>alert(1)</script>\n\nend');
  });

  test.each([
    [{ comment: 'x'.repeat(100_000) }, 'comment', /at most 5000/],
    [{ comment: 'https://a.example '.repeat(250) }, 'comment', /2 links/],
    [{ comment: ' \u200B\u202E ' }, 'comment', /required/],
    [{ author: 'Ada\r\nBcc: all@example.org' }, 'author', /one line/],
    [{ author: 'win at casino.example' }, 'author', /web and email addresses/],
    [{ url: 'javascript:alert(1)' }, 'url', /complete address/],
    [{ email: 'nowhere' }, 'email', /valid email/],
  ])('is refused with one sentence: %j', async (overrides, field, sentence) => {
    const response = await comment(overrides);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields[field]).toMatch(sentence);
    expect(await rows()).toEqual([]);
  });

  test('needs a captcha of its own, is taken once, and only below a post that is there', async () => {
    expect((await send({ ...words, captcha: 'x' })).statusCode).toBe(400);
    const captcha = await solvedCaptcha(context.app);
    expect((await send({ ...words, captcha })).statusCode).toBe(202);
    expect((await send({ ...words, comment: 'Another', captcha })).statusCode).toBe(400);
    expect((await comment()).statusCode).toBe(409);
    expect((await comment({ comment: 'Elsewhere' })).statusCode).toBe(202);
    const captchaElsewhere = await solvedCaptcha(context.app);
    expect((await send({ ...words, captcha: captchaElsewhere }, {}, 'no-such-post')).statusCode).toBe(404);
    expect(await rows()).toHaveLength(2);
  });

  test('answers nest three deep, and only what may be read is answered', async () => {
    const ids: string[] = [];
    for (const text of ['one', 'two', 'three', 'four']) {
      const parentId = ids.at(-1) ?? null;
      expect((await comment({ comment: text, parentId })).statusCode).toBe(202);
      ids.push(await newest());
      await decide(ids.at(-1) ?? '', 'held', 'approved');
    }
    const parents = (await rows()).map(({ parent_id: parent }) => parent);
    expect(parents).toEqual([null, ids[0], ids[1], ids[1]]);
    await decide(ids[0] ?? '', 'approved', 'refused');
    expect((await comment({ comment: 'five', parentId: ids[0] })).statusCode).toBe(409);
  });
});

describe('[J-2] deciding and answering', () => {
  test('of two who decide the second is told, and a refusal can be taken back', async () => {
    await comment();
    const id = await newest();
    expect((await decide(id, 'held', 'refused')).statusCode).toBe(200);
    expect((await decide(id, 'held', 'approved')).statusCode).toBe(409);
    expect((await decide(id, 'refused', 'held')).statusCode).toBe(200);
    const { data } = (await call('GET', '/staff/comments')).json();
    expect(data).toMatchObject([{ id, state: 'held', email: 'ada@example.org', post: { slug: post.slug } }]);
    const noted = await context.database
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'comment.decide')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(noted).toEqual([
      { before: { state: 'held' }, after: { state: 'refused' } },
      { before: { state: 'refused' }, after: { state: 'held' } },
    ]);
  });

  test('answers are mailed to a confirmed address, and can be stopped', async () => {
    const to = 'reader@example.org';
    await comment({ email: to, wantsMail: true, author: 'Evil <b>', comment: 'Buy at my shop' });
    const id = await newest();
    await decide(id, 'held', 'approved');
    const [first, ...more] = await sentMails(context.database, to);
    expect(more).toEqual([]);
    // The address may be a stranger's.
    expect(first?.text).not.toMatch(/Evil|Buy/);

    await call('POST', `/staff/comments/${id}/answers`, { text: 'Not yet told' });
    expect(await sentMails(context.database, to)).toHaveLength(1);
    const token = tokenOf(first);
    for (let press = 0; press < 2; press++) {
      const url = '/api/blog-comments/confirm';
      expect((await context.app.inject({ method: 'POST', url, payload: { token } })).statusCode).toBe(200);
    }
    await call('POST', `/staff/comments/${id}/answers`, { text: 'Told of this' });
    const mails = await sentMails(context.database, to);
    expect(mails).toHaveLength(2);
    const told = mails.find(({ subject }) => subject.startsWith('There is an answer'));
    expect(told?.text).toContain(`/blog-details?post=${post.slug}#comment-${id}`);
    expect(told?.text).not.toContain('Told of this');

    const stop = /<([^>]+)>/.exec(told?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const url = new URL(stop);
    const stopped = await context.app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(stopped.statusCode).toBe(200);
    await call('POST', `/staff/comments/${id}/answers`, { text: 'Not told' });
    expect(await sentMails(context.database, to)).toHaveLength(2);
  });

  test('a member with a proven address needs no confirmation; a stranger who types it does', async () => {
    const member = await createCandidate(context.services, { email_confirmed_at: new Date() });
    await comment({ email: member.email, wantsMail: true }, member.headers);
    const own = await newest();
    await comment({ email: member.email, wantsMail: true, comment: 'Not by them' });
    const strangers = await newest();
    for (const id of [own, strangers]) {
      await decide(id, 'held', 'approved');
      await call('POST', `/staff/comments/${id}/answers`, { text: 'An answer' });
    }
    const subjects = (await sentMails(context.database, member.email))
      .map(({ subject }) => subject)
      .toSorted();
    expect(subjects).toEqual([
      'Hear of answers to your comment',
      expect.stringMatching(/^There is an answer/),
    ]);
  });

  test('answering lets a comment through, and a refused one is not answered', async () => {
    await comment();
    const id = await newest();
    await decide(id, 'held', 'refused');
    expect((await call('POST', `/staff/comments/${id}/answers`, { text: 'No' })).statusCode).toBe(409);
    await decide(id, 'refused', 'held');
    expect((await call('POST', `/staff/comments/${id}/answers`, { text: 'Thank you' })).statusCode).toBe(201);
    expect(await shown()).toEqual(['I have tried it.', 'Thank you']);
  });
});

test('[G-10] with an account goes what it wrote, and answers of others keep their place', async () => {
  const member = await createCandidate(context.services, { email_confirmed_at: new Date() });
  await comment({ email: member.email }, member.headers);
  const id = await newest();
  await call('POST', `/staff/comments/${id}/answers`, { text: 'The answer stays' });
  await context.database.deleteFrom('users').where('id', '=', member.id).execute();
  expect(await rows()).toMatchObject([
    { name: '', email: '', text: '', erased_at: expect.any(Date) },
    { text: 'The answer stays', parent_id: id },
  ]);
});
