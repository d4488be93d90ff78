import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { missingFile, storageUnavailable } from './storage-failure.ts';

// Resumes and pictures are below, and are sent again when the service is busy; larger files are streamed.
const heldBytes = 8 * 1024 * 1024;

/** Files in a bucket of any S3-compatible service, so that every node sees them. */
export function createS3Store(settings: NonNullable<Config['s3']>): FileStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
  });
  const addressOf = (key: string) => `${settings.endpoint}/${settings.bucket}/${key}`;
  const call = async (method: string, key: string, body?: ArrayBuffer) =>
    accept(method, client.fetch(addressOf(key), { method, ...(body ? { body } : {}) }));
  const stream = async (key: string, content: Blob) => {
    const headers = { 'x-amz-content-sha256': await hashOf(content) };
    const signed = await client.sign(addressOf(key), { method: 'PUT', headers });
    // Where a redirect may come, and in a window that could ask for a password, fetch keeps a second copy of the
    // whole body in memory.
    const alone = { redirect: 'error', window: null } as const;
    await accept(
      'PUT',
      fetch(signed.url, { method: 'PUT', headers: signed.headers, body: content, ...alone }),
    );
  };
  return {
    async adopt(temporaryPath, key) {
      const content = await openAsBlob(temporaryPath);
      if (content.size > heldBytes) await stream(key, content);
      else await call('PUT', key, await content.arrayBuffer());
      await rm(temporaryPath);
    },
    async open(key) {
      const { body } = await call('GET', key);
      if (!body) throw new Error('Object storage answered without a body.');
      return Readable.fromWeb(body as WebStream);
    },
    async remove(key) {
      const response = await call('DELETE', key);
      await response.body?.cancel();
    },
  };
}

async function accept(method: string, answer: Promise<Response>): Promise<Response> {
  const response = await answer.catch((error: unknown) => {
    throw storageUnavailable(error);
  });
  if (response.ok || (method === 'DELETE' && response.status === 404)) return response;
  await response.body?.cancel();
  if (method === 'GET' && response.status === 404) throw missingFile();
  throw storageUnavailable(new Error(`Object storage answered ${response.status} to ${method}.`));
}

async function hashOf(content: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content.stream()) hash.update(chunk);
  return hash.digest('hex');
}
