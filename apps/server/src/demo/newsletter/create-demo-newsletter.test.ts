import { sendableIssueSchema } from '@waymark/contract/content/issues';
import { expect, test } from 'vitest';
import { listIssues } from '../../areas/content/newsletter/queries.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { readDemoPosts } from '../posts/create-demo-posts.ts';
import { createDemoNewsletter, readDemoIssues } from './create-demo-newsletter.ts';

const context = useTestApp();

test('[L-20] the demo has two sent issues, whose links lead to posts there are', async () => {
  const { database } = context;
  await Promise.all([createDemoNewsletter(database), createDemoNewsletter(database)]);
  await createDemoNewsletter(database);
  const { issues, total } = await listIssues(database, 1, 20);
  expect(total).toBe(2);
  expect(issues.map(({ slug }) => slug)).toEqual([
    'a-search-for-people-with-little-time',
    'what-a-good-posting-tells-you',
  ]);
  const posts = (await readDemoPosts()).map(({ slug }) => slug);
  for (const { slug, body, ...fields } of await readDemoIssues()) {
    expect(sendableIssueSchema.safeParse({ ...fields, body }).success, slug).toBe(true);
    const linked = [...body.matchAll(/\?post=([\w-]+)/g)].map(([, post]) => post);
    expect(linked.length, slug).toBeGreaterThan(0);
    expect(posts).toEqual(expect.arrayContaining(linked));
  }
});
