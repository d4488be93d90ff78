import { sayEnglish } from '@waymark/contract/text/say';
import { describe, expect, test } from 'vitest';
import { newId, newSecret } from '../../../platform/ids.ts';
import { createAccountCalls } from '../../../testing/account-calls.ts';
import {
  createAlert,
  createCandidate,
  createCompany,
  createEmployer,
  createJob,
  createStaff,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { eraseDueAccounts } from './erasure-commands.ts';
import { getPerson, listArchiveSections, listSections } from './queries.ts';
import { createPost } from '../../../testing/blog-factories.ts';
import { createIssue, createSubscriber, takeTurns } from '../../../testing/newsletter-factories.ts';
import { sendIssue } from '../../content/newsletter/sending-commands.ts';

const context = useTestApp();

const { newAddress, saveEmail, post, lastLink } = createAccountCalls(context);

const proven = { email_confirmed_at: new Date('2026-01-05T10:00:00Z') };

/** What a stranger without an account has left under their address, in every table that is searched by addresses. */
async function leaveThings(email: string): Promise<{ companyId: string; alertId: string }> {
  const { database, services } = context;
  const alertId = await createAlert(services, { email, name: `Of ${email}` });
  const job = await createJob(services);
  const company = await createCompany(services, { email, contact_email: email });
  await database
    .insertInto('job_reports')
    .values({ id: newId(), job_id: job.id, user_id: null, reporter_hash: newId(), email, reason: 'spam' })
    .execute();
  await database
    .insertInto('company_invitations')
    .values({
      id: newId(),
      company_id: company.id,
      email,
      member_role: 'recruiter',
      invited_by: null,
      token_hash: newId(),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  await database
    .insertInto('contact_messages')
    .values({ id: newId(), name: 'A stranger', email, message: 'Hello', user_id: null })
    .execute();
  await database
    .insertInto('captured_mails')
    .values({ id: newId(), recipient: email, subject: 'For a stranger', html: '', text: '', concerns: null })
    .execute();
  return { companyId: company.id, alertId };
}

async function countThings(email: string): Promise<number[]> {
  const counted = [
    context.database.selectFrom('job_alerts').select('id').where('email', '=', email),
    context.database.selectFrom('job_reports').select('id').where('email', '=', email),
    context.database.selectFrom('company_invitations').select('id').where('email', '=', email),
    context.database.selectFrom('contact_messages').select('id').where('email', '=', email),
    context.database
      .selectFrom('captured_mails')
      .select('id')
      .where('recipient', '=', email)
      .where('subject', '=', 'For a stranger'),
    context.database.selectFrom('companies').select('id').where('contact_email', '=', email),
  ];
  return Promise.all(counted.map(async (query) => (await query.execute()).length));
}

async function exportOf(userId: string): Promise<string> {
  const person = await getPerson(context.database, userId);
  return JSON.stringify(await listSections(context.database, person, sayEnglish));
}

async function erase(userId: string): Promise<void> {
  await context.database
    .updateTable('users')
    .set({ deletion_due_at: new Date(Date.now() - 1000) })
    .where('id', '=', userId)
    .execute();
  expect(await eraseDueAccounts(context.services)).toBe(1);
}

const untouched = [1, 1, 1, 1, 1, 1];

describe('[G-10] unproven addresses', () => {
  test('the address of a sign-up: its data is neither in the copy nor erased', async () => {
    const stranger = newAddress();
    const taker = await createCandidate(context.services, { email: stranger });
    const { alertId } = await leaveThings(stranger);
    const copy = await exportOf(taker.id);
    expect(copy).not.toContain('For a stranger');
    expect(copy).not.toContain(alertId);
    await erase(taker.id);
    expect(await countThings(stranger)).toEqual(untouched);
  });

  test('one that waits for its confirmation, and those it waited for before', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const taker = await createCandidate(context.services);
    for (const email of [first, second]) {
      await leaveThings(email);
      await saveEmail(taker, email);
    }
    const copy = await exportOf(taker.id);
    expect(copy).not.toContain('For a stranger');
    expect(copy).not.toContain(`Of ${first}`);
    await erase(taker.id);
    expect(await countThings(first)).toEqual(untouched);
    expect(await countThings(second)).toEqual(untouched);
  });

  test('one that the account has left without ever proving it', async () => {
    const stranger = newAddress();
    const taker = await createCandidate(context.services, { email: stranger });
    await leaveThings(stranger);
    const own = newAddress();
    await saveEmail(taker, own);
    await post('/confirm-email', { token: await lastLink(own, '/confirm-email') });
    expect((await getPerson(context.database, taker.id)).addresses).toEqual([own]);
    await erase(taker.id);
    expect(await countThings(stranger)).toEqual(untouched);
  });

  test('with none proven at all, mails of other people stay', async () => {
    await context.database
      .insertInto('captured_mails')
      .values({
        id: newId(),
        recipient: 'other@example.org',
        subject: 'x',
        html: '',
        text: 'y',
        concerns: null,
      })
      .execute();
    const person = await createCandidate(context.services);
    expect((await getPerson(context.database, person.id)).addresses).toEqual([]);
    await erase(person.id);
    const left = await context.database
      .selectFrom('captured_mails')
      .select('id')
      .where('recipient', '=', 'other@example.org')
      .execute();
    expect(left).toHaveLength(1);
  });
});

describe('[G-10] addresses that are proven', () => {
  test('what is there is in the copy and goes, but the contact fields of companies of others', async () => {
    const person = await createCandidate(context.services, proven);
    await leaveThings(person.email);
    expect(await exportOf(person.id)).toContain('For a stranger');
    await erase(person.id);
    expect(await countThings(person.email)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test('a former address still belongs to the person, until another user has proven it', async () => {
    const person = await createCandidate(context.services, proven);
    const own = newAddress();
    await saveEmail(person, own);
    await post('/confirm-email', { token: await lastLink(own, '/confirm-email') });
    expect((await getPerson(context.database, person.id)).addresses).toEqual([own, person.email].toSorted());
    const next = await createCandidate(context.services, { email: person.email });
    expect((await getPerson(context.database, person.id)).addresses).toHaveLength(2);
    await context.database.updateTable('users').set(proven).where('id', '=', next.id).execute();
    expect((await getPerson(context.database, person.id)).addresses).toEqual([own]);
  });

  test('the contact fields of the own companies are emptied', async () => {
    const { id, email, companyId } = await createEmployer(context.services, proven);
    await createEmployer(context.services, { companyId });
    await context.database
      .updateTable('companies')
      .set({ email, contact_email: email.toUpperCase(), contact_phone: '+44 20 7946 0000' })
      .where('id', '=', companyId)
      .execute();
    await erase(id);
    const company = await context.database
      .selectFrom('companies')
      .select(['email', 'contact_email', 'contact_phone'])
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    expect(company).toEqual({ email: '', contact_email: '', contact_phone: '+44 20 7946 0000' });
  });
});

test('[G-10] comments are copied and erased with their author, even those of a proven guest', async () => {
  const { services, database } = context;
  const staff = await createStaff(services);
  const person = await createCandidate(services, {
    email: 'ann@example.org',
    email_confirmed_at: new Date(),
  });
  const { id: postId } = await createPost(services, staff.id);
  const add = async (email: string, text: string, userId: string | null = null) => {
    const id = newId();
    const row = { id, post_id: postId, name: 'Someone', email, text, user_id: userId };
    await database
      .insertInto('blog_comments')
      .values({ ...row, stop_secret: newSecret().secret })
      .execute();
    return id;
  };
  await add('typed@example.org', 'Signed in', person.id);
  await add('ann@example.org', 'As a guest');
  const others = await add('joann@example.org', 'Of someone else');
  await add('ann@example.org', 'Of another account, which typed the address', staff.id);

  const section = listArchiveSections().find(({ key }) => key === 'comments');
  const rows = await section?.list(database, await getPerson(database, person.id), sayEnglish);
  expect(rows?.map((row) => row['text'])).toEqual(['Signed in', 'As a guest']);

  const before = new Date(Date.now() - 1000);
  await database.updateTable('users').set({ deletion_due_at: before }).where('id', '=', person.id).execute();
  expect(await eraseDueAccounts(services)).toBe(1);
  const left = await database.selectFrom('blog_comments').select(['id', 'text', 'email']).execute();
  expect(left.filter(({ text }) => text !== '').map(({ text }) => text)).toEqual([
    'Of someone else',
    'Of another account, which typed the address',
  ]);
  expect(left.find(({ id }) => id === others)?.email).toBe('joann@example.org');
});

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

  const newsletter = listArchiveSections().filter(({ key }) => key.startsWith('newsletter'));
  const copyOf = async (id: string) => {
    const of = await getPerson(database, id);
    return Promise.all(newsletter.map(({ list }) => list(database, of, sayEnglish)));
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
