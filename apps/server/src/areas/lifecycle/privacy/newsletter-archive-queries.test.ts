import { expect, test } from 'vitest';
import { createCandidate, createStaff } from '../../../testing/factories.ts';
import { createIssue, createSubscriber, takeTurns } from '../../../testing/newsletter-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { sendIssue } from '../../content/newsletter/sending-commands.ts';
import { eraseDueAccounts } from './erasure-commands.ts';
import { newsletterSections } from './newsletter-archive-queries.ts';
import { getPerson } from './person-queries.ts';

const context = useTestApp();

test('[G-10, L-20] the newsletter is copied and ends with an account, for proven addresses alone', async () => {
  const { services, database } = context;
  const staff = await createStaff(services);
  const person = await createCandidate(services, {
    email: 'Ann@example.org',
    email_confirmed_at: new Date(),
  });
  const typist = await createCandidate(services, { email: 'bob@example.org', email_confirmed_at: null });
  await createSubscriber(services, { email: 'ann@example.org' });
  await createSubscriber(services, { email: 'bob@example.org' });
  const issueId = await createIssue(services, { title: 'News' });
  await sendIssue(services, { issueId, staffId: staff.id, version: 1, at: null });
  await takeTurns(services);

  const copyOf = async (id: string) => {
    const of = await getPerson(database, id);
    return Promise.all(newsletterSections.map(({ list }) => list(database, of)));
  };
  expect(await copyOf(person.id)).toMatchObject([
    [{ email: 'ann@example.org', stoppedAt: null }],
    [{ issue: 'News', state: 'queued' }],
  ]);
  expect(await copyOf(typist.id)).toEqual([[], []]);

  const due = { deletion_due_at: new Date(Date.now() - 1000) };
  await database.updateTable('users').set(due).where('id', 'in', [person.id, typist.id]).execute();
  expect(await eraseDueAccounts(services)).toBe(2);
  const left = await database.selectFrom('newsletter_subscribers').select('email').execute();
  expect(left).toEqual([{ email: 'bob@example.org' }]);
  // What is left of the mails is a number.
  const deliveries = await database
    .selectFrom('newsletter_deliveries')
    .select('subscriber_id')
    .where('subscriber_id', 'is', null)
    .execute();
  expect(deliveries).toHaveLength(1);
});
