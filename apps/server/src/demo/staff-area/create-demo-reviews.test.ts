import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { createDemoAccounts } from '../create-demo-accounts.ts';
import { createDemoReviews } from './create-demo-reviews.ts';

const context = useTestApp();

test('[L-10] the demo’s desk is alive, once however often it is loaded', async () => {
  const { services, database } = context;
  await createDemoReviews(services);
  await database.transaction().execute(createDemoAccounts);
  await createDemoReviews(services);
  await createDemoReviews(services);
  const rows = await database
    .selectFrom('critiques')
    .innerJoin('users', 'users.id', 'critiques.user_id')
    .leftJoin('critique_publications', 'critique_id', 'critiques.id')
    .select(['users.email', 'is_open', 'claimed_by', 'critique_publications.fields'])
    .execute();
  expect(rows.filter(({ is_open: isOpen, claimed_by: by }) => isOpen && by === null)).toHaveLength(4);
  expect(rows.filter(({ claimed_by: by }) => by !== null)).toHaveLength(1);
  const published = rows.flatMap(({ fields }) => fields ?? []);
  expect(published).toHaveLength(2);
  const own = rows.find(({ email, fields }) => fields && email.startsWith('seeker'));
  const comments = own?.fields?.comments ?? [];
  expect(comments.length).toBeGreaterThanOrEqual(5);
  // Each means a line of the resume as it was drawn.
  for (const { anchor } of comments) {
    expect(anchor).toMatchObject({ page: 1, line: expect.stringMatching(/^p1-\d+$/) as string });
    expect(anchor?.area).not.toBeNull();
  }
});
