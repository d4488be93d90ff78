import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { createCandidate } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();
let port: number;
beforeAll(async () => {
  await context.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = context.app.server.address() as AddressInfo);
});

/** Sends the address as it stands: every client library would mend it first. */
async function ask(address: string, headers = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`);
  return text(socket);
}

async function statusOf(address: string): Promise<number> {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await ask(address))?.[1]);
}

test.each([
  '//',
  '////',
  '///jobs',
  '//evil.example/jobs',
  '/\\evil.example',
  '/%00',
  '/jobs?q=%00',
  '/api/jobs?q=%00',
  '/api/jobs/%00',
  'http://evil.example/jobs',
  '*',
])('[F-3] the address %s is refused at the edge', async (address) => {
  expect(await statusOf(address)).toBe(400);
});

test.each(['/..%2f', '/%2e%2e/', '/jobs//x', '/api//jobs', '/x%5c'])(
  '[F-3] the address %s leads nowhere',
  async (address) => {
    expect(await statusOf(address)).toBe(404);
  },
);

test.each(['/home?keyword=caf%e9', '/%zz', '/home%00', '//evil.example/<b>'])(
  '[F-3, A-14] a browser that opens %s gets a page with a sentence and a link',
  async (address) => {
    const response = await ask(address, 'Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toMatch(/content-type: text\/html/i);
    expect(response).toMatch(/content-security-policy: default-src 'none'/i);
    expect(response).toContain('The address has characters that cannot be read.');
    expect(response).toContain('href="/home"');
    expect(response).not.toContain('evil');
  },
);

test('[F-3] a program gets the refusal in the one shape, from the API also a browser', async () => {
  expect(await ask('/home?keyword=caf%e9', 'Accept: */*\r\n')).toContain('"code":"invalid_input"');
  expect(await ask('/api/jobs?q=caf%e9', 'Accept: text/html\r\n')).toContain('"code":"invalid_input"');
});

const file = (disposition: string, boundary = 'x') =>
  `--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: application/pdf\r\n\r\n%PDF\r\n--${boundary}--\r\n`;

test.each([
  ['no boundary', 'multipart/form-data', file('form-data; name="resume"; filename="a.pdf"')],
  ['an empty boundary', 'multipart/form-data; boundary=', file('form-data; name="resume"; filename="a.pdf"')],
  ['another boundary', 'multipart/form-data; boundary=y', file('form-data; name="resume"; filename="a.pdf"')],
  ['an end in the middle', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-da'],
  ['no headers of a part', 'multipart/form-data; boundary=x', '--x\r\n\r\n\r\n--x--\r\n'],
  ['a header that is none', 'multipart/form-data; boundary=x', '--x\r\n\0\0: \0\r\n\r\nx\r\n--x--\r\n'],
  ['nothing', 'multipart/form-data; boundary=x', ''],
  [
    'a zero byte in a name',
    'multipart/form-data; boundary=x',
    file('form-data; name="resume"; filename="a\0.pdf"'),
  ],
  [
    'a name in no encoding',
    'multipart/form-data; boundary=x',
    file('form-data; name="resume"; filename*=utf-8\'\'%ff%00.pdf'),
  ],
])('[F-3] a form with %s is refused', async (_what, contentType, payload) => {
  const candidate = await createCandidate(context.services);
  const response = await context.app.inject({
    method: 'POST',
    url: '/api/resumes',
    headers: { 'content-type': contentType, authorization: `Bearer ${candidate.token}` },
    payload,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'invalid_input' });
});
