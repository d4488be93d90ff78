import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from './address-rules.ts';
import { createOutbound, OutboundFailure, readText } from './outbound.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => void server.once('listening', resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function open(...[allowed = ['127.0.0.1'], resolve]: Partial<Parameters<typeof createOutbound>>) {
  const outbound = createOutbound(allowed, resolve);
  closers.push(() => outbound.close());
  return outbound;
}

const limits = { timeoutMs: 5000, maxBytes: 1_000_000 };

describe('[L-26, L-28] asking addresses that people entered', () => {
  test('gives status, headers and text, and takes compression off', async () => {
    const url = await serve((_request, response) => {
      response.setHeader('content-encoding', 'gzip').end(gzipSync('<jobs/>'));
    });
    const answer = await open().ask(url, limits);
    expect([answer.status, await readText(answer)]).toEqual([200, '<jobs/>']);
  });

  test.each([
    'http://127.0.0.1:9/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://0.0.0.0/',
    'http://localhost/',
  ])('refuses %s', async (url) => {
    await expect(open([]).ask(url, limits)).rejects.toThrow('is not on the public internet');
  });

  test.each(['file:///etc/passwd', 'ftp://a.example/', 'gopher://a.example', 'no address'])(
    'takes no %s',
    async (url) => {
      await expect(open().ask(url, limits)).rejects.toThrow('has to begin with https://');
    },
  );

  test('takes no password in an address', async () => {
    await expect(open().ask('https://a:b@c.example/', limits)).rejects.toThrow('must not hold a user name');
  });

  test('judges a name by all of its addresses, at the connection', async () => {
    let asked = 0;
    const outbound = open([], (_name, found) => {
      asked++;
      found(null, [
        { address: '93.184.215.14', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    });
    await expect(outbound.ask('http://rebinding.example/', limits)).rejects.toThrow(
      'is not on the public internet',
    );
    expect(asked).toBe(1);
  });

  test('judges every redirect as the address was', async () => {
    const inside = await serve((_request, response) => response.end('secret'));
    const url = await serve((_request, response) => response.writeHead(302, { location: inside }).end());
    const outbound = open([new URL(url).host]);
    await expect(outbound.ask(url, limits)).rejects.toThrow('is not on the public internet');
  });

  test('follows no circle', async () => {
    const url = await serve((request, response) =>
      response.writeHead(302, { location: `${request.url ?? ''}x` }).end(),
    );
    await expect(open().ask(url, limits)).rejects.toThrow('never answers');
  });

  test('gives a redirect as the answer where none is followed', async () => {
    const url = await serve((_request, response) => response.writeHead(307, { location: '/next' }).end());
    const answer = await open().ask(url, { ...limits, maxRedirects: 0 });
    expect(answer.status).toBe(307);
  });

  test('ends an answer that never ends', async () => {
    const url = await serve((_request, response) => {
      const more = () => response.write('x'.repeat(100_000), () => void setImmediate(more));
      more();
    });
    const answer = await open().ask(url, limits);
    await expect(readText(answer)).rejects.toThrow('answers with more than 1 MB');
  });

  test('counts what a compressed answer unfolds to', async () => {
    const url = await serve((_request, response) => {
      response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(5_000_000)));
    });
    const answer = await open().ask(url, limits);
    await expect(readText(answer)).rejects.toThrow('answers with more than 1 MB');
  });

  test('waits for nobody who is silent', async () => {
    const url = await serve((_request, response) => void response.write('a'));
    const answer = await open().ask(url, { ...limits, timeoutMs: 200 });
    await expect(readText(answer)).rejects.toThrow('did not answer in full within 1 second.');
  });

  test('says who is not there, and who broke off', async () => {
    const url = await serve((request) => void request.socket.destroy());
    const outbound = open();
    await expect(outbound.ask(url, limits)).rejects.toThrow(/^There was no answer from 127/);
    const unknown = open([], (_name, found) =>
      found(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []),
    );
    await expect(unknown.ask('http://nobody.example/', limits)).rejects.toThrow(
      'There is no server named nobody.example. Check the address.',
    );
    await expect(outbound.ask(url, limits)).rejects.toBeInstanceOf(OutboundFailure);
  });
});

test('[L-26] an address is public or not', () => {
  const inside = [
    '192.168.1.1',
    '172.16.0.1',
    '100.64.0.1',
    '224.0.0.1',
    'fe80::1',
    'fc00::1',
    '2002:7f00:1::',
    'x',
  ];
  expect(inside.filter(isPublicAddress)).toEqual([]);
  expect(['93.184.215.14', '2606:4700::1111'].filter(isPublicAddress)).toHaveLength(2);
});
