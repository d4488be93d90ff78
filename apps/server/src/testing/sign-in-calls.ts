import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { hashPassword } from '../areas/identity/accounts/rules.ts';
import { newId } from '../platform/ids.ts';
import type { TestUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

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

/** Signing in and its second step, over the API. */
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

    /** Sets the second step up, as its owner did a few minutes ago: the codes of now have not been used. */
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

    /** A passkey that was not made by any device: it is there, and signs nobody in. */
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
