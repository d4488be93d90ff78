import { beforeEach, expect, test } from 'vitest';
import { createStaff, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { replacePackages } from '../../payments/career-services/commands.ts';

const context = useTestApp();
let administrator: TestUser;

const draft = (productId: string) => ({
  productId,
  packageName: `Package ${productId}`,
  packagePrice: 49.5,
  packageDescription: 'A resume that is read.',
  checkoutLink: `/buy/${productId}`,
});

beforeEach(async () => {
  administrator = await createStaff(context.services);
  await replacePackages(context.database, ['one', 'two', 'three'].map(draft));
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  context.app.inject({
    method,
    url: `/api/staff/packages${path}`,
    headers: administrator.headers,
    ...(payload && { payload }),
  });
const names = async () =>
  (await context.app.inject('/api/product/get-product-pricing'))
    .json()
    .data.map(({ packageName }: { packageName: string }) => packageName.split(' ')[1]);

test('[D-1, J-5] packages are added, changed and moved; visitors get them in that order', async () => {
  expect((await send('POST', '', draft('four'))).statusCode).toBe(201);
  expect((await send('POST', '', draft('four'))).statusCode).toBe(409);
  expect(await names()).toEqual(['one', 'two', 'three', 'four']);
  await send('PUT', '/four/place', { direction: 'up' });
  await send('PUT', '/one/place', { direction: 'down' });
  expect(await names()).toEqual(['two', 'one', 'four', 'three']);
  expect((await send('PUT', '/two/place', { direction: 'up' })).statusCode).toBe(409);
  const { productId: _id, ...fields } = draft('one');
  await send('PUT', '/one', { ...fields, packageName: 'Package changed', packagePrice: 99 });
  const { data } = (await send('GET', '')).json();
  expect(data[1]).toMatchObject({
    productId: 'one',
    packageName: 'Package changed',
    packagePrice: 99,
    orders: 0,
  });
  const log = await context.database
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', 'one')
    .where('action', '=', 'package.change')
    .executeTakeFirstOrThrow();
  expect([log.before, log.after]).toMatchObject([{ price_cents: 4950 }, { price_cents: 9900 }]);
});

test('[J-5] a retired one is not sold and is known; offered again it comes last', async () => {
  await send('PUT', '/two/retired', { retired: true });
  expect(await names()).toEqual(['one', 'three']);
  expect((await send('PUT', '/two/retired', { retired: true })).statusCode).toBe(409);
  expect((await send('GET', '')).json().data.at(-1)).toMatchObject({
    productId: 'two',
    retiredAt: expect.any(String) as string,
  });
  await send('PUT', '/two/retired', { retired: false });
  expect(await names()).toEqual(['one', 'three', 'two']);
});

test('[D-4] a link that leads elsewhere is refused', async () => {
  for (const checkoutLink of ['https://evil.example/buy', '//evil.example/buy']) {
    const response = await send('POST', '', { ...draft('five'), checkoutLink });
    expect(response.json().fields).toHaveProperty('checkoutLink');
  }
  expect((await send('PUT', '/none', { ...draft('none'), productId: undefined })).statusCode).toBe(404);
});

test('[L-30] the refund terms are changed, kept where a change leaves them out, and bounded', async () => {
  const termsOfOne = async () => (await send('GET', '')).json().data[0].refundTerms as string;
  const { productId: _id, ...fields } = draft('one');
  expect(await termsOfOne()).toContain('To ask for a refund');
  expect((await send('PUT', '/one', { ...fields, refundTerms: 'Within 14 days.' })).statusCode).toBe(200);
  expect((await send('PUT', '/one', { ...fields, packagePrice: 99 })).statusCode).toBe(200);
  expect(await termsOfOne()).toBe('Within 14 days.');
  for (const [refundTerms, message] of [
    ['x'.repeat(1001), 'The refund terms have at most 1000 characters.'],
    ['<b>', 'The refund terms are plain text without < or >.'],
  ]) {
    const response = await send('PUT', '/one', { ...fields, refundTerms });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ refundTerms: message });
  }
  await send('PUT', '/one', { ...fields, refundTerms: '' });
  expect(await termsOfOne()).toBe('');
});

test('[J-5] two moves at once leave each in a place of its own', async () => {
  await Promise.all([
    send('PUT', '/three/place', { direction: 'up' }),
    send('PUT', '/one/place', { direction: 'down' }),
  ]);
  expect((await names()).toSorted()).toEqual(['one', 'three', 'two']);
});
