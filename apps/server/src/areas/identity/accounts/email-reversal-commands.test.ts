import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createAccountCalls } from '../../../testing/account-calls.ts';
import { createCandidate, createEmployer, createResume } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { hashPassword } from './rules.ts';

const context = useTestApp();
const password = 'a quiet harbour';
const newPassword = 'a stormy harbour';
const inAWeek = new Date(Date.now() + 7 * 86_400_000);
const { call, post, newAddress, lastLink, readUser, saveEmail, saveDetails, isSignedIn } =
  createAccountCalls(context);

describe('[G-2] email change reversal', () => {
  /** An account whose email a thief, who knows the password, has changed to their own. */
  async function takeAccount() {
    const owner = await createCandidate(context.services, {
      password_hash: await hashPassword(password),
      email_confirmed_at: new Date(),
    });
    const stolen = newAddress();
    await saveEmail(owner, stolen, password);
    const asked = await lastLink(owner.email, '/undo-email');
    await post('/confirm-email', { token: await lastLink(stolen, '/confirm-email') });
    const moved = await lastLink(owner.email, '/undo-email');
    return { owner, stolen, asked, moved };
  }

  test('brings it back: everybody is signed out, the password is of no use, and a link to a new one comes', async () => {
    const { owner, stolen, moved } = await takeAccount();
    const answer = await post('/undo-email', { token: moved });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().message).toContain(owner.email);
    expect(await readUser(owner.id)).toMatchObject({ email: owner.email, password_hash: null });
    expect(await isSignedIn(owner.token)).toBe(false);
    expect((await post('/login', { email: owner.email, password })).statusCode).toBe(401);
    const token = await lastLink(owner.email, '/set-password');
    expect((await post('/set-password', { token, password: newPassword })).statusCode).toBe(200);
    expect((await post('/login', { email: owner.email, password: newPassword })).statusCode).toBe(200);
    const told = (await sentMails(context.database, stolen)).at(-1);
    expect(told?.subject).toBe('The email address of your Waymark account was changed');
    expect(told?.text).not.toContain('token=');
  });

  test('ends the links to resumes that were made meanwhile, and leaves those of before', async () => {
    const { owner, moved } = await takeAccount();
    const { id: resumeId } = await createResume(context.services, { userId: owner.id });
    const make = async (created_at: Date) => {
      const id = newId();
      const link = { id, user_id: owner.id, resume_id: resumeId, label: 'Acme', token_hash: newId() };
      await context.database
        .insertInto('resume_links')
        .values({ ...link, with_contact: false, allows_download: false, expires_at: inAWeek, created_at })
        .execute();
      return id;
    };
    const [, theirs] = [await make(new Date(Date.now() - 86_400_000)), await make(new Date())];
    expect((await post('/undo-email', { token: moved })).statusCode).toBe(200);
    const ended = await context.database
      .selectFrom('resume_links')
      .select('id')
      .where('user_id', '=', owner.id)
      .where('revoked_at', 'is not', null)
      .execute();
    expect(ended).toEqual([{ id: theirs }]);
  });

  test('works for a week, by either mail, and once', async () => {
    const { owner, asked, moved } = await takeAccount();
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from expires_at - moved_at) / 86400 as days from email_changes where user_id = ${owner.id}
    `.execute(context.database);
    expect(Number(rows[0]?.days)).toBe(7);
    expect((await post('/undo-email', { token: asked })).statusCode).toBe(200);
    for (const token of [asked, moved]) {
      expect((await post('/undo-email', { token })).statusCode).toBe(410);
    }
    const late = await takeAccount();
    await context.database
      .updateTable('email_changes')
      .set({ expires_at: sql`now()` })
      .where('user_id', '=', late.owner.id)
      .execute();
    expect((await post('/undo-email', { token: late.moved })).statusCode).toBe(410);
    expect((await readUser(late.owner.id)).email).toBe(late.stolen);
  });

  test('outlives what the other one does: a new password, a deletion, another address and its way back', async () => {
    const { owner, stolen, asked } = await takeAccount();
    await call('PUT', '/reset-password', owner.headers, { oldPassword: password, newPassword });
    const second = newAddress();
    await saveEmail({ ...owner, email: stolen }, second, newPassword);
    await post('/confirm-email', { token: await lastLink(second, '/confirm-email') });
    const theirs = await lastLink(stolen, '/undo-email');
    expect((await post('/undo-email', { token: theirs })).statusCode).toBe(200);
    expect((await readUser(owner.id)).email).toBe(stolen);
    await post('/set-password', { token: await lastLink(stolen, '/set-password'), password });
    const signIn = await post('/login', { email: stolen, password });
    const headers = { authorization: `Bearer ${signIn.json().data.accessToken}` };
    expect((await post('/delete-account', { password }, headers)).statusCode).toBe(200);

    expect((await post('/undo-email', { token: asked })).statusCode).toBe(200);
    expect(await readUser(owner.id)).toMatchObject({ email: owner.email, deletion_due_at: null });
    expect((await post('/undo-email', { token: theirs })).statusCode).toBe(410);
  });

  test('no visitor can sign up with the old address meanwhile and keep its owner out', async () => {
    const { owner, moved } = await takeAccount();
    const company = {
      companyName: 'Thieves',
      website: 'thieves.example',
      country: 'Norway',
      firstName: 'Olga',
      lastName: 'Ott',
      phone: '+47 22 00 00 00',
      password: 'a rainy harbour',
    };
    const signUp = await post('/employer-signup', { ...company, email: owner.email });
    expect(signUp.statusCode).toBe(409);
    expect(signUp.json().fields.email).toContain('used this email until a few days ago');
    expect((await post('/undo-email', { token: moved })).statusCode).toBe(200);
  });

  test('an unproven address is not reserved; its reversal yields to an account that has it', async () => {
    const employer = await createEmployer(context.services, {
      password_hash: await hashPassword(password),
      email_confirmed_at: null,
    });
    const own = newAddress();
    await saveDetails(employer, own, password);
    await post('/confirm-email', { token: await lastLink(own, '/confirm-email') });
    await createCandidate(context.services, { email: employer.email });
    const token = await lastLink(employer.email, '/undo-email');
    expect((await post('/undo-email', { token })).statusCode).toBe(409);
    expect((await readUser(employer.id)).email).toBe(own);
  });
});
