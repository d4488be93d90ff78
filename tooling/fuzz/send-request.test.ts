import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sendRequest } from './send-request.ts';

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const request = { method: 'GET', address: '//%00', contentType: undefined, body: undefined };
const hang = { status: undefined, problem: 'hang' };

test('distinguishes a failure, a timeout and a connection that ends without a response', async () => {
  let asked = '';
  const failing = await serve((incoming, response) => {
    asked = incoming.url ?? '';
    response.writeHead(500).end();
  });
  expect(await sendRequest(failing, request, {}, 5000)).toEqual({ status: 500 });
  expect(asked).toBe('//%00');
  const silent = await serve(() => {});
  expect(await sendRequest(silent, request, {}, 50)).toEqual(hang);
  const cutting = await serve((incoming) => incoming.socket.destroy());
  expect(await sendRequest(cutting, request, {}, 5000)).toEqual({ status: undefined, problem: 'no answer' });
});

test('[L-21] a stream of events has answered with its head, and its connection is closed', async () => {
  const closed = Promise.withResolvers<void>();
  const streaming = await serve((_incoming, response) => {
    response.on('close', closed.resolve);
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).flushHeaders();
  });
  expect(await sendRequest(streaming, request, {}, 60_000)).toEqual({ status: 200 });
  await closed.promise;
});

test('[L-21] an answer of another kind that does not end is a hang, as is a stream without a head', async () => {
  const endless = await serve((_incoming, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"type": "text/event-stream"');
  });
  expect(await sendRequest(endless, request, {}, 50)).toEqual(hang);
  const headless = await serve((incoming) => {
    incoming.socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n');
  });
  expect(await sendRequest(headless, request, {}, 50)).toEqual(hang);
});
