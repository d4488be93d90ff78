import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { startObjectStorage, type ObjectStorage } from '../../testing/stand-ins/object-storage.ts';
import { openBucket } from './s3-bucket.ts';
import { createS3Store } from './s3-store.ts';

const content = Buffer.from('%PDF-1.7 a resume');

let storage: ObjectStorage;
let s3: FileStore;

beforeAll(async () => {
  storage = await startObjectStorage();
  s3 = createS3Store(openBucket(storage.settings));
});
afterAll(() => void storage.server.close());

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
  const away = createS3Store(openBucket({ ...storage.settings, endpoint: 'http://127.0.0.1:1' }));
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

test('[L-32] without keys the role signs, with its token, and with its next credentials once the first have ended', async () => {
  const given = [
    { accessKeyId: 'first', secretAccessKey: 'a', sessionToken: 'token-1' },
    { accessKeyId: 'second', secretAccessKey: 'b', sessionToken: 'token-2' },
  ];
  const bucket = openBucket({ ...storage.settings, keys: undefined }, () =>
    Promise.resolve(given[0] ?? fail()),
  );
  const { path } = await newUpload();
  await bucket.put(path, 'by-role');
  given.shift();
  expect(await buffer(await bucket.get('by-role'))).toEqual(content);
  expect(storage.tokens.slice(-2)).toEqual(['token-1', 'token-2']);
  expect(storage.authorizations.at(-2)).toContain('Credential=first/');
  expect(storage.authorizations.at(-1)).toContain('Credential=second/');
});

test('[L-32] a role that gives nothing means that nothing can be stored', async () => {
  const bucket = openBucket({ ...storage.settings, keys: undefined }, () =>
    Promise.reject(new Error('no role')),
  );
  await expect(bucket.get('any')).rejects.toMatchObject({ code: 'unavailable' });
});

function fail(): never {
  throw new Error('No credentials are left.');
}
