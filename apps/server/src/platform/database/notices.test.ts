import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnServer } from './notices.ts';

test('[L-21] to listen ends while the connection is still being made', async () => {
  // Takes connections as a server under load does, and has not answered yet.
  const server = createServer((socket) => void socket.on('error', () => {})).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const notices = listenOnServer(() => new pg.Client({ host: '127.0.0.1', port }));
  const woken: unknown[] = [];
  const stop = notices.listen('job_changes', (words) => void woken.push(words));
  await once(server, 'connection');
  await stop();
  expect(woken).toEqual([]);
});
