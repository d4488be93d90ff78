import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { messageMaxLength } from './correspondence.ts';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

const directory = mkdtempSync(join(tmpdir(), 'waymark-correspondence-'));
const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0).toReversed()) await stop();
});

/** What the product is asked, and what it answers: a customer for each code, and every report is taken. */
const customers: Record<string, object> = {
  ada: { customerId: 'ada', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' },
  eve: { customerId: 'eve', firstName: 'Eve', lastName: 'Other', email: 'eve@example.org' },
};

/** The stand-in before a product that is only its three answers, and what was reported to it. */
async function start(file = join(directory, randomUUID())) {
  const reports: { type: string; data: { statusPercentage: number } }[] = [];
  const product = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await readText(request);
    const given = JSON.parse(body) as { code?: string; type?: string };
    if (given.type) reports.push(given as (typeof reports)[number]);
    const customer = customers[given.code ?? ''];
    response.writeHead(given.type || customer ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: customer }));
  }
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  running.push(async () => {
    product.closeAllConnections();
    await new Promise((resolve) => product.close(resolve));
  });
  const { port } = product.address() as { port: number };
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    ports: [0],
    originOf: (free) => `http://127.0.0.1:${free}`,
    product: { publicUrl: 'https://board.example', apiUrl: `http://127.0.0.1:${port}/api` },
    file,
    log: pino({ level: 'silent' }),
    delayAfter: () => 5,
  });
  running.push(() => sandbox.stop());
  return { sandbox, reports, file };
}

/** A customer's browser at the sandbox, signed in. */
async function enter({ origin }: RunningSandbox, who: string) {
  const entrance = await fetch(`${origin}/portal?code=${who}`, { redirect: 'manual' });
  const cookie = entrance.headers.get('set-cookie')?.split(';')[0] ?? '';
  return async (path: string, body?: URLSearchParams | FormData) => {
    const init = { redirect: 'manual', headers: { cookie } } as const;
    const response = await fetch(origin + path, body ? { ...init, method: 'POST', body } : init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

async function buy(sandbox: RunningSandbox, id = 'order_1') {
  const sale = { id, productId: 'rewrite', packageName: 'Resume Rewrite', amount: 14_900 };
  await sandbox.takeOrder({ ...sale, customerId: 'ada' });
}

const say = (text: string) => new URLSearchParams({ text });
function fileForm(name: string, content: string | Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  return form;
}

describe('[D-8] customer and writer', () => {
  test('write to each other, each called by the right name, and what is hostile stays text', async () => {
    const { sandbox, reports } = await start();
    await buy(sandbox);
    const ada = await enter(sandbox, 'ada');
    expect((await ada('/portal')).text).toContain('No messages yet.');
    const sent = await ada('/portal/orders/order_1/messages', say('Hello <script>alert(1)</script>'));
    expect(sent.headers.get('location')).toBe('/portal#order-order_1');
    await ada('/operator/orders/order_1/messages', say('I have begun.'));
    const portal = (await ada('/portal')).text;
    expect(portal).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(portal).toMatch(/Your writer,[\s\S]*I have begun\./);
    expect((await ada('/operator')).text).toMatch(/The customer,[\s\S]*Hello/);
    await expect.poll(() => reports.map(({ type }) => type)).toEqual(['order.paid']);
  });

  test('a message that is none is refused beside its field, and a long one is not lost', async () => {
    const { sandbox } = await start();
    await buy(sandbox);
    const ada = await enter(sandbox, 'ada');
    const empty = await ada('/portal/orders/order_1/messages', say('   '));
    expect(empty.status).toBe(400);
    expect(empty.text).toContain('Write a message first.');
    const long = 'a'.repeat(messageMaxLength + 1);
    const refused = await ada('/portal/orders/order_1/messages', say(long));
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(long);
    expect((await ada('/portal')).text).toContain('No messages yet.');
  });

  test('an order has a maximum number of messages', async () => {
    const { sandbox } = await start();
    await buy(sandbox);
    const ada = await enter(sandbox, 'ada');
    for (let nth = 0; nth < 200; nth++) await ada('/portal/orders/order_1/messages', say(`No. ${nth}`));
    const refused = await ada('/portal/orders/order_1/messages', say('One more'));
    expect(refused.text).toContain('An order has at most 200 messages.');
  });

  test('a document is delivered, kept over a restart, and downloaded by its customer alone', async () => {
    const { sandbox, file } = await start();
    await buy(sandbox);
    const ada = await enter(sandbox, 'ada');
    const form = fileForm('Ada “CV” 1.pdf', '%PDF-1.7 the resume');
    expect((await ada('/operator/orders/order_1/documents', form)).status).toBe(303);
    await running.pop()?.();
    const { sandbox: again } = await start(file);
    const back = await enter(again, 'ada');
    const [, path = ''] = /href="([^"]+)" download/.exec((await back('/portal')).text) ?? [];
    const fetched = await back(path);
    expect(fetched.text).toBe('%PDF-1.7 the resume');
    expect(fetched.headers.get('content-disposition')).toBe('attachment; filename="Ada _CV_ 1.pdf"');
    expect(fetched.headers.get('content-type')).toBe('application/octet-stream');
    expect(fetched.headers.get('x-content-type-options')).toBe('nosniff');
    const eve = await enter(again, 'eve');
    expect((await eve(path)).status).toBe(404);
    expect((await eve('/portal')).text).not.toContain('CV');
    expect((await fetch(again.origin + path)).status).toBe(401);
  });

  test.each<[string, FormData, string]>([
    ['of another kind', fileForm('tool.exe', 'MZ'), 'Choose a file in PDF, DOCX or TXT.'],
    ['empty', fileForm('empty.pdf', ''), 'This file is empty. Choose another one.'],
    ['too large', fileForm('large.pdf', new Uint8Array(1024 * 1024 + 1)), 'A document has at most 1 MB.'],
    ['missing', new FormData(), 'Choose a file first.'],
  ])('a document that is %s is refused in words', async (_what, form, words) => {
    const { sandbox } = await start();
    await buy(sandbox);
    const ada = await enter(sandbox, 'ada');
    const refused = await ada('/operator/orders/order_1/documents', form);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(words);
    expect((await ada('/portal')).text).toContain('Nothing has been delivered yet.');
  });

  test('an order has a maximum number of documents', async () => {
    const { sandbox } = await start();
    await buy(sandbox);
    const ada = await enter(sandbox, 'ada');
    const deliver = () => ada('/operator/orders/order_1/documents', fileForm('note.txt', 'text'));
    for (let nth = 0; nth < 10; nth++) expect((await deliver()).status).toBe(303);
    expect((await deliver()).text).toContain('An order has at most 10 documents.');
  });

  test('work is finished and refunded once, and goes no further after that', async () => {
    const { sandbox, reports } = await start();
    await buy(sandbox);
    const ada = await enter(sandbox, 'ada');
    const move = (percentage: string) =>
      ada('/operator/orders/order_1/progress', new URLSearchParams({ percentage }));
    await move('50');
    await ada('/operator/orders/order_1/refund', new URLSearchParams());
    await ada('/operator/orders/order_1/refund', new URLSearchParams());
    await move('100');
    await expect
      .poll(() => reports.map(({ type, data }) => `${type} ${data.statusPercentage}`).toSorted())
      .toEqual(['order.paid 0', 'order.progressed 50', 'order.refunded 50']);
    expect((await ada('/portal')).text).toContain('Refunded');
  });

  test('a customer cannot work on the order of another customer', async () => {
    const { sandbox, reports } = await start();
    await buy(sandbox);
    const eve = await enter(sandbox, 'eve');
    expect((await eve('/operator')).text).not.toContain('Resume Rewrite');
    for (const act of ['progress', 'refund', 'messages'])
      expect((await eve(`/operator/orders/order_1/${act}`, say('x'))).status).toBe(404);
    expect((await eve('/operator/orders/order_1/documents', fileForm('a.txt', 'a'))).status).toBe(404);
    expect((await eve('/portal/orders/order_1/messages', say('x'))).status).toBe(404);
    await expect.poll(() => reports.map(({ type }) => type)).toEqual(['order.paid']);
    expect((await (await enter(sandbox, 'ada'))('/portal')).text).toContain('No messages yet.');
  });
});
