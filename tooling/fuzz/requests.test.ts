import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { Description } from './operations.ts';
import { requestsTo } from './requests.ts';
import { sendRequest } from './send-request.ts';

const description: Description = {
  paths: {
    '/api/jobs/{jobId}': {
      put: {
        parameters: [{ name: 'jobId', in: 'path', schema: { type: 'string', format: 'uuid' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] },
            },
          },
        },
      },
    },
  },
};
const known = '0b0e7a52-5d0a-4f57-9a0c-3f3a5f0f8a11';

test('the same seed asks the same, of what is described and of what is there', () => {
  const draw = () => fc.sample(requestsTo(description, [known]), { seed: 5, numRuns: 200 });
  expect(draw()).toEqual(draw());
  const calls = draw().filter(({ method }) => method === 'PUT');
  expect(calls.some(({ address }) => address === `/api/jobs/${known}`)).toBe(true);
  expect(calls.some(({ body }) => body?.toString().includes('"title"'))).toBe(true);
  expect(new Set(calls.map(({ role }) => role)).size).toBe(4);
});

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const request = {
  method: 'GET',
  address: '//%00',
  role: 'guest',
  contentType: undefined,
  body: undefined,
} as const;

test('a failure, a silence and a connection that ends without an answer are told apart', async () => {
  let asked = '';
  const failing = await serve((incoming, response) => {
    asked = incoming.url ?? '';
    response.writeHead(500).end();
  });
  expect(await sendRequest(failing, request, {}, 5000)).toEqual({ status: 500 });
  expect(asked).toBe('//%00');
  const silent = await serve(() => {});
  expect(await sendRequest(silent, request, {}, 50)).toEqual({ status: undefined, problem: 'hang' });
  const cutting = await serve((incoming) => incoming.socket.destroy());
  expect(await sendRequest(cutting, request, {}, 5000)).toEqual({ status: undefined, problem: 'no answer' });
});
