import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';

/** Files in a bucket of any S3-compatible service, so that every node sees them. */
export function createS3Store(settings: NonNullable<Config['s3']>): FileStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
  });
  const call = async (method: string, key: string, body?: Uint8Array<ArrayBuffer>) => {
    const url = `${settings.endpoint}/${settings.bucket}/${key}`;
    const response = await client.fetch(url, { method, ...(body ? { body } : {}) });
    if (response.ok || (method === 'DELETE' && response.status === 404)) return response;
    await response.body?.cancel();
    throw new Error(`Object storage answered ${response.status} to ${method}.`);
  };
  return {
    async adopt(temporaryPath, key) {
      // Uploads are at most a few megabytes: one request carries the whole file.
      await call('PUT', key, new Uint8Array(await readFile(temporaryPath)));
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
