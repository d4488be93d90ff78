import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { EmbeddedSource } from './embedded-engine.ts';
import { asOptions, plannerSettings } from './planner-settings.ts';

/*
 * PGlite runs here and nowhere else: in the main thread one query blocks every request
 * (measured p99 delay of the event loop: 548 ms there, 8 ms with the worker).
 * The thread speaks the PostgreSQL wire protocol, so that the process uses the same `pg` driver,
 * parsers and pool for the embedded database as for a server.
 */

const port = parentPort;
if (!port) throw new Error('embedded-worker runs as a worker thread');

const { directory, template } = workerData as EmbeddedSource;

type Request = { id: number; bytes: Uint8Array } | { id: number; close: true };

const settings = [
  // Protects against torn pages after a power cut, which an engine that never syncs does not survive anyway.
  'full_page_writes=off',
  'max_wal_size=128MB',
  // What this misses the operating system's cache has, and public pages ask the copy beside it.
  'shared_buffers=4MB',
  // One session is all that it has; room for a hundred takes four megabytes.
  'max_connections=5',
  'wal_buffers=256kB',
];

const database = await PGlite.create({
  startParams: [
    ...PGlite.defaultStartParams,
    ...settings.flatMap((setting) => ['-c', setting]),
    ...asOptions(plannerSettings),
  ],
  ...(directory !== undefined && { dataDir: directory }),
  ...(template && { loadDataDir: template }),
});

port.on('message', (request: Request) => {
  void answer(request);
});
port.postMessage({ ready: true });

async function answer(request: Request): Promise<void> {
  try {
    if ('close' in request) {
      await database.close();
      port?.postMessage({ id: request.id });
      port?.close();
      return;
    }
    const reply = await ask(request.bytes);
    port?.postMessage({ id: request.id, bytes: reply }, [reply.buffer]);
  } catch (error) {
    port?.postMessage({ id: request.id, error: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * The stream and not `execProtocolRaw`: that one also parses every answer and keeps what it parsed until the
 * process ends (17 KB a search; electric-sql/pglite#1025).
 */
async function ask(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  // Copies: the views belong to the WASM heap, which the next part overwrites.
  await database.execProtocolRawStream(bytes, { onRawData: (part) => void parts.push(part.slice()) });
  const reply = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    reply.set(part, at);
    at += part.length;
  }
  return reply;
}
