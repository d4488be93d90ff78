import { sentMails, tokenOf } from './sent-mails.ts';
import type { TestUser } from './factories.ts';
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
