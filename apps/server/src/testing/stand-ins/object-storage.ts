import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { StorageConfig } from '../../platform/settings/storage-settings.ts';

export interface ObjectStorage {
  server: Server;
  /** By path: `/bucket/key`. */
  objects: Map<string, Buffer>;
  /** How each request was signed, and of what length each stored object was said to be. */
  authorizations: string[];
  tokens: (string | undefined)[];
  lengths: (string | undefined)[];
  settings: StorageConfig;
}

/** Enough of S3 to keep objects and list them, and to see how each request was signed. */
export async function startObjectStorage(): Promise<ObjectStorage> {
  const objects = new Map<string, Buffer>();
  const authorizations: string[] = [];
  const tokens: (string | undefined)[] = [];
  const lengths: (string | undefined)[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    authorizations.push(request.headers.authorization ?? '');
    tokens.push(request.headers['x-amz-security-token']?.toString());
    if (request.method === 'PUT') lengths.push(request.headers['content-length']);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage');
    void buffer(request).then((body) => {
      if (request.method === 'GET' && searchParams.has('list-type')) {
        const prefix = `${pathname}/${searchParams.get('prefix') ?? ''}`;
        const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
        const items = keys.map((key) => `<Contents><Key>${key.slice(pathname.length + 1)}</Key></Contents>`);
        response.end(`<?xml version="1.0"?><ListBucketResult>${items.join('')}</ListBucketResult>`);
        return;
      }
      if (request.method === 'PUT') objects.set(pathname, body);
      if (request.method === 'DELETE') objects.delete(pathname);
      const found = objects.get(pathname);
      response.statusCode = request.method === 'DELETE' || found ? 200 : 404;
      response.end(request.method === 'GET' ? found : undefined);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'resumes',
    region: 'eu-central-1',
    keys: { accessKeyId: 'key', secretAccessKey: 'secret' },
  };
  return { server, objects, authorizations, tokens, lengths, settings };
}
