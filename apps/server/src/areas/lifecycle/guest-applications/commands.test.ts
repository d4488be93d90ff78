import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  createResume,
  createStaff,
  suspend,
} from '../../../testing/factories.ts';
import { createGuestCalls, deadLink } from '../../../testing/guest-applications.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { newId } from '../../../platform/ids.ts';
import { eraseDueAccounts } from '../privacy/erasure-commands.ts';
import { forgetUnconfirmed } from './commands.ts';
import { waitingPerAddress } from './constants.ts';

const context = useTestApp();
const {
  newAddress,
  createOpening,
  send,
  post,
  check,
  confirm,
  createWaiting,
  applicationsFor,
  waitingFor,
  findUser,
  askFor,
} = createGuestCalls(context);

describe('[L-33] what a stranger could try', () => {
  test('the answer, the stored rows and the mails to others are alike for every address', async () => {
    const { job } = await createOpening();
    const known = await createCandidate(context.services);
    const staff = await createStaff(context.services);
    const applied = await createApplication(context.services, { job_id: job.id });
    const { email: appliedEmail } = await context.database
      .selectFrom('users')
      .select('email')
      .where('id', '=', applied.userId)
      .executeTakeFirstOrThrow();
    const gone = await createCandidate(context.services);
    await suspend(context.database, gone.id);
    const answers = [];
    for (const email of [newAddress(), known.email, staff.email, appliedEmail, gone.email]) {
      const response = await send({ jobId: job.id, email });
      answers.push([response.statusCode, response.body.replaceAll(email, 'ADDRESS')]);
      expect((await waitingFor(email)).length).toBe(1);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('the mail has nothing that was typed, and says where there is an account', async () => {
    const { job } = await createOpening();
    const known = await createCandidate(context.services);
    await createWaiting(job.id, known.email, { coverLetter: 'Visit spam.example' });
    const [mail] = await sentMails(context.database, known.email);
    expect(mail?.text).toContain('This address has an account already.');
    for (const typed of ['Ottilie', 'spam.example', 'otti-keeper']) {
      expect(`${mail?.text} ${mail?.html} ${mail?.subject}`).not.toContain(typed);
    }
    const { email } = await createWaiting(job.id);
    const [other] = await sentMails(context.database, email);
    expect(other?.text).not.toContain('account');
  });

  test('a link works once, and of two presses at once one sends', async () => {
    const { job } = await createOpening();
    const { token } = await createWaiting(job.id);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
    const replayed = await confirm(token);
    expect(replayed.json()).toEqual(deadLink);
    expect((await post('check', { token })).statusCode).toBe(410);
    expect(await applicationsFor(job.id)).toHaveLength(1);
  });

  test('two applications of one address that are confirmed at once share the one account', async () => {
    const email = newAddress();
    const openings = [await createOpening(), await createOpening()];
    const tokens = [];
    for (const { job } of openings) tokens.push((await createWaiting(job.id, email)).token);
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const { job } of openings) expect(await applicationsFor(job.id)).toMatchObject([{ email }]);
  });

  test('the newest application replaces the one before, whose link and file are gone', async () => {
    const { job } = await createOpening();
    const { email, token } = await createWaiting(job.id);
    const [before] = await waitingFor(email);
    const newer = await createWaiting(job.id, email, { firstName: 'Mallory' });
    expect((await confirm(token)).json()).toEqual(deadLink);
    const files = context.database
      .selectFrom('files')
      .select('id')
      .where('id', '=', before?.file_id ?? '');
    expect(await files.execute()).toEqual([]);
    expect(await check(newer.token)).toMatchObject({ name: 'Mallory Keeper' });
  });

  test('an address keeps its newest applications only', async () => {
    const email = newAddress();
    const { job, employer } = await createOpening();
    const { token: oldest } = await createWaiting(job.id, email);
    const row = (await waitingFor(email))[0];
    for (let more = 0; more < waitingPerAddress - 1; more++) {
      const fileId = newId();
      await sql`
        insert into files (id, purpose, storage_key, name, extension, media_type, size, sha256)
        select ${fileId}, purpose, ${fileId}, name, extension, media_type, size, sha256 from files where id = ${row!.file_id}
      `.execute(context.database);
      const other = await createJob(context.services, { company_id: employer.companyId });
      await context.database
        .insertInto('guest_applications')
        .values({
          ...row!,
          file_id: fileId,
          answers: '{}',
          id: newId(),
          token_hash: newId(),
          job_id: other.id,
          created_at: new Date(),
        })
        .execute();
    }
    const last = await createJob(context.services, { company_id: employer.companyId });
    await createWaiting(last.id, email);
    expect(await waitingFor(email)).toHaveLength(waitingPerAddress);
    expect((await confirm(oldest)).statusCode).toBe(410);
  });

  test('an account that a stranger has opened for the address is taken from them by the press', async () => {
    const { job } = await createOpening();
    const { services, database, app } = context;
    const stranger = await createCandidate(services, { email_confirmed_at: null, first_name: 'Mallory' });
    const { email } = stranger;
    const created = await app.inject({
      method: 'POST',
      url: '/api/own-keys',
      headers: stranger.headers,
      payload: { name: 'Reader', scopes: ['applications:read'], days: null },
    });
    expect(created.statusCode).toBe(201);
    const { token } = await createWaiting(job.id, email);
    expect(await check(token)).toMatchObject({ name: 'Ottilie Keeper', hasAccount: true });
    expect((await confirm(token)).statusCode).toBe(200);
    const mine = await app.inject({ url: '/api/applications', headers: stranger.headers });
    expect(mine.statusCode).toBe(401);
    const byKey = await app.inject({
      url: '/api/v1/me/applications',
      headers: { authorization: `Bearer ${created.json().data.secret}` },
    });
    expect(byKey.statusCode).toBe(401);
    expect(await findUser(email)).toMatchObject({ first_name: 'Ottilie' });
    const keys =
      await sql`select from api_keys where revoked_at is null and created_by = ${stranger.id}`.execute(
        database,
      );
    expect(keys.rows).toEqual([]);
  });

  test('a member who has proven the address keeps sessions, name and password', async () => {
    const { job } = await createOpening();
    const member = await createCandidate(context.services, {
      email_confirmed_at: new Date(),
      password_hash: 'a hash',
      first_name: 'Otto',
    });
    const { token } = await createWaiting(job.id, member.email);
    expect(await check(token)).toMatchObject({ hasAccount: true, name: expect.stringMatching(/^Otto /) });
    expect((await confirm(token)).json().data).toEqual({ passwordPath: null });
    const { data } = (await context.app.inject({ url: '/api/applications', headers: member.headers })).json();
    expect(data).toMatchObject([{ job: { id: job.id }, resumeName: 'otti-keeper.pdf' }]);
    expect(await findUser(member.email)).toMatchObject({ first_name: 'Otto', password_hash: 'a hash' });
  });
});

describe('[L-33] what has changed until the press is said, and what can be mended waits', () => {
  const problemOf = async (token: string) => (await check(token)).problem as string;

  test('the posting was closed', async () => {
    const { job } = await createOpening();
    const { token, email } = await createWaiting(job.id);
    const setStatus = (status: 'filled' | 'active') =>
      context.database.updateTable('jobs').set({ status }).where('id', '=', job.id).execute();
    await setStatus('filled');
    const message = 'This job is closed and takes no more applications.';
    expect(await problemOf(token)).toBe(message);
    expect((await confirm(token)).json()).toMatchObject({ code: 'gone', message });
    expect(await findUser(email)).toBeUndefined();
    await setStatus('active');
    expect((await confirm(token)).statusCode).toBe(200);
  });

  test('no member of the company can read applications any more', async () => {
    const { job, employer } = await createOpening();
    const { token } = await createWaiting(job.id);
    await context.database
      .deleteFrom('company_members')
      .where('company_id', '=', employer.companyId)
      .execute();
    const message = 'This company takes no applications at the moment, because no member can read them.';
    expect(await problemOf(token)).toBe(message);
    expect((await confirm(token)).json()).toMatchObject({ code: 'conflict', message });
  });

  test('the questions were changed: the new ones are answered on the page', async () => {
    const { job } = await createOpening();
    const first = await askFor(job.id, { kind: 'text', required: true });
    const { token } = await createWaiting(job.id, newAddress(), {
      answers: JSON.stringify({ [first]: 'Yes' }),
    });
    await context.database
      .updateTable('job_questions')
      .set({ position: null })
      .where('id', '=', first)
      .execute();
    const second = await askFor(job.id, { kind: 'yes-no', required: true });
    expect(await check(token)).toMatchObject({
      problem: '',
      mustAnswer: true,
      answers: {},
      questions: [{ id: second }],
    });
    expect((await confirm(token)).json().fields).toEqual({
      [`answers.${second}`]: 'Please answer this question.',
    });
    expect((await confirm(token, { [second]: 'Yes' })).statusCode).toBe(200);
    const stored = await context.database
      .selectFrom('application_answers')
      .innerJoin('applications', 'applications.id', 'application_id')
      .select(['question_id', 'answer'])
      .where('job_id', '=', job.id)
      .execute();
    expect(stored).toEqual([{ question_id: second, answer: 'Yes' }]);
  });

  test('the account has applied already', async () => {
    const { job } = await createOpening();
    const member = await createCandidate(context.services, { email_confirmed_at: new Date() });
    await createApplication(context.services, { job_id: job.id, user_id: member.id });
    const { token } = await createWaiting(job.id, member.email);
    const message = 'You have already applied for this job.';
    expect(await problemOf(token)).toBe(message);
    expect((await confirm(token)).json()).toMatchObject({ code: 'conflict', message });
    expect(await applicationsFor(job.id)).toHaveLength(1);
  });

  test('the account is suspended, of another kind, or about to be deleted', async () => {
    const { job } = await createOpening();
    const suspended = await createCandidate(context.services);
    await suspend(context.database, suspended.id);
    const leaving = await createCandidate(context.services, {
      deletion_due_at: new Date(Date.now() + 86_400_000),
    });
    const employer = await createEmployer(context.services);
    const staff = await createStaff(context.services);
    const cases = [
      [suspended.email, 403, /^Your account is suspended/],
      [leaving.email, 409, /^Your account is going to be deleted/],
      [employer.email, 409, /an employer’s account/],
      [staff.email, 409, /an account of our staff/],
    ] as const;
    for (const [email, status, sentence] of cases) {
      const { token } = await createWaiting(job.id, email);
      expect(await problemOf(token)).toMatch(sentence);
      const response = await confirm(token);
      expect([response.statusCode, response.json().message]).toEqual([
        status,
        expect.stringMatching(sentence),
      ]);
      expect(await waitingFor(email)).toHaveLength(1);
    }
    expect(await applicationsFor(job.id)).toEqual([]);
  });

  test('an account has left the address a few days ago, and may come back to it', async () => {
    const { job } = await createOpening();
    const member = await createCandidate(context.services, { email_confirmed_at: new Date() });
    const former = member.email;
    const { token } = await createWaiting(job.id, former);
    const email = newAddress();
    await context.database.updateTable('users').set({ email }).where('id', '=', member.id).execute();
    await sql`
      insert into email_changes (id, user_id, old_email, was_proven, asked_token_hash, moved_at, moved_token_hash, expires_at)
      values (${newId()}, ${member.id}, ${former}, true, ${newId()}, now(), ${newId()}, now() + interval '7 days')
    `.execute(context.database);
    const message = 'Another account used this email until a few days ago. Use another one, or wait 7 days.';
    expect(await problemOf(token)).toBe(message);
    expect((await confirm(token)).json()).toMatchObject({ code: 'conflict', message });
    expect(await applicationsFor(job.id)).toEqual([]);
  });

  test('the account has no room for another resume', async () => {
    const { job } = await createOpening();
    const member = await createCandidate(context.services, { email_confirmed_at: new Date() });
    for (let kept = 0; kept < 10; kept++) await createResume(context.services, { userId: member.id });
    const { token } = await createWaiting(job.id, member.email);
    expect((await confirm(token)).json().message).toMatch(/^You have 10 resumes/);
    await context.database
      .updateTable('resumes')
      .set({ removed_at: new Date() })
      .where('user_id', '=', member.id)
      .execute();
    expect((await confirm(token)).statusCode).toBe(200);
  });
});

describe('[L-33] what does not wait for ever', () => {
  test('a link that has expired sends nothing, and its application goes with the file', async () => {
    const { job } = await createOpening();
    const { email, token } = await createWaiting(job.id);
    const [row] = await waitingFor(email);
    await sql`update guest_applications set expires_at = now() - interval '1 second' where email = ${email}`.execute(
      context.database,
    );
    expect((await confirm(token)).statusCode).toBe(410);
    await forgetUnconfirmed(context.services);
    expect(await waitingFor(email)).toEqual([]);
    const files = context.database
      .selectFrom('files')
      .select('id')
      .where('id', '=', row?.file_id ?? '');
    expect(await files.execute()).toEqual([]);
  });

  test('what waits for the address goes with its erased account, and the link sends nothing after', async () => {
    const { job } = await createOpening();
    const member = await createCandidate(context.services, { email_confirmed_at: new Date() });
    const { token } = await createWaiting(job.id, member.email);
    const [row] = await waitingFor(member.email);
    await context.database
      .updateTable('users')
      .set({ deletion_due_at: new Date(0) })
      .where('id', '=', member.id)
      .execute();
    await eraseDueAccounts(context.services);
    expect(await waitingFor(member.email)).toEqual([]);
    const files = context.database
      .selectFrom('files')
      .select('id')
      .where('id', '=', row?.file_id ?? '');
    expect(await files.execute()).toEqual([]);
    expect((await confirm(token)).json()).toEqual(deadLink);
    expect(await applicationsFor(job.id)).toEqual([]);
  });
});
