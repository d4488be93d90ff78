import { beforeAll, describe, expect, test } from 'vitest';
import { createAccountCalls } from '../testing/account-calls.ts';
import { createCandidate } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { demoAccounts, createDemoAccounts } from './accounts.ts';

const context = useTestApp();
const { call, post } = createAccountCalls(context);

beforeAll(async () => {
  await context.database.transaction().execute(createDemoAccounts);
});

const logIn = ({ email, password }: { email: string; password: string }) =>
  post('/login', { email, password });

/** As if the product had been started so on the same data. */
async function withDemo<T>(demo: boolean, act: () => Promise<T>): Promise<T> {
  const before = context.services.config.demo;
  context.services.config.demo = demo;
  try {
    return await act();
  } finally {
    context.services.config.demo = before;
  }
}

describe('[B-13] the accounts of the demo, whose passwords everybody knows', () => {
  test.each(demoAccounts)(
    'the $role signs in where demo data is shown, and nowhere else',
    async (account) => {
      const there = await withDemo(true, () => logIn(account));
      expect(there.statusCode).toBe(200);
      const headers = { authorization: `Bearer ${there.json().data.accessToken}` };
      expect((await withDemo(true, () => call('GET', '/get-auth-user', headers))).statusCode).toBe(200);

      const elsewhere = await withDemo(false, () => logIn(account));
      const wrong = await withDemo(false, () => logIn({ ...account, password: 'not the password' }));
      expect(elsewhere.statusCode).toBe(401);
      expect(elsewhere.json()).toEqual(wrong.json());
      const left = await withDemo(false, () => call('GET', '/get-auth-user', headers));
      expect(left.statusCode).toBe(401);
      expect(left.json().logout).toBe(true);
    },
  );

  test('a visitor who signed up in the demo stays signed in', async () => {
    const { headers } = await createCandidate(context.services);
    expect((await withDemo(false, () => call('GET', '/get-auth-user', headers))).statusCode).toBe(200);
  });
});
