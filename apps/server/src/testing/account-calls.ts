import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { hashPassword } from '../areas/identity/accounts/rules.ts';
import { newId } from '../platform/ids.ts';
import type { TestUser } from './factories.ts';
import { sentMails, tokenOf } from './sent-mails.ts';
import type { TestApp } from './test-app.ts';

const profile = {
  jobTitle: 'Admiral',
  location: 'Arlington',
  firstName: 'Grace',
  lastName: 'Hopper',
  phone: '+1 202 555 0100',
  desireCompensation: '$150,0000',
};

/** What people do with their account, over the API. */
export function createAccountCalls(context: TestApp) {
  let visitors = 0;
  let addresses = 0;

  /** Everybody comes from an address of their own, so that only the limits of an account are met. */
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers = {}, payload?: object) =>
    context.app.inject({
      method,
      url: `/api${url}`,
      headers,
      remoteAddress: `198.51.100.${++visitors % 250}`,
      ...(payload && { payload }),
    });

  return {
    call,
    post: (url: string, payload: object, headers = {}) => call('POST', url, headers, payload),
    newAddress: () => `other-${++addresses}@example.org`,

    /** The secret of the newest link to a page that was mailed to an address; empty where there is none. */
    async lastLink(email: string, path: string): Promise<string> {
      const mails = await sentMails(context.database, email);
      return tokenOf(mails.findLast((mail) => mail.text.includes(`${path}?token=`)));
    },

    readUser: (id: string) =>
      context.database.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    /** Saves the profile of a candidate with an address. */
    saveEmail: (user: TestUser, email: string, currentPassword?: string) =>
      call('PUT', '/update-user', user.headers, {
        ...profile,
        email,
        ...(currentPassword && { currentPassword }),
      }),

    /** Saves the details of an employer with an address. */
    saveDetails: (user: TestUser, email: string, currentPassword?: string) =>
      call('PUT', '/account-details', user.headers, {
        email,
        firstName: profile.firstName,
        lastName: profile.lastName,
        ...(currentPassword && { currentPassword }),
      }),

    isSignedIn: async (token: string) =>
      (await call('GET', '/get-auth-user', { authorization: `Bearer ${token}` })).statusCode === 200,
  };
}

export const knownPassword = 'over the hills and far away';

let hash: Promise<string> | undefined;

/** The hash of `knownPassword`, made once. */
export function knownHash(): Promise<string> {
  return (hash ??= hashPassword(knownPassword));
}

/** What an app shows for a secret, so many steps from now. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** A code that is wrong now, a step ago and a step ahead. */
export function wrongCodeOf(secret: string): string {
  const right = [-1, 0, 1].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) as string;
}

/** Signing in and its MFA, over the API. */
export function createSignInCalls(context: TestApp) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options: { headers?: object; payload?: object; ip?: string } = {},
  ) =>
    context.app.inject({
      method,
      url: `/api${url}`,
      headers: { 'user-agent': 'Test/1.0', ...options.headers },
      remoteAddress: options.ip ?? '198.51.100.7',
      ...(options.payload && { payload: options.payload }),
    });
  const post = (url: string, payload: object, options: { headers?: object; ip?: string } = {}) =>
    call('POST', url, { ...options, payload });

  return {
    call,
    post,
    logIn: (email: string, ip?: string) =>
      post('/login', { email, password: knownPassword }, ip === undefined ? {} : { ip }),

    /** The proof that the password was right. */
    async challengeOf(email: string): Promise<string> {
      const response = await post('/login', { email, password: knownPassword });
      return (response.json() as { data: { challenge: string } }).data.challenge;
    },

    enterCode: (challenge: string, code: string) => post('/login/second-step', { challenge, code }),

    /** Sets MFA up, as its owner did a few minutes ago: the codes of now have not been used. */
    async setUp({ id, headers }: TestUser): Promise<{ secret: string; recoveryCodes: string[] }> {
      const begun = await post('/second-step', { password: knownPassword }, { headers });
      const { secret } = (begun.json() as { data: { secret: string } }).data;
      const confirmed = await post('/second-step/confirm', { code: codeOf(secret) }, { headers });
      const { recoveryCodes } = (confirmed.json() as { data: { recoveryCodes: string[] } }).data;
      await context.database
        .updateTable('totp_secrets')
        .set({ last_step: sql`last_step - 10` })
        .where('user_id', '=', id)
        .execute();
      return { secret, recoveryCodes };
    },

    isSignedIn: async (headers: object) =>
      (await call('GET', '/get-auth-user', { headers })).statusCode === 200,

    countSessions: async (userId: string) =>
      (await context.database.selectFrom('sessions').select('id').where('user_id', '=', userId).execute())
        .length,

    /** Stores a passkey that no device made: it exists, but cannot sign in. */
    async keepPasskey(userId: string): Promise<string> {
      const id = newId();
      await context.database
        .insertInto('passkeys')
        .values({
          id,
          user_id: userId,
          credential_id: id,
          public_key: 'none',
          name: 'Key',
          last_used_at: null,
        })
        .execute();
      return id;
    },
  };
}
