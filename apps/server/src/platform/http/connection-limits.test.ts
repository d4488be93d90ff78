import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, onTestFinished, test } from 'vitest';
import { handleError } from './error-handler.ts';
import {
  connectionLimits,
  limitConnections,
  serverOptions,
  type ConnectionLimits,
} from './connection-limits.ts';
import { closeWhenLeaving, drainConnections, noteUnusedConnections } from './drain-connections.ts';
import { withForm } from './uploads.ts';

/** A server with one route that takes small forms, one that never answers by itself, and one that answers. */
async function startServer(given: Partial<ConnectionLimits> = {}) {
  const limits = { ...connectionLimits, ...given };
  const app = Fastify(serverOptions(limits)).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(handleError);
  limitConnections(app, limits, false);
  noteUnusedConnections(app);
  const leaving = closeWhenLeaving(app);
  await app.register(multipart);
  const held = Promise.withResolvers<void>();
  app.get('/hold', () => held.promise.then(() => 'held'));
  app.get('/now', () => 'now');
  app.get('/readyz', () => 'ready');
  app.post('/form', (request) =>
    withForm(
      request,
      { fileField: 'resume', maxBytes: 4 * 1024 * 1024, temporaryDirectory: tmpdir() },
      async ({ file }) => file?.name,
    ),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    held.resolve();
    await drainConnections(app, 0);
  });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, answerHeld: held.resolve, leave: leaving.begin };
}

/** Resolves also where an error came before. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

/** A connection, and all that came over it so far. */
async function open(port: number) {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  // The server cuts some of them: what it said before is what counts.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, received: () => received, ended: closed(socket) };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

test('a body that comes too slowly is given up', async () => {
  const { port } = await startServer({ requestMs: 200, headersMs: 100, checkEveryMs: 20 });
  const slow = await open(port);
  slow.socket.write('POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n');
  slow.socket.write('Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n');
  const headless = await open(port);
  headless.socket.write('GET /now HTTP/1.1\r\nHost: loc');
  await Promise.all([slow.ended, headless.ended]);
  expect(statuses(slow.received() + headless.received())).toContain(408);
});

/** A form up to where its file begins. */
const opening = (text: string) =>
  `--x\r\nContent-Disposition: form-data; name="text"\r\n\r\n${text}\r\n` +
  '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';

/** Begins a form of so many bytes with a text and a file. */
function beginForm(socket: Socket, text: string, length: number): void {
  socket.write('POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n');
  socket.write(`Content-Length: ${length}\r\n\r\n${opening(text)}`);
}

/** Sends as much, as fast as it is taken. */
async function send(socket: Socket, length: number): Promise<void> {
  const piece = Buffer.alloc(16 * 1024, 'a');
  for (let left = length; left > 0 && !socket.destroyed; left -= piece.length) {
    if (!socket.write(piece.subarray(0, left)))
      await Promise.race([once(socket, 'drain').catch(() => {}), closed(socket)]);
    await setImmediate();
  }
}

test.each([
  ['known by its length', 'fine', 8_000_000, 413],
  ['found before its file is read', 'bad \0 text', 3_000_000, 400],
])(
  'after a refused upload, %s, the connection carries the next request',
  async (_how, text, length, status) => {
    const { port } = await startServer();
    const { socket, received } = await open(port);
    beginForm(socket, text, length);
    await send(socket, length - opening(text).length);
    socket.write(get('/now'));
    await expect.poll(() => statuses(received())).toEqual([status, 200]);
    socket.destroy();
  },
);

test('a refused upload without end is cut', async () => {
  const { port } = await startServer({ unwanted: { bytes: 64 * 1024, milliseconds: 60_000 } });
  const { socket, received, ended } = await open(port);
  beginForm(socket, 'fine', 1e12);
  await send(socket, 1e12);
  await ended;
  expect(statuses(received())).toEqual([413]);
});

test('one address has a share of the connections, and of the requests under way', async () => {
  const { port } = await startServer({ connectionsEach: 3, requestsEach: 1 });
  const first = await open(port);
  const second = await open(port);
  const third = await open(port);
  const fourth = await open(port);
  await fourth.ended;
  first.socket.write(get('/hold'));
  await setImmediate();
  await expect
    .poll(async () => {
      second.socket.write(get('/now'));
      await once(second.socket, 'data');
      return second.received();
    })
    .toMatch(/ 429 [^]*retry-after: 1\r\n/);
  third.socket.destroy();
  await third.ended;
});

test('[L-21] a health check is answered also where an address has used up its requests', async () => {
  const { port } = await startServer({ requestsEach: 1 });
  const visitor = await open(port);
  visitor.socket.write(get('/hold'));
  const watcher = await open(port);
  watcher.socket.write(get('/readyz'));
  await expect.poll(() => statuses(watcher.received())).toEqual([200]);
  watcher.socket.write(get('/now'));
  await expect.poll(() => statuses(watcher.received())).toEqual([200, 429]);
});

test('a share is free again when what took it has ended', async () => {
  const { port, answerHeld } = await startServer({ connectionsEach: 1, requestsEach: 1 });
  const first = await open(port);
  first.socket.write(get('/hold'));
  answerHeld();
  await expect.poll(() => statuses(first.received())).toEqual([200]);
  first.socket.write(get('/now'));
  await expect.poll(() => statuses(first.received())).toEqual([200, 200]);
  first.socket.destroy();
  await first.ended;
  await expect
    .poll(async () => {
      const next = await open(port);
      next.socket.write(get('/now'));
      await Promise.race([once(next.socket, 'data'), next.ended]);
      next.socket.destroy();
      return statuses(next.received());
    })
    .toEqual([200]);
});

test('the end waits for answers that were begun, and not for bodies that never come', async () => {
  const { app, port, answerHeld } = await startServer();
  const begun = await open(port);
  begun.socket.write(get('/hold'));
  const refused = await open(port);
  beginForm(refused.socket, 'fine', 8_000_000);
  await expect.poll(() => statuses(refused.received())).toEqual([413]);
  const ending = drainConnections(app, 1000);
  answerHeld();
  await ending;
  expect(begun.received()).toMatch(/200 OK[^]*held$/);
});

test('the end does not wait for a connection over which nothing was ever asked', async () => {
  const { app, port } = await startServer();
  const { socket, ended } = await open(port);
  // The limit is longer than a test may take.
  await drainConnections(app, 3_600_000);
  await ended;
  expect(socket.destroyed).toBe(true);
});

test('[L-32] a node that leaves its balancer ends each connection with its last answer, begun ones too', async () => {
  const { port, leave, answerHeld } = await startServer();
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: board\r\n\r\n`;
  const [kept, begun] = [await open(port), await open(port)];
  kept.socket.write(ask('/now'));
  await expect.poll(kept.received).toMatch(/connection: keep-alive[^]*now$/i);
  begun.socket.write(ask('/hold'));
  leave();
  kept.socket.write(ask('/now'));
  await kept.ended;
  expect(kept.received().match(/connection: close/gi)).toHaveLength(1);
  answerHeld();
  await begun.ended;
  expect(begun.received()).toMatch(/connection: close[^]*held$/i);
});
