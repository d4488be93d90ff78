import { once } from 'node:events';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

const content = Buffer.from('%PDF-1.7 a resume');

/** Enough of S3 to keep objects, and to see how each request was signed. */
function createObjectStorage() {
  const objects = new Map<string, Buffer>();
  const authorizations: string[] = [];
  const lengths: (string | undefined)[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    authorizations.push(request.headers.authorization ?? '');
    if (request.method === 'PUT') lengths.push(request.headers['content-length']);
    const key = request.url ?? '';
    void buffer(request).then((body) => {
      if (request.method === 'PUT') objects.set(key, body);
      if (request.method === 'DELETE') objects.delete(key);
      const found = objects.get(key);
      response.statusCode = request.method === 'DELETE' || found ? 200 : 404;
      response.end(request.method === 'GET' ? found : undefined);
    });
  });
  return { server, objects, authorizations, lengths };
}

const storage = createObjectStorage();
let s3: FileStore;

beforeAll(async () => {
  storage.server.listen(0, '127.0.0.1');
  await once(storage.server, 'listening');
  s3 = createS3Store({
    endpoint: `http://127.0.0.1:${(storage.server.address() as AddressInfo).port}`,
    bucket: 'resumes',
    region: 'eu-central-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
});
afterAll(() => storage.server.close());

async function newUpload(): Promise<{ directory: string; path: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-files-'));
  const path = join(directory, 'upload');
  await writeFile(path, content);
  return { directory, path };
}

describe.each([
  ['disk', (directory: string) => createDiskStore(join(directory, 'files'))],
  ['object storage', () => s3],
])('%s', (_name, create) => {
  test('a file is moved in, read back and removed, twice without an error', async () => {
    const { directory, path } = await newUpload();
    const store = create(directory);
    await store.adopt(path, 'abcdef');
    expect(await readdir(directory)).not.toContain('upload');
    expect(await buffer(await store.open('abcdef'))).toEqual(content);
    await store.remove('abcdef');
    await store.remove('abcdef');
    await expect(store.open('abcdef')).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('object storage that does not answer is away for a while', async () => {
  const away = createS3Store({
    endpoint: 'http://127.0.0.1:1',
    bucket: 'resumes',
    region: 'eu-central-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  const { path } = await newUpload();
  await expect(away.open('abcdef')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(away.adopt(path, 'abcdef')).rejects.toMatchObject({ code: 'unavailable' });
});

test('[G-10] a file of many megabytes is streamed to object storage, which is told its length', async () => {
  const { path } = await newUpload();
  const large = Buffer.alloc(20 * 1024 * 1024, 'all about Ada');
  await writeFile(path, large);
  await s3.adopt(path, 'large');
  expect(large.equals(await buffer(await s3.open('large')))).toBe(true);
  expect(storage.lengths.at(-1)).toBe(String(large.length));
});

test('requests to object storage are signed for its service and region', () => {
  expect(storage.authorizations.length).toBeGreaterThan(0);
  for (const authorization of storage.authorizations) {
    expect(authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-central-1\/s3\/aws4_request/);
  }
});
