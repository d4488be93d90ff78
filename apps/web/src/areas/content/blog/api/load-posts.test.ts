import { expect, test } from 'vitest';
import { loadPosts } from './load-posts.ts';

/** The status of a list of posts with this total. */
async function statusOf(query: string, total: number): Promise<number | undefined> {
  const list = { posts: [], total, author: null };
  const pageData = { blog: { listPosts: async () => list, getSidebar: async () => null }, publicUrl: '' };
  const given = { request: new Request(`https://waymark.example/blog-classic?${query}`) };
  const context = { get: () => ({ pageData }) };
  const loaded = await loadPosts({ ...given, context } as never, 'classic');
  return loaded.init?.status;
}

test('[J-1] a category, a tag or a month without posts is a 404, a search that finds nothing is not', async () => {
  for (const query of ['category=nope', 'tag=nope', 'month=1999-01', 'author=nobody']) {
    expect(await statusOf(query, 0), query).toBe(404);
    expect(await statusOf(query, 3), query).toBe(200);
  }
  expect(await statusOf('q=nope', 0)).toBe(200);
  expect(await statusOf('', 0)).toBe(200);
});
