import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import type { Language } from '@waymark/contract/text/languages';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptedCard, declinedCard } from './card-rules.ts';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

/** What the product was asked for, and in which language. */
const asked: string[] = [];
const product = createServer((request, response) => void answer(request, response));
let sandbox: RunningSandbox;

/** Of the form that is paid: what renews is named by it. */
const attempt = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const customer = { customerId: 'ada', firstName: '李', lastName: '', email: '@' };
const order = { name: '一', description: '', amount: 123_450, currency: 'EUR', refundTerms: '' };

async function answer(request: IncomingMessage, response: ServerResponse) {
  const body = await readText(request);
  const given = (body ? JSON.parse(body) : {}) as { code?: string; language?: string };
  asked.push(`${request.url} ${given.language ?? request.headers['accept-language']}`);
  const renewal = { interval: 'monthly', trialDays: 0 };
  const pending = { ...order, productId: 'p', pending: true, returnUrl: 'https://board.example/t', renewal };
  const paid = { ...pending, subscriptionId: `sub_order_${attempt}` };
  const isUsed = given.code === 'used';
  const data = request.url?.endsWith('/find-order') ? paid : customer;
  response.writeHead(isUsed ? 401 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: request.url?.endsWith('/get-product-pricing') ? [] : data }));
}

beforeAll(async () => {
  await new Promise<void>((done) => void product.listen(0, '127.0.0.1', done));
  const { port } = product.address() as { port: number };
  sandbox = await startSandbox({
    host: '127.0.0.1',
    ports: [0],
    originOf: (free) => `http://127.0.0.1:${free}`,
    product: { publicUrl: 'https://board.example', apiUrl: `http://127.0.0.1:${port}/api` },
    file: join(mkdtempSync(join(tmpdir(), 'waymark-languages-')), 'book.json'),
    log: pino({ level: 'silent' }),
  });
  const bought = { customerId: 'ada', productId: 'p', packageName: '一', amount: 123_450, currency: 'EUR' };
  await sandbox.takeOrder({ ...bought, id: 'order_1' });
  await sandbox.takeOrder({ ...bought, id: 'order_2', reference: 'r', returnUrl: 'https://board.example/t' });
});
afterAll(async () => {
  await sandbox.stop();
  product.closeAllConnections();
  product.close();
});

/** A customer's browser who came by an address with this language. */
async function enter(language: string) {
  const get = (path: string, cookie = '', body?: URLSearchParams) =>
    fetch(sandbox.origin + path, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    });
  const entered = await get(`/portal?language=${language}&code=ada`);
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  return async (path: string, body?: Record<string, string>) =>
    (await get(path, cookie, body && new URLSearchParams(body))).text();
}

const headOf = (page: string) => /<html[^>]*>/.exec(page)?.[0];

test('[L-40] the stand-in speaks the language of the address by which its customer came, on all pages', async () => {
  const browse = await enter('ar');
  const card = { number: acceptedCard, name: '李', expiry: '12/40', code: '123', attempt };
  const pages = [await browse('/card?reference=r')];
  await browse('/pay?reference=r', card);
  pages.push(
    await browse('/portal?paid=true'),
    await browse('/operator'),
    await browse('/pay?reference=r'),
    await browse('/card?reference=r'),
    await browse('/card?reference=r', { number: declinedCard }),
    await browse('/card?reference=r', { number: acceptedCard }),
    await browse('/nowhere'),
    await browse('/checkout/none'),
    await browse('/portal/orders/order_1/messages', { text: '' }),
    await browse('/portal/orders/order_9/messages', { text: '' }),
  );
  await browse('/pay?reference=r', { ...card, number: '', name: '', expiry: '', code: '' });
  pages.push(await browse('/pay?reference=r'));
  await browse('/pay?reference=r', { ...card, number: declinedCard });
  pages.push(await browse('/pay?reference=r'));
  for (const page of pages) {
    expect(headOf(page)).toBe('<html lang="ar" dir="rtl">');
    const read = [
      page.replaceAll(/<[^>]*>/g, ' '),
      ...[...page.matchAll(/ aria-label="([^"]*)"/g)].map(([, label]) => label),
    ].join(' ');
    // Formats of files, the zone and the currency are the same in all languages.
    expect(read.replaceAll(/PDF|DOCX|TXT|UTC|EUR/g, '').match(/[a-z]{2,}/gi)).toBeNull();
    expect(page).toContain('href="https://board.example/ar/home"');
  }
  expect(pages[1]).toContain('href="https://board.example/ar/t"');
  expect(pages[2]).toContain(`/operator/subscriptions/sub_order_${attempt}/renew`);
  expect(asked).toContain('/api/partner/find-order ar');
  expect(asked).toContain('/api/product/get-product-pricing ar');
});

test.each([
  ['de', '1.234,50\u00A0€', '<html lang="de" dir="ltr">'],
  ['en', '1234.50 EUR', '<html lang="en" dir="ltr">'],
] as const satisfies readonly (readonly [Language, string, string])[])(
  '[L-40] money and the document in %s',
  async (language, price, head) => {
    const page = await (await enter(language))('/portal');
    expect(page).toContain(price);
    expect(headOf(page)).toBe(head);
  },
);

test('[L-40] a language that the product has not is left alone, and a way in that has closed says so in its own', async () => {
  for (const language of ['xx', '', '"><script>', 'DE'])
    expect(headOf(await (await enter(encodeURIComponent(language)))('/portal'))).toContain('lang="en"');
  const closed = await (await fetch(`${sandbox.origin}/portal?language=de&code=used`)).text();
  expect(closed).toContain('Dieser Zugang ist geschlossen');
});
