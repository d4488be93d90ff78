import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { createCandidate, createEmployer } from '../../../testing/factories.ts';
import { createOrder, createPackage } from '../../../testing/order-factories.ts';
import { setBack, setSetting } from '../../../testing/switches.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { replacePackages } from './commands.ts';

const context = useTestApp();
const get = (url: string, headers: Record<string, string> = {}) =>
  context.app.inject({ url: `/api/product${url}`, headers });

describe('[D-1] [D-9] [F-1] GET /product/get-product-pricing', () => {
  const drafts = ['free', 'start', 'plus'].map((productId, index) => ({
    productId,
    packageName: `Package ${productId}`,
    packagePrice: index * 49.5,
    packageDescription: `What ${productId} holds.`,
    refundTerms: `Terms of ${productId}.`,
    checkoutLink: `/buy/${productId}`,
  }));

  test('gives the public list in order, prices and currencies, links at the checkout', async () => {
    await replacePackages(context.database, drafts);
    const response = await get('/get-product-pricing');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      data: drafts.map(({ productId: _id, ...draft }) => ({
        ...draft,
        currency: 'USD',
        checkoutLink: `https://checkout.example${draft.checkoutLink}`,
      })),
    });
  });

  test('[L-30] a list without refund terms gets a text that promises nothing beyond the law', async () => {
    const [{ refundTerms: _terms, ...first } = drafts[0]!, ...others] = drafts;
    await replacePackages(context.database, [first, ...others]);
    const terms = (await get('/get-product-pricing'))
      .json()
      .data.map((one: { refundTerms: string }) => one.refundTerms);
    expect(terms).toEqual([
      expect.stringContaining('The rights that the law gives you as a consumer stay'),
      'Terms of start.',
      'Terms of plus.',
    ]);
  });

  test('another list takes the place of the first', async () => {
    await replacePackages(context.database, drafts);
    await replacePackages(context.database, drafts.toReversed().slice(0, 2));
    const names = (await get('/get-product-pricing'))
      .json()
      .data.map((one: { packageName: string }) => one.packageName);
    expect(names).toEqual(['Package plus', 'Package start']);
    await replacePackages(context.database, []);
    expect((await get('/get-product-pricing')).json()).toEqual({ data: [] });
  });

  test('without a checkout nothing is offered', async () => {
    await createPackage(context.services);
    const config = { ...context.services.config, checkout: undefined };
    const { app } = await buildApp({ ...context.services, config }, pino({ level: 'silent' }));
    expect((await app.inject('/api/product/get-product-pricing')).json()).toEqual({ data: [] });
    await app.close();
  });
});

describe('[D-7] [D-9] GET /product/get-career-services-orders', () => {
  test('gives the customer’s own orders, newest first, under "orders"', async () => {
    const { id, headers } = await createCandidate(context.services);
    await createOrder(context.services, {
      user_id: id,
      package_name: 'First',
      price_cents: 9900,
      refund_terms: 'Within 14 days.',
      created_at: new Date('2026-01-02T00:00:00Z'),
    });
    await createOrder(context.services, { user_id: id, package_name: 'Second', status_percentage: 60 });
    await createOrder(context.services);
    const response = await get('/get-career-services-orders', headers);
    expect(response.json().orders).toMatchObject([
      { package: { packageName: 'Second', packagePrice: 149, refundTerms: '' }, statusPercentage: 60 },
      {
        package: { packageName: 'First', packagePrice: 99, refundTerms: 'Within 14 days.' },
        statusPercentage: 0,
        orderedAt: '2026-01-02T00:00:00.000Z',
      },
    ]);
  });

  test('[L-40] calls packages and terms as their customer reads them', async () => {
    await setSetting(context.database, 'languages', { own: 'en', offered: ['en', 'de'] });
    const translations = { First: 'Erstes', 'Within 14 days.': 'Innerhalb von 14 Tagen.' };
    await setSetting(context.database, 'ownTexts', { de: translations });
    const { id, headers } = await createCandidate(context.services);
    await createOrder(context.services, {
      user_id: id,
      package_name: 'First',
      refund_terms: 'Within 14 days.',
    });
    const response = await get('/get-career-services-orders', { ...headers, 'accept-language': 'de' });
    expect(response.json().orders).toMatchObject([
      { package: { packageName: 'Erstes', refundTerms: 'Innerhalb von 14 Tagen.' } },
    ]);
    await setBack(context.database);
  });

  test('[A-10] is for candidates', async () => {
    expect((await get('/get-career-services-orders')).statusCode).toBe(401);
    const { headers } = await createEmployer(context.services);
    expect((await get('/get-career-services-orders', headers)).statusCode).toBe(403);
  });

  test('[G-10] an order outlives its customer without their name', async () => {
    const { id } = await createCandidate(context.services);
    const orderId = await createOrder(context.services, { user_id: id });
    await context.database.deleteFrom('users').where('id', '=', id).execute();
    const order = await context.database
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(order.user_id).toBeNull();
    expect(JSON.stringify(order)).not.toMatch(/Ada|Lovelace|example\.org/);
  });
});

describe('[D-6] [F-1] GET /product/get-career-services-login', () => {
  test('gives customers the portal with a code', async () => {
    const { id, headers } = await createCandidate(context.services);
    await createOrder(context.services, { user_id: id });
    const { autoLoginUrl } = (await get('/get-career-services-login', headers)).json().data;
    expect(autoLoginUrl).toMatch(/^https:\/\/checkout\.example\/portal\?code=[\w-]{43}$/);
    const redeemed = await context.app.inject({
      method: 'POST',
      url: '/api/partner/redeem-login-code',
      headers: { authorization: `Bearer ${context.services.config.checkout?.partnerSecret}` },
      payload: {
        code: new URL(autoLoginUrl).searchParams.get('code'),
        audience: 'https://checkout.example',
      },
    });
    expect(redeemed.json().data.customerId).toBe(id);
  });

  test('without an order there is an explanation and no code', async () => {
    const { id, headers } = await createCandidate(context.services);
    const response = await get('/get-career-services-login', headers);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('You have no order yet. Choose a package first.');
    const codes = await context.database
      .selectFrom('customer_login_codes')
      .select('code_hash')
      .where('user_id', '=', id)
      .execute();
    expect(codes).toEqual([]);
  });
});
