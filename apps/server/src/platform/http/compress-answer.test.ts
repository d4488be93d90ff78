import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswer } from './compress-answer.ts';

const jobs = { data: Array.from({ length: 100 }, (_none, at) => ({ id: at, title: `Nurse at ward ${at}` })) };
const text = JSON.stringify(jobs);
const letter = { data: 'A letter that says much. '.repeat(10_000) };

function setUp() {
  const app = Fastify();
  app.addHook('onSend', compressAnswer);
  app.get('/jobs', () => jobs);
  app.get('/export', () => letter);
  app.get('/job', () => ({ title: 'Nurse' }));
  app.get('/file', (_request, reply) => reply.type('text/plain').send(Readable.from([text])));
  app.post('/tokens', () => jobs);
  return (url: string, accepted?: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    app.inject({ url, method, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
}

test('a long answer is compressed, and says how long it is', async () => {
  const answer = await setUp()('/jobs', 'gzip, deflate, br, zstd');
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(answer.rawPayload.length).toBeLessThan(text.length / 3);
  expect(gunzipSync(answer.rawPayload).toString()).toBe(text);
});

test('so is one that takes long to compress', async () => {
  const answer = await setUp()('/export', 'gzip');
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(letter);
});

test.each([undefined, '', 'identity', 'br', 'br, gzip;q=0'])(
  'who accepts %o reads it as it is',
  async (accepted) => {
    const answer = await setUp()('/jobs', accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.body).toBe(text);
  },
);

test('a short answer, a stream and what answers a change stay as they are', async () => {
  const ask = setUp();
  for (const answer of [
    await ask('/job', 'gzip'),
    await ask('/file', 'gzip'),
    await ask('/tokens', 'gzip', 'POST'),
  ])
    expect(answer.headers['content-encoding']).toBeUndefined();
  expect((await ask('/file', 'gzip')).body).toBe(text);
  expect((await ask('/tokens', 'gzip', 'POST')).body).toBe(text);
});
