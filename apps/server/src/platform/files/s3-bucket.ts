import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { StorageConfig } from '../settings/storage-settings.ts';
import { missingFile, storageUnavailable } from './storage-failure.ts';

// Resumes and pictures are below, and are sent again when the service is busy; larger files are streamed.
const heldBytes = 8 * 1024 * 1024;

/** Keys that sign a request; those of a role end and are fetched again before that. */
export interface StorageCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

/** Objects in a bucket of any S3-compatible service. */
export interface S3Bucket {
  /** Sends a file; when it resolves, the service has all of it. */
  put(path: string, key: string): Promise<void>;
  get(key: string): Promise<Readable>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Keys that begin with a prefix, a thousand at most. */
  list(prefix: string): Promise<string[]>;
}

/** `roleCredentials` are asked for where the settings have no keys, before each request. */
export function openBucket(
  settings: StorageConfig,
  roleCredentials: () => Promise<StorageCredentials> = createRoleCredentials(),
): S3Bucket {
  const addressOf = (key: string) => `${settings.endpoint}/${settings.bucket}/${key}`;
  const clientOf = createClients(settings.region);
  const client = async () => {
    if (settings.keys) return clientOf(settings.keys);
    return clientOf(
      await roleCredentials().catch((error: unknown) => {
        throw storageUnavailable(error);
      }),
    );
  };
  const call = async (method: string, address: string, body?: ArrayBuffer) =>
    accept(method, (await client()).fetch(address, { method, ...(body ? { body } : {}) }));
  const stream = async (key: string, content: Blob) => {
    const headers = { 'x-amz-content-sha256': await hashOf(content) };
    const signed = await (await client()).sign(addressOf(key), { method: 'PUT', headers });
    // Where a redirect may come, and in a window that could ask for a password, fetch keeps a second copy of the
    // whole body in memory.
    const alone = { redirect: 'error', window: null } as const;
    await accept(
      'PUT',
      fetch(signed.url, { method: 'PUT', headers: signed.headers, body: content, ...alone }),
    );
  };
  return {
    async put(path, key) {
      const content = await openAsBlob(path);
      if (content.size > heldBytes) await stream(key, content);
      else await call('PUT', addressOf(key), await content.arrayBuffer());
    },
    async get(key) {
      const { body } = await call('GET', addressOf(key));
      if (!body) throw new Error('Object storage answered without a body.');
      return Readable.fromWeb(body as WebStream);
    },
    async remove(key) {
      const response = await call('DELETE', addressOf(key));
      await response.body?.cancel();
    },
    async list(prefix) {
      const keys: string[] = [];
      // A thousand at a time.
      for (let next: string | undefined = ''; next !== undefined;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (next) query.set('continuation-token', next);
        const response = await call('GET', `${settings.endpoint}/${settings.bucket}?${query}`);
        const text = await response.text();
        keys.push(...[...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key));
        next = /<NextContinuationToken>([^<]+)</.exec(text)?.[1];
      }
      return keys;
    },
  };
}

/** Those of the container, the machine or its identity token, by AWS's own order; its library is loaded for them alone. */
function createRoleCredentials(): () => Promise<StorageCredentials> {
  let provider: Promise<() => Promise<StorageCredentials>> | undefined;
  return async () => {
    provider ??= import('@aws-sdk/credential-provider-node').then(({ defaultProvider }) => defaultProvider());
    return (await provider)();
  };
}

/** One client for the credentials of the moment: it keeps the signing key of the day. */
function createClients(region: string): (credentials: StorageCredentials) => AwsClient {
  let current: { id: string; client: AwsClient } | undefined;
  return ({ accessKeyId, secretAccessKey, sessionToken }) => {
    const id = `${accessKeyId} ${sessionToken ?? ''}`;
    if (current?.id !== id) {
      const client = new AwsClient({
        accessKeyId,
        secretAccessKey,
        ...(sessionToken !== undefined && { sessionToken }),
        region,
        service: 's3',
      });
      current = { id, client };
    }
    return current.client;
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
