import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { startAdapter, type RunningAdapter } from './start-adapter.ts';

/** What Stripe was sent last. */
let sent = new URLSearchParams();

/** The board and Stripe, as far as they are asked: a code that is used is refused, each order can be paid. */
async function answer(request: IncomingMessage): Promise<object | undefined> {
  const body = await text(request);
  const { pathname } = new URL(request.url ?? '', 'http://any');
  if (pathname.startsWith('/v1/')) {
    if (request.method === 'POST') sent = new URLSearchParams(body);
    return { id: 'any', url: 'https://pay.example/any', customer: 'cus_1' };
  }
  const given = JSON.parse(body) as { code?: string; reference?: string; language?: string };
  if (given.code === 'used') return undefined;
  if (given.reference === undefined) return { data: { customerId: 'ada', firstName: '李', lastName: '' } };
  const order = {
    productId: 'p',
    name: `in ${given.language}`,
    description: '',
    amount: 900,
    currency: 'EUR',
  };
  const returnUrl = 'https://board.example/company-transactions';
  const pending = given.reference !== 'settled';
  return { data: { ...order, returnUrl, pending, refundTerms: '', subscriptionId: 'sub_1' } };
}

const others = createServer((request, response) => {
  void answer(request).then((body) =>
    response
      .writeHead(body ? 200 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(body ?? {})),
  );
});
let adapter: RunningAdapter;

beforeAll(async () => {
  await new Promise<void>((done) => void others.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(others.address() as AddressInfo).port}`;
  const settings = readSettings({
    PORT: '0',
    CHECKOUT_ORIGIN: 'https://checkout.example',
    PUBLIC_URL: 'https://board.example',
    BOARD_API_URL: `${base}/api`,
    CHECKOUT_PARTNER_SECRET: 'x'.repeat(32),
    CHECKOUT_WEBHOOK_SECRET: `whsec_${'x'.repeat(32)}`,
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
    STRIPE_API_BASE: base,
    STATE_FILE: ':memory:',
  });
  adapter = await startAdapter(settings, { log: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await adapter.stop();
  others.closeAllConnections();
  others.close();
});

const visit = async (path: string) => {
  const response = await fetch(adapter.address + path, { redirect: 'manual' });
  return response.text();
};

test.each([
  ['de', 'de', '/de/company-transactions'],
  ['pl', 'pl', '/pl/company-transactions'],
  ['ar', 'auto', '/ar/company-transactions'],
  ['en', 'en', '/company-transactions'],
  ['xx', 'en', '/company-transactions'],
])(
  '[L-40] who comes in %s pays and changes the card at Stripe in %s, and goes on at %s',
  async (came, locale, path) => {
    const next = `https://board.example${path}`;
    await visit(`/pay?reference=${came}&language=${came}&code=c`);
    expect(Object.fromEntries(sent)).toMatchObject({ locale, success_url: next, cancel_url: next });
    expect(sent.get('line_items[0][price_data][product_data][name]')).toBe(
      `in ${came === 'xx' ? 'en' : came}`,
    );
    await visit(`/card?reference=${came}&language=${came}&code=c`);
    expect(Object.fromEntries(sent)).toMatchObject({ locale, return_url: next });
  },
);

test('[L-40] the pages before and after Stripe’s are in the language of the address', async () => {
  const paths = [
    '/portal?code=c',
    '/portal?code=used',
    '/portal?',
    '/pay?code=c',
    '/pay?reference=settled&code=c',
  ];
  for (const path of paths) {
    const page = await visit(`${path}&language=ar`);
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page.replaceAll(/<[^>]*>|in ar/g, ' ').match(/[a-z]{2,}/gi)).toBeNull();
    expect(page).toContain('href="https://board.example/ar/home"');
  }
});
