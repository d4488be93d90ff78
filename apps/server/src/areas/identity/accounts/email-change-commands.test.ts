import { describe, expect, test } from 'vitest';
import { createAccountCalls } from '../../../testing/account-calls.ts';
import { createCandidate, createEmployer } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { hashPassword } from './rules.ts';

const context = useTestApp();
const password = 'a quiet harbour';
const { call, post, newAddress, lastLink, readUser, saveEmail, saveDetails, isSignedIn } =
  createAccountCalls(context);

describe('[B-10] a stranger’s address', () => {
  /** A thief signs up with the address of a victim, and asks for a change to their own. */
  async function takeAddress() {
    const thief = await createCandidate(context.services);
    await post('/forgot-password', { email: thief.email });
    const own = newAddress();
    expect((await saveEmail(thief, own)).statusCode).toBe(200);
    return { thief, own, victim: thief.email };
  }

  test('its reader sets a password: the email change ends, and the thief is signed out', async () => {
    const { thief, own, victim } = await takeAddress();
    const token = await lastLink(victim, '/set-password');
    expect((await post('/set-password', { token, password })).statusCode).toBe(200);
    expect(await readUser(thief.id)).toMatchObject({ email: victim, pending_email: null });
    expect(await isSignedIn(thief.token)).toBe(false);
    expect((await post('/confirm-email', { token: await lastLink(own, '/confirm-email') })).statusCode).toBe(
      410,
    );
    await post('/forgot-password', { email: own });
    expect(await lastLink(own, '/set-password')).toBe('');
  });

  test('its reader confirms it: the email change ends, and the thief is signed out', async () => {
    const thief = await createCandidate(context.services);
    await call('POST', '/confirm-email/send', thief.headers);
    const token = await lastLink(thief.email, '/confirm-email');
    const own = newAddress();
    await saveEmail(thief, own);
    expect((await post('/confirm-email', { token })).statusCode).toBe(200);
    expect(await readUser(thief.id)).toMatchObject({
      email: thief.email,
      pending_email: null,
      email_confirmed_at: expect.any(Date) as Date,
    });
    expect(await isSignedIn(thief.token)).toBe(false);
    expect((await post('/confirm-email', { token: await lastLink(own, '/confirm-email') })).statusCode).toBe(
      410,
    );
  });

  test('a user who confirms it while signed in stays signed in there', async () => {
    const { token, headers, email } = await createCandidate(context.services);
    await call('POST', '/confirm-email/send', headers);
    await post('/confirm-email', { token: await lastLink(email, '/confirm-email') }, headers);
    expect(await isSignedIn(token)).toBe(true);
  });

  test('mistyped, it can be put right without a password, and its reader is offered no way back', async () => {
    const { thief, own, victim } = await takeAddress();
    expect((await post('/confirm-email', { token: await lastLink(own, '/confirm-email') })).statusCode).toBe(
      200,
    );
    expect(await readUser(thief.id)).toMatchObject({ email: own });
    expect(await lastLink(victim, '/undo-email')).toBe('');
  });
});

describe('[G-2] a change of the address with a password', () => {
  const createOwner = async () =>
    createCandidate(context.services, {
      password_hash: await hashPassword(password),
      email_confirmed_at: new Date(),
    });

  test.each([
    ['none', undefined, 'Type your password to change your email address.'],
    ['a wrong one', 'a wrong harbour', 'This is not your password. Please type it again.'],
  ])('needs it: with %s nothing is saved', async (_name, given, message) => {
    const user = await createOwner();
    const answer = await saveEmail(user, newAddress(), given);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ currentPassword: message });
    expect(await readUser(user.id)).toMatchObject({ pending_email: null, first_name: 'Ada' });
  });

  test('needs it from employers and staff as well', async () => {
    const user = await createEmployer(context.services, { password_hash: await hashPassword(password) });
    const email = newAddress();
    expect((await saveDetails(user, email)).json().fields).toHaveProperty('currentPassword');
    expect((await saveDetails(user, email, password)).statusCode).toBe(200);
  });

  test('needs none for the rest of the profile', async () => {
    const user = await createOwner();
    expect((await saveEmail(user, user.email)).statusCode).toBe(200);
    expect(await readUser(user.id)).toMatchObject({ first_name: 'Grace' });
  });

  test('[B-13] wrong ones count like wrong sign-ins', async () => {
    const user = await createEmployer(context.services, { password_hash: await hashPassword(password) });
    const payload = {
      email: newAddress(),
      firstName: 'Grace',
      lastName: 'Hopper',
      currentPassword: 'a guess',
    };
    const remoteAddress = '203.0.113.9';
    const guess = () =>
      context.app.inject({
        method: 'PUT',
        url: '/api/account-details',
        headers: user.headers,
        remoteAddress,
        payload,
      });
    expect((await guess()).statusCode).toBe(400);
    for (let i = 0; i < 9; i++) {
      await context.services.rateLimits.consume('login-pair', `${user.email} ${remoteAddress}`);
    }
    expect((await guess()).statusCode).toBe(429);
  });

  test('an email change asked without a password ends when a password is set meanwhile', async () => {
    const user = await createCandidate(context.services);
    await post('/forgot-password', { email: user.email });
    const token = await lastLink(user.email, '/set-password');
    const answers = await Promise.all([
      post('/set-password', { token, password }, user.headers),
      saveEmail(user, newAddress()),
    ]);
    expect(answers[0].statusCode).toBe(200);
    expect((await readUser(user.id)).pending_email).toBeNull();
  });
});
