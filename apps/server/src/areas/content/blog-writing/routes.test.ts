import type { PostDraft } from '@waymark/contract/content/writing';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Change } from '../../../platform/changes.ts';
import { createDraft, createPost, postDraft } from '../../../testing/blog-factories.ts';
import { createStaff, suspend, type TestUser } from '../../../testing/factories.ts';
import { setBack, switchOff } from '../../../testing/switches.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart, quarters } from '../../../testing/uploads.ts';
import { findOwnPage, findPost, listPosts } from '../blog/queries.ts';
import { publishDuePosts } from './publishing-commands.ts';

const context = useTestApp();
let staff: TestUser;
const everything = { q: '', category: '', tag: '', author: '', month: '' };

beforeAll(async () => {
  staff = await createStaff(context.services, { staff_role: 'moderator' });
});
beforeEach(async () => {
  await context.database.deleteFrom('blog_posts').execute();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  context.app.inject({
    method,
    url: `/api/staff${url}`,
    headers: staff.headers,
    ...(payload && { payload }),
  });
const publish = (id: string, version: number, at: string | null = null) =>
  call('POST', `/posts/${id}/publication`, { version, at });
const find = (slug: string) => findPost(context.database, slug);
const titles = async (filter: Partial<typeof everything> = {}) =>
  (await listPosts(context.database, { ...everything, ...filter }, 1, 10)).posts.map(({ title }) => title);

async function begin(draft: PostDraft): Promise<string> {
  const { id } = (await call('POST', '/posts')).json().data;
  const saved = await call('PUT', `/posts/${id}/draft`, { version: 1, draft });
  expect(saved.json().data).toEqual({ version: 2 });
  return id;
}

describe('[J-5] writing a post', () => {
  test('is public once it is published, with an address by its title, and noted', async () => {
    const told: Change[] = [];
    context.services.changes.subscribe({ changed: (changes) => void told.push(...changes), lost() {} });
    await context.services.changes.begin();
    const id = await begin(postDraft({ title: 'Two questions', body: '## Why\n\nBecause.' }));
    expect(await find('two-questions')).toBeUndefined();
    const response = await publish(id, 2);
    expect(response.statusCode, response.body).toBe(200);
    expect(await find('two-questions')).toMatchObject({
      id,
      title: 'Two questions',
      author_name: 'Ada Writer',
    });
    await context.services.changes.settled();
    expect(told.filter(({ kind }) => kind === 'post')).toContainEqual({
      sequence: expect.any(Number),
      kind: 'post',
      id,
    });
    const noted = await context.database
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(noted.map(({ action }) => action)).toEqual(['post.begin', 'post.publish']);
  });

  test('names every field that is missing', async () => {
    const id = await begin(postDraft({ title: ' ', summary: '', body: '', category: '', author: '' }));
    const response = await publish(id, 2);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields).toSorted()).toEqual([
      'author',
      'body',
      'category',
      'summary',
      'title',
    ]);
  });

  test('of two windows the second is told, whatever it does', async () => {
    const id = await begin(postDraft());
    const late = await call('PUT', `/posts/${id}/draft`, { version: 1, draft: postDraft() });
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toContain('another window');
    expect((await publish(id, 1)).statusCode).toBe(409);
  });

  test('a typed address that is taken is refused; one by the title gets a number', async () => {
    await createPost(context.services, staff.id, { title: 'Same' });
    const other = await begin(postDraft({ title: 'Same' }));
    expect((await publish(other, 2)).statusCode).toBe(200);
    expect(await find('same-2')).toMatchObject({ id: other });
    const typed = await begin(postDraft({ slug: 'same' }));
    expect((await publish(typed, 2)).json().fields).toEqual({
      slug: expect.stringContaining('Another post'),
    });
  });

  test('what is changed later is seen once it is published, and an earlier version comes back', async () => {
    const { id, slug } = await createPost(context.services, staff.id, { title: 'First' });
    await call('PUT', `/posts/${id}/draft`, { version: 1, draft: postDraft({ title: 'Second' }) });
    expect(await find(slug)).toMatchObject({ title: 'First' });
    expect((await call('GET', `/posts/${id}`)).json().data).toMatchObject({ hasChanges: true, version: 2 });
    await publish(id, 2);
    expect(await find(slug)).toMatchObject({ title: 'Second' });
    const { versions, hasChanges } = (await call('GET', `/posts/${id}`)).json().data;
    expect(hasChanges).toBe(false);
    expect(versions.map(({ title }: { title: string }) => title)).toEqual(['Second', 'First']);
    const restored = await call('POST', `/posts/${id}/versions/${versions[1].id}/restore`, { version: 2 });
    expect(restored.statusCode, restored.body).toBe(200);
    expect((await call('GET', `/posts/${id}`)).json().data.draft.title).toBe('First');
    expect(await find(slug)).toMatchObject({ title: 'Second' });
  });

  test('what is taken down is gone for readers and can be published again; only a draft is deleted', async () => {
    const { id, slug } = await createPost(context.services, staff.id);
    expect((await call('DELETE', `/posts/${id}`)).statusCode).toBe(409);
    expect((await call('DELETE', `/posts/${id}/publication`)).statusCode).toBe(200);
    expect(await find(slug)).toBe('withdrawn');
    expect(await titles()).toEqual([]);
    expect((await call('DELETE', `/posts/${id}/publication`)).statusCode).toBe(409);
    expect((await publish(id, 1)).statusCode).toBe(200);
    expect(await find(slug)).toMatchObject({ id });
    const draft = await createDraft(context.services);
    expect((await call('DELETE', `/posts/${draft}`)).statusCode).toBe(200);
    expect((await call('GET', `/posts/${draft}`)).statusCode).toBe(404);
  });
});

describe('[J-5] a day for a post', () => {
  const hour = 3_600_000;

  test('appears in its minute, once, and not before', async () => {
    const id = await begin(postDraft({ title: 'Tomorrow' }));
    const moment = new Date(Date.now() + 24 * hour);
    expect((await publish(id, 2, moment.toISOString())).statusCode).toBe(200);
    expect(await publishDuePosts(context.database, new Date(moment.getTime() - 1))).toBe(0);
    expect(await find('tomorrow')).toBeUndefined();
    expect(await publishDuePosts(context.database, moment)).toBe(1);
    expect(await publishDuePosts(context.database, moment)).toBe(0);
    expect(await find('tomorrow')).toMatchObject({ id, published_at: moment });
  });

  test('that a suspended colleague has set holds the post until another one sets it', async () => {
    const id = await begin(postDraft({ title: 'Held back' }));
    const moment = new Date(Date.now() + 24 * hour);
    await publish(id, 2, moment.toISOString());
    await suspend(context.database, staff.id);
    expect(await publishDuePosts(context.database, moment)).toBe(0);
    staff = await createStaff(context.services, { staff_role: 'moderator' });
    for (const url of [`/posts/${id}`, '/posts?show=scheduled']) {
      const { data } = (await call('GET', url)).json();
      expect([data].flat()[0]).toMatchObject({ isHeld: true, scheduledFor: moment.toISOString() });
    }
    expect((await publish(id, 2, moment.toISOString())).statusCode).toBe(200);
    expect(await publishDuePosts(context.database, moment)).toBe(1);
  });

  test('that has passed is refused with one sentence', async () => {
    const id = await begin(postDraft());
    const response = await publish(id, 2, new Date(Date.now() - hour).toISOString());
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ at: expect.stringMatching(/has passed/) });
    expect((await publish(id, 2, 'tomorrow')).statusCode).toBe(400);
    expect((await call('GET', `/posts/${id}`)).json().data.scheduledFor).toBeNull();
  });

  test('can be taken away, and a draft that lost its title waits for its author', async () => {
    const id = await begin(postDraft());
    const moment = new Date(Date.now() + hour);
    await publish(id, 2, moment.toISOString());
    expect((await call('DELETE', `/posts/${id}/publication`)).json().message).toContain('draft again');
    await publish(id, 2, moment.toISOString());
    await call('PUT', `/posts/${id}/draft`, { version: 2, draft: postDraft({ title: '' }) });
    await publishDuePosts(context.database, moment);
    expect((await call('GET', `/posts/${id}`)).json().data).toMatchObject({
      state: 'draft',
      scheduledFor: null,
    });
  });
});

describe('[J-1] lists of posts', () => {
  test('are found by words, category, tag, author and month, the newest first', async () => {
    const old = {
      title: 'Older',
      tags: ['pay', 'Québec'],
      category: 'Pay',
      at: new Date('2026-03-31T23:00:00Z'),
    };
    await createPost(context.services, staff.id, old);
    await createPost(context.services, staff.id, {
      title: 'Newer',
      author: 'Bea Other',
      at: new Date('2026-04-02'),
    });
    expect(await titles()).toEqual(['Newer', 'Older']);
    expect(await titles({ q: 'old' })).toEqual(['Older']);
    expect(await titles({ q: '100%_' })).toEqual([]);
    expect(await titles({ category: 'pay' })).toEqual(['Older']);
    expect(await titles({ tag: 'québec' })).toEqual(['Older']);
    expect(await titles({ author: 'bea-other' })).toEqual(['Newer']);
    expect(await titles({ month: '2026-03' })).toEqual(['Older']);
  });
});

test('[J-5] a picture is re-encoded in its sizes, with alternative text', async () => {
  const id = await begin(postDraft());
  const bytes = await quarters(1400, 900).png().toBuffer();
  const upload = async (fields: Record<string, string>) => {
    const form = await multipart(fields, { field: 'picture', name: 'a.png', bytes });
    const headers = { ...staff.headers, ...form.headers };
    return context.app.inject({
      method: 'POST',
      url: `/api/staff/posts/${id}/pictures`,
      payload: form.payload,
      headers,
    });
  };
  expect((await upload({ alternativeText: ' ' })).json().fields).toHaveProperty('alternativeText');
  const response = await upload({ alternativeText: 'Two cairns' });
  expect(response.statusCode, response.body).toBe(201);
  const { url, width } = response.json().data;
  expect(width).toBe(1400);
  const sizes = await Promise.all(
    [480, 960, 1400].map(
      async (wanted) => (await context.app.inject(`${url}?width=${wanted}`)).rawPayload.length,
    ),
  );
  expect(sizes.toSorted((a, b) => a - b)).toEqual(sizes);
  expect(new Set(sizes).size).toBe(3);
  const draft = postDraft({ body: `![Two cairns](${url})`, slug: 'with-picture' });
  await call('PUT', `/posts/${id}/draft`, { version: 2, draft });
  const preview = await call('POST', '/post-previews', { body: draft.body });
  expect(preview.json().data.html).toContain('width="1400" height="900" alt="Two cairns"');
});

describe('[L-31] a page of the board’s own', () => {
  async function beginPage(draft: PostDraft): Promise<string> {
    const { id } = (await call('POST', '/posts?kind=page')).json().data;
    await call('PUT', `/posts/${id}/draft`, { version: 1, draft });
    return id;
  }

  test('needs no author and no category, is read at its address, and stands in no list of posts', async () => {
    const draft = postDraft({ title: 'Our story', body: '## Then\n\nAnd now.', author: '', category: '' });
    const id = await beginPage(draft);
    expect(await findOwnPage(context.database, 'our-story')).toBeUndefined();
    const response = await publish(id, 2);
    expect(response.statusCode, response.body).toBe(200);
    expect(await findOwnPage(context.database, 'our-story')).toMatchObject({ id, title: 'Our story' });
    expect(await find('our-story')).toBeUndefined();
    expect(await titles()).toEqual([]);
    const listed = async (kind: string) =>
      (await call('GET', `/posts?kind=${kind}&show=published`)).json().data;
    expect(await listed('page')).toMatchObject([{ id, kind: 'page', hasChanges: false }]);
    expect(await listed('post')).toEqual([]);
    const sitemap = await context.app.inject('/sitemap-posts-1.xml');
    expect(sitemap.body).toContain('/p/our-story</loc>');
    const comment = { name: 'A', email: 'a@example.org', comment: 'Words about it.' };
    const commented = await context.app.inject({
      method: 'POST',
      url: '/api/posts/our-story/comments',
      payload: comment,
    });
    expect(commented.statusCode).not.toBe(201);
  });

  test('has an address that no post has, and none of the product’s pages can have', async () => {
    const id = await begin(postDraft({ title: 'Faq', slug: 'faq' }));
    expect((await publish(id, 2)).statusCode).toBe(200);
    const page = await beginPage(postDraft({ slug: 'faq' }));
    expect((await publish(page, 2)).json().fields).toHaveProperty('slug');
    const wrong = await beginPage(postDraft({ slug: '../staff' }));
    expect((await publish(wrong, 2)).json().fields).toHaveProperty('slug');
  });

  test('is written, read and listed for crawlers while the blog is off, and posts are not', async () => {
    const post = await begin(postDraft({ title: 'A post', slug: 'a-post' }));
    await publish(post, 2);
    onTestFinished(() => setBack(context.database));
    await switchOff(context.database, 'blog');
    const page = await beginPage(postDraft({ title: 'Our story' }));
    expect((await publish(page, 2)).statusCode).toBe(200);
    expect((await call('GET', '/posts?kind=page&show=published')).json().data).toMatchObject([{ id: page }]);
    const sitemap = (await context.app.inject('/sitemap-posts-1.xml')).body;
    expect([sitemap.includes('/p/our-story'), sitemap.includes('a-post')]).toEqual([true, false]);
    const refused = await Promise.all([
      call('GET', '/posts?kind=post'),
      call('POST', '/posts'),
      call('GET', `/posts/${post}`),
      call('PUT', `/posts/${post}/draft`, { version: 2, draft: postDraft({}) }),
      publish(post, 2),
      call('DELETE', `/posts/${post}/publication`),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});
