import { expect, test } from 'vitest';
import { newId, newSecret } from '../../../platform/ids.ts';
import { createPost } from '../../../testing/blog-factories.ts';
import { createCandidate, createStaff } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { commentSections } from './comment-archive-queries.ts';
import { eraseDueAccounts } from './erasure-commands.ts';
import { getPerson } from './person-queries.ts';

const context = useTestApp();

test('[G-10] comments are copied and erased with whoever wrote them, also as a guest with a proven address', async () => {
  const { services, database } = context;
  const staff = await createStaff(services);
  const person = await createCandidate(services, {
    email: 'ann@example.org',
    email_confirmed_at: new Date(),
  });
  const { id: postId } = await createPost(services, staff.id);
  const add = async (email: string, text: string, userId: string | null = null) => {
    const id = newId();
    const row = { id, post_id: postId, name: 'Somebody', email, text, user_id: userId };
    await database
      .insertInto('blog_comments')
      .values({ ...row, stop_secret: newSecret().secret })
      .execute();
    return id;
  };
  await add('typed@example.org', 'Signed in', person.id);
  await add('ann@example.org', 'As a guest');
  const others = await add('joann@example.org', 'Of somebody else');
  await add('ann@example.org', 'Of another account, which typed the address', staff.id);

  const [section] = commentSections;
  const rows = await section?.list(database, await getPerson(database, person.id));
  expect(rows?.map((row) => row['text'])).toEqual(['Signed in', 'As a guest']);

  const before = new Date(Date.now() - 1000);
  await database.updateTable('users').set({ deletion_due_at: before }).where('id', '=', person.id).execute();
  expect(await eraseDueAccounts(services)).toBe(1);
  const left = await database.selectFrom('blog_comments').select(['id', 'text', 'email']).execute();
  expect(left.filter(({ text }) => text !== '').map(({ text }) => text)).toEqual([
    'Of somebody else',
    'Of another account, which typed the address',
  ]);
  expect(left.find(({ id }) => id === others)?.email).toBe('joann@example.org');
});
