import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../../../../app.ts';
import type { CheckoutConfig } from '../../../platform/settings/checkout-settings.ts';
import { paidEvent, sendWebhook } from '../../../testing/checkout-events.ts';
import { createCandidate, createEmployer } from '../../../testing/factories.ts';
import { createPackage, createPlanOrder } from '../../../testing/order-factories.ts';
import { setSetting } from '../../../testing/switches.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { hashSecret } from '../../../platform/ids.ts';

const context = useTestApp();
const checkout = () => context.services.config.checkout as CheckoutConfig;

const askForCode = (headers: Record<string, string>) =>
  context.app.inject({ url: '/api/get-customer-login', headers });

async function codeOf(headers: Record<string, string>): Promise<string> {
  return (await askForCode(headers)).json().data.autoLoginCode;
}

function redeem(
  code: string,
  {
    secret = checkout().partnerSecret,
    audience = checkout().origin,
  }: { secret?: string; audience?: string } = {},
) {
  return context.app.inject({
    method: 'POST',
    url: '/api/partner/redeem-login-code',
    headers: { authorization: `Bearer ${secret}` },
    payload: { code, audience },
  });
}

const refusal = { code: 'unauthenticated', message: 'The secret or the login code was not accepted.' };

describe('[D-5] [F-1] GET /get-customer-login', () => {
  test('gives a code of 256 bits and the portal with it; only its hash is stored, nothing caches it', async () => {
    const { id, headers } = await createCandidate(context.services);
    const response = await askForCode(headers);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const { autoLoginCode, autoLoginUrl } = response.json().data;
    expect(Buffer.from(autoLoginCode, 'base64url')).toHaveLength(32);
    expect(autoLoginUrl).toBe(`https://checkout.example/portal?code=${autoLoginCode}`);
    const rows = await context.database.selectFrom('customer_login_codes').selectAll().execute();
    expect(rows).toMatchObject([
      { code_hash: hashSecret(autoLoginCode), user_id: id, audience: 'https://checkout.example' },
    ]);
    expect(JSON.stringify(rows)).not.toContain(autoLoginCode);
    const [{ expires_at: end, created_at: start }] = rows as [(typeof rows)[0]];
    expect(end.getTime() - start.getTime()).toBe(120_000);
  });

  test('is for candidates: a guest is asked to sign in, an employer refused', async () => {
    expect((await askForCode({})).statusCode).toBe(401);
    const { headers } = await createEmployer(context.services);
    expect((await askForCode(headers)).statusCode).toBe(403);
  });

  test('leaves five live codes at most, the newest, also when many are asked for at once', async () => {
    const { id, headers } = await createCandidate(context.services);
    const liveCodes = async () =>
      (
        await context.database
          .selectFrom('customer_login_codes')
          .select('code_hash')
          .where('user_id', '=', id)
          .execute()
      ).length;
    const oldest = await codeOf(headers);
    await Promise.all(Array.from({ length: 9 }, () => askForCode(headers)));
    expect(await liveCodes()).toBe(5);
    const newest = await codeOf(headers);
    expect(await liveCodes()).toBe(5);
    expect((await redeem(oldest)).json()).toEqual(refusal);
    expect((await redeem(newest)).statusCode).toBe(200);
  });

  test('more than sixty an hour are refused', async () => {
    const { headers } = await createCandidate(context.services);
    const statuses: number[] = [];
    for (let count = 0; count < 61; count++) statuses.push((await askForCode(headers)).statusCode);
    expect(statuses.indexOf(429)).toBe(60);
  });
});

describe('[D-5] [D-8] POST /partner/redeem-login-code', () => {
  test('tells the checkout who came, and nothing more', async () => {
    const { id, email, headers } = await createCandidate(context.services);
    const response = await redeem(await codeOf(headers));
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      data: { customerId: id, firstName: 'Ada', lastName: 'Lovelace', email },
    });
  });

  test('a code works once, also when it is redeemed many times at once', async () => {
    const { headers } = await createCandidate(context.services);
    const code = await codeOf(headers);
    const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 401, 401, 401, 401, 401,
    ]);
    expect((await redeem(code)).json()).toEqual(refusal);
  });

  test.each([
    ['an unknown code', 'x'.repeat(43), {}],
    ['a wrong secret', undefined, { secret: 'some-other-secret-of-the-right-length' }],
    ['no secret', undefined, { secret: '' }],
    ['the audience of another product', undefined, { audience: 'https://other.example' }],
    ['an audience that only begins like ours', undefined, { audience: 'https://checkout.example.evil' }],
  ])('%s gets the one refusal, and uses nothing up', async (_what, given, options) => {
    const { headers } = await createCandidate(context.services);
    const code = await codeOf(headers);
    const response = await redeem(given ?? code, options);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(refusal);
    expect((await redeem(code)).statusCode).toBe(200);
  });

  test('an expired code gets the same refusal', async () => {
    const { headers } = await createCandidate(context.services);
    const code = await codeOf(headers);
    await context.database
      .updateTable('customer_login_codes')
      .set({ expires_at: sql`clock_timestamp()` })
      .where('code_hash', '=', hashSecret(code))
      .execute();
    const response = await redeem(code);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(refusal);
  });

  test('a session’s token is no secret of a partner, and a code is no session', async () => {
    const { headers, token } = await createCandidate(context.services);
    const code = await codeOf(headers);
    expect((await redeem(code, { secret: token })).json()).toEqual(refusal);
    const asSession = await context.app.inject({
      url: '/api/get-auth-user',
      headers: { authorization: `Bearer ${code}` },
    });
    expect(asSession.statusCode).toBe(401);
  });

  test('the code of an account that is gone is refused', async () => {
    const { id, headers } = await createCandidate(context.services);
    const code = await codeOf(headers);
    await context.database.deleteFrom('users').where('id', '=', id).execute();
    expect((await redeem(code)).json()).toEqual(refusal);
  });

  test('neither code nor secret nor link is written to the log', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const { app } = await buildApp(context.services, pino({ level: 'trace' }, sink));
    const { headers } = await createCandidate(context.services);
    const given = (await app.inject({ url: '/api/get-customer-login', headers })).json();
    const { autoLoginCode: code } = given.data;
    for (const audience of ['https://other.example', checkout().origin]) {
      await app.inject({
        method: 'POST',
        url: '/api/partner/redeem-login-code',
        headers: { authorization: `Bearer ${checkout().partnerSecret}` },
        payload: { code, audience },
      });
    }
    await app.inject({ url: `/api/get-checkout-link?checkoutLink=https://evil.example/${code}` });
    await app.close();
    const log = lines.join('');
    expect(log).toContain('/api/partner/redeem-login-code');
    expect(log).not.toContain(code);
    expect(log).not.toContain(checkout().partnerSecret);
  });
});

describe('[D-4] GET /get-checkout-link', () => {
  const follow = async (link: string) =>
    (await context.app.inject(`/api/get-checkout-link?checkoutLink=${encodeURIComponent(link)}`)).json();

  test('gives a link of the checkout back, and null for any other', async () => {
    expect(await follow('https://checkout.example/buy?a=1')).toEqual({
      data: { checkoutLink: 'https://checkout.example/buy?a=1' },
    });
    expect(await follow('https://evil.example/buy')).toEqual({ data: { checkoutLink: null } });
  });

  test('a parameter too many or a link too long is refused', async () => {
    expect((await follow(`https://checkout.example/${'a'.repeat(2000)}`)).fields).toEqual({
      checkoutLink: 'This link is too long.',
    });
    const twice = await context.app.inject('/api/get-checkout-link?checkoutLink=a&checkoutLink=b');
    expect(twice.statusCode).toBe(400);
  });
});

test('[L-32] while the secret of the webhooks is changed, the one before signs as well, and no third', async () => {
  const [before, third] = ['b', 't'].map((letter) => `whsec_${Buffer.alloc(32, letter).toString('base64')}`);
  const { services } = context;
  const changing = { ...checkout(), previousWebhookSecret: before };
  const config = { ...services.config, checkout: changing };
  const { app } = await buildApp({ ...services, config }, pino({ level: 'silent' }));
  const { id: customerId } = await createCandidate(services);
  const send = async (secret: string | undefined, of = app) =>
    (await sendWebhook({ ...context, app: of }, paidEvent({ customerId }), { secret })).statusCode;
  // Its product is not on sale, which is said of a report that is signed right alone.
  expect(await send(before)).toBe(400);
  expect(await send(changing.webhookSecret)).toBe(400);
  expect(await send(third)).toBe(401);
  expect(await send(before, context.app)).toBe(401);
  await app.close();
});

test('[L-40] the addresses of the checkout tell the offered language of who goes there, English alone by none', async () => {
  const { database, services } = context;
  await setSetting(database, 'languages', { own: 'en', offered: ['en', 'de'] });
  await createPackage(services, { checkout_path: '/buy?from=waymark' });
  const customer = await createCandidate(services);
  const employer = await createEmployer(services);
  const orderId = await createPlanOrder(services, { company_id: employer.companyId });
  const addressesIn = async (language: string) => {
    const ask = async (url: string, { headers }: { headers?: object } = {}, method: 'GET' | 'POST' = 'GET') =>
      (await context.app.inject({ method, url, headers: { ...headers, 'accept-language': language } })).json()
        .data;
    const { autoLoginUrl } = await ask('/api/get-customer-login', customer);
    const [{ checkoutLink: bought }] = await ask('/api/product/get-product-pricing');
    const order = await ask(`/api/company/transactions/${orderId}/checkout`, employer, 'POST');
    return [autoLoginUrl, bought, order.checkoutLink].map((url) => new URL(url).searchParams.get('language'));
  };
  expect(await addressesIn('de-AT')).toEqual(['de', 'de', 'de']);
  expect(await addressesIn('en')).toEqual([null, null, null]);
  expect(await addressesIn('fr, xx')).toEqual([null, null, null]);
  // And what is ordered has its name in the language that the checkout asks in.
  const { reference } = await database
    .selectFrom('posting_handoffs')
    .select('reference')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const nameIn = async (language?: string) =>
    (
      await context.app.inject({
        method: 'POST',
        url: '/api/partner/find-order',
        headers: { authorization: `Bearer ${checkout().partnerSecret}` },
        payload: { reference, customerId: employer.id, language },
      })
    ).json().data.name;
  expect(await nameIn('de')).not.toBe(await nameIn());
  expect([await nameIn('fr'), await nameIn('en')]).toEqual([await nameIn(), await nameIn()]);
  await setSetting(database, 'languages', { own: 'en', offered: ['en'] });
});

describe('where nothing is sold', () => {
  test('there are no codes, and no link is followed', async () => {
    const config = { ...context.services.config, checkout: undefined };
    const { app } = await buildApp({ ...context.services, config }, pino({ level: 'silent' }));
    const { headers } = await createCandidate(context.services);
    const response = await app.inject({ url: '/api/get-customer-login', headers });
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe('Nothing is sold here at the moment.');
    const link = await app.inject('/api/get-checkout-link?checkoutLink=https://checkout.example/');
    expect(link.json()).toEqual({ data: { checkoutLink: null } });
    await app.close();
  });
});
