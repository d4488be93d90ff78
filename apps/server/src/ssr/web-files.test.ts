import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../platform/http/app.ts';
import { serveWebFiles } from './web-files.ts';

const script = 'export const answer = 42;';
let directory: string;
const app = Fastify() as unknown as App;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'web-files-'));
  await mkdir(join(directory, 'client/assets'), { recursive: true });
  await writeFile(join(directory, 'secret.txt'), 'beside the files');
  await writeFile(join(directory, 'client/favicon.svg'), '<svg/>');
  await writeFile(join(directory, 'client/assets/entry-1a2b.js'), script);
  await writeFile(join(directory, 'client/assets/entry-1a2b.js.gz'), gzipSync(script));
  await serveWebFiles(app, pathToFileURL(`${directory}/`));
  app.get('/*', (_request, reply) => reply.send('a page'));
  app.setNotFoundHandler((_request, reply) => reply.status(404).send('nothing'));
});

afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('[L-21] a file with a hash in its name is cached for good, compressed by the build', async () => {
  const plain = await get('/assets/entry-1a2b.js');
  expect(plain.body).toBe(script);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['x-content-type-options']).toBe('nosniff');
  const compressed = await get('/assets/entry-1a2b.js', { 'accept-encoding': 'gzip' });
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(compressed.headers['content-type']).toContain('javascript');
  expect(compressed.rawPayload).toEqual(gzipSync(script));
});

test('[L-21] any other file is cached for an hour; other addresses reach the pages', async () => {
  const icon = await get('/favicon.svg');
  expect([icon.body, icon.headers['cache-control']]).toEqual(['<svg/>', 'public, max-age=3600']);
  expect((await get('/home')).body).toBe('a page');
});

test.each([
  ['/assets/none.js', 404],
  ['/assets/', 404],
  ['/assets/..%2f..%2fsecret.txt', 403],
])('[L-21] %s, which is no file of the build, renders no page', async (url, status) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(status);
  expect(body).not.toMatch(/a page|beside the files/);
});
