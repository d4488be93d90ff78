import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, createSignInCalls, knownHash, knownPassword } from '../../../testing/account-calls.ts';
import { createCandidate, createStaff, type TestUser } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { createSoftwarePasskey } from '../../../testing/software-passkey.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const { post, call, logIn, setUp, isSignedIn, keepPasskey, countSessions } = createSignInCalls(context);
const password = knownPassword;

const askForNew = async (user: TestUser, proof: object = { password }) =>
  (await post('/passkeys/options', proof, user)).json().data;
const askToSignIn = async () => (await call('POST', '/login/passkey/options')).json().data;
const list = async (user: TestUser) => (await call('GET', '/passkeys', user)).json().data;

async function add(user: TestUser, passkey = createSoftwarePasskey(), name = 'Laptop') {
  const { token, options } = await askForNew(user);
  const added = await post('/passkeys', { token, name, response: passkey.register(options) }, user);
  expect(added.statusCode).toBe(201);
  return passkey;
}

let user: TestUser;
beforeEach(async () => {
  user = await createCandidate(context.services, { password_hash: await knownHash() });
});

describe('[L-16] signing in by a passkey', () => {
  test('needs nothing else, and is both steps', async () => {
    const passkey = await add(user);
    await setUp(user);
    const { token, options } = await askToSignIn();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const answer = await post('/login/passkey', { token, response: passkey.answer(options) });
    expect(answer.statusCode).toBe(200);
    const { user: signedIn, accessToken } = answer.json().data;
    expect(signedIn.id).toBe(user.id);
    const headers = { authorization: `Bearer ${accessToken}` };
    expect(await isSignedIn(headers)).toBe(true);
    const passed = await context.database
      .selectFrom('sessions')
      .select('second_step_at')
      .where('user_id', '=', user.id)
      .execute();
    expect(passed.every((session) => session.second_step_at !== null)).toBe(true);
    expect((await list(user))[0].lastUsedAt).not.toBeNull();
  });

  test('a question is answered once, also by a wrong answer and in two calls at once', async () => {
    const passkey = await add(user);
    const { token, options } = await askToSignIn();
    const body = { token, response: passkey.answer(options) };
    const answers = await Promise.all([post('/login/passkey', body), post('/login/passkey', body)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
    const asked = await askToSignIn();
    const wrong = { token: asked.token, response: passkey.answer({ challenge: 'AAAA' }) };
    expect((await post('/login/passkey', wrong)).statusCode).toBe(401);
    const late = { token: asked.token, response: passkey.answer(asked.options) };
    expect((await post('/login/passkey', late)).statusCode).toBe(410);
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['no owner at the device', { verified: false }],
    ['an account that it is not of', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('refuses an answer from %s', async (_what, manner) => {
    const passkey = await add(user);
    const { token, options } = await askToSignIn();
    const answer = await post('/login/passkey', { token, response: passkey.answer(options, manner) });
    expect(answer.statusCode).toBe(401);
  });

  test('refuses an unknown passkey, and one that uses the id of another', async () => {
    const passkey = await add(user);
    const stranger = createSoftwarePasskey();
    const first = await askToSignIn();
    const unknown = { token: first.token, response: stranger.answer(first.options) };
    expect((await post('/login/passkey', unknown)).statusCode).toBe(401);
    const second = await askToSignIn();
    const { id, rawId } = passkey.answer(second.options);
    const forged = { token: second.token, response: { ...stranger.answer(second.options), id, rawId } };
    expect((await post('/login/passkey', forged)).statusCode).toBe(401);
  });

  test('refuses to sign in to a suspended account', async () => {
    const passkey = await add(user);
    await context.database
      .updateTable('users')
      .set({ suspended_at: new Date() })
      .where('id', '=', user.id)
      .execute();
    const { token, options } = await askToSignIn();
    const answer = await post('/login/passkey', { token, response: passkey.answer(options) });
    expect(answer.statusCode).toBe(403);
    // The one of before the suspension alone.
    expect(await countSessions(user.id)).toBe(1);
  });

  test('one that counts does not count backwards: that is a copy', async () => {
    const passkey = await add(user);
    const use = async (count: number) => {
      const { token, options } = await askToSignIn();
      return (await post('/login/passkey', { token, response: passkey.answer(options, { count }) }))
        .statusCode;
    };
    expect(await use(7)).toBe(200);
    expect(await use(7)).toBe(401);
    expect(await use(3)).toBe(401);
    expect(await use(8)).toBe(200);
  });
});

describe('[L-16] the own passkeys', () => {
  test('are added by password, and the owner is told', async () => {
    const refused = await post('/passkeys/options', { password: 'wrong' }, user);
    expect(refused.json().fields).toHaveProperty('password');
    await add(user, undefined, 'Phone');
    expect(await list(user)).toMatchObject([{ name: 'Phone', lastUsedAt: null }]);
    const mail = (await sentMails(context.database, user.email)).at(-1);
    expect(mail?.subject).toBe('A passkey was added to your Waymark account');
  });

  test('take the code as well where there is MFA: a stolen session makes no way around it', async () => {
    const { secret } = await setUp(user);
    expect((await post('/passkeys/options', { password }, user)).json().fields).toHaveProperty('code');
    expect((await askForNew(user, { password, code: codeOf(secret) })).token).toBeTruthy();
  });

  test('a question put to one account is not answered by another, nor for signing in', async () => {
    const { token, options } = await askForNew(user);
    const passkey = createSoftwarePasskey();
    const body = { token, name: 'Mine', response: passkey.register(options) };
    const other = await createCandidate(context.services, { password_hash: await knownHash() });
    expect((await post('/passkeys', body, other)).statusCode).toBe(410);
    expect((await post('/login/passkey', { token, response: passkey.answer(options) })).statusCode).toBe(410);
    expect((await post('/passkeys', body, user)).statusCode).toBe(201);
    // The same passkey again, under a new question.
    const again = await askForNew(other);
    const stolen = { token: again.token, name: 'Mine', response: passkey.register(again.options) };
    expect((await post('/passkeys', stolen, other)).statusCode).toBe(409);
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['no owner at the device', { verified: false }],
  ])('none is kept from %s', async (_what, manner) => {
    const { token, options } = await askForNew(user);
    const response = createSoftwarePasskey().register(options, manner);
    expect((await post('/passkeys', { token, name: 'Key', response }, user)).statusCode).toBe(400);
    expect(await list(user)).toEqual([]);
  });

  test('are named and removed by their owner alone', async () => {
    await add(user);
    const [{ id }] = await list(user);
    const other = await createCandidate(context.services);
    expect((await call('PUT', `/passkeys/${id}`, { ...other, payload: { name: 'Mine' } })).statusCode).toBe(
      404,
    );
    expect((await call('DELETE', `/passkeys/${id}`, other)).statusCode).toBe(404);
    const renamed = await call('PUT', `/passkeys/${id}`, { ...user, payload: { name: 'Old laptop' } });
    expect(renamed.json().data.name).toBe('Old laptop');
    expect((await call('DELETE', `/passkeys/${id}`, user)).statusCode).toBe(200);
    expect(await list(user)).toEqual([]);
    expect((await sentMails(context.database, user.email)).at(-1)?.subject).toContain('was removed');
  });

  test('there are twenty at most', async () => {
    for (let i = 0; i < 20; i++) await keepPasskey(user.id);
    expect((await post('/passkeys/options', { password }, user)).statusCode).toBe(409);
  });

  test('[A-10] staff keep their last MFA, whichever it is', async () => {
    const staff = await createStaff(context.services, { password_hash: await knownHash() });
    await add(staff);
    const [{ id }] = await list(staff);
    expect((await logIn(staff.email)).json().data).toEqual({ mfa: 'passkey', challenge: null });
    expect((await call('DELETE', `/passkeys/${id}`, staff)).statusCode).toBe(409);
    expect(await list(staff)).toHaveLength(1);
    await setUp(staff);
    expect((await call('DELETE', `/passkeys/${id}`, staff)).statusCode).toBe(200);
  });
});

describe('[B-13, G-2, L-16] an account that is recovered by mail', () => {
  const unproven = { email_confirmed_at: null };
  const proven = { email_confirmed_at: new Date() };
  const tokenFor = async (page: string) =>
    tokenOf((await sentMails(context.database, user.email)).findLast(({ text }) => text.includes(page)));

  async function setPasswordByMail() {
    await post('/forgot-password', { email: user.email });
    const token = await tokenFor('/set-password?token=');
    return post('/set-password', { token, password: 'seven grey herons wade' });
  }

  test.each([
    ['proven', proven],
    ['unproven', unproven],
  ])('refuses its earlier passkeys if its address was %s', async (_what, columns) => {
    user = await createCandidate(context.services, { password_hash: await knownHash(), ...columns });
    const passkey = await add(user);
    expect((await setPasswordByMail()).statusCode).toBe(200);
    const { token, options } = await askToSignIn();
    const answer = await post('/login/passkey', { token, response: passkey.answer(options) });
    expect(answer.statusCode).toBe(401);
    const told = (await sentMails(context.database, user.email)).at(-1);
    expect(told?.text).toContain('passkeys');
  });

  test('asks for no code if MFA was set up before the address was proven', async () => {
    user = await createCandidate(context.services, { password_hash: await knownHash(), ...unproven });
    await setUp(user);
    await setPasswordByMail();
    const signIn = await post('/login', { email: user.email, password: 'seven grey herons wade' });
    expect(signIn.json().data).toHaveProperty('accessToken');
  });

  test('still asks for a code if the address was proven: a mailbox is not enough', async () => {
    user = await createCandidate(context.services, { password_hash: await knownHash(), ...proven });
    await setUp(user);
    expect((await setPasswordByMail()).json().data).toBeNull();
    const signIn = await post('/login', { email: user.email, password: 'seven grey herons wade' });
    expect(signIn.json().data).toMatchObject({ mfa: 'code' });
  });

  test('keeps the passkeys of staff, whose mailbox alone is not enough', async () => {
    user = await createStaff(context.services, { password_hash: await knownHash() });
    await keepPasskey(user.id);
    expect((await setPasswordByMail()).json().data).toBeNull();
    const signIn = await post('/login', { email: user.email, password: 'seven grey herons wade' });
    expect(signIn.json().data).toMatchObject({ mfa: 'passkey' });
  });

  test('of staff asks for the new password once per passkey, so that a thief’s passkey fails', async () => {
    user = await createStaff(context.services, { password_hash: await knownHash() });
    const [own, stolen] = [await add(user), await add(user, createSoftwarePasskey(), 'Thief')];
    const signIn = async (passkey: typeof own, typed?: string) => {
      const { token, options } = await askToSignIn();
      const response = passkey.answer(options);
      return post('/login/passkey', { token, response, ...(typed !== undefined && { password: typed }) });
    };
    await setPasswordByMail();
    expect((await sentMails(context.database, user.email)).at(-1)?.text).toContain('remove those');
    for (const typed of [undefined, password]) {
      const refused = await signIn(stolen, typed);
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['password']]);
    }
    // A member with both mailbox and passkey can always sign in, even the last administrator.
    const entered = await signIn(own, 'seven grey herons wade');
    expect(entered.statusCode, entered.body).toBe(200);
    const headers = { authorization: `Bearer ${entered.json().data.accessToken}` };
    expect(await list({ ...user, headers })).toMatchObject([
      { name: 'Laptop', asksForPassword: false },
      { name: 'Thief', asksForPassword: true },
    ]);
    expect((await signIn(own)).statusCode).toBe(200);
    expect((await signIn(stolen)).statusCode).toBe(400);
  });

  test('refuses the passkeys of a thief who had changed its email address', async () => {
    user = await createCandidate(context.services, { password_hash: await knownHash(), ...proven });
    const passkey = await add(user);
    const profile = { firstName: 'Ada', lastName: 'Byron', jobTitle: 'Clerk', location: 'London' };
    const moved = {
      ...profile,
      phone: '+44 20 7946 0000',
      desireCompensation: '$80,0000',
      email: 'taken@example.org',
    };
    const payload = { ...moved, currentPassword: password };
    const saved = await call('PUT', '/update-user', { headers: user.headers, payload });
    expect(saved.statusCode, saved.body).toBe(200);
    const undone = await post('/undo-email', { token: await tokenFor('/undo-email?token=') });
    expect(undone.statusCode, undone.body).toBe(200);
    const { token, options } = await askToSignIn();
    const answer = await post('/login/passkey', { token, response: passkey.answer(options) });
    expect(answer.statusCode).toBe(401);
  });
});
