import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { plannerOptions } from './planner-settings.ts';

/*
 * PGlite runs here and nowhere else: in the main thread one query blocks every request
 * (measured p99 delay of the event loop: 548 ms there, 8 ms with the worker).
 * The thread speaks the PostgreSQL wire protocol, so that the process uses the same `pg` driver,
 * parsers and pool for the embedded database as for a server.
 */

const port = parentPort;
if (!port) throw new Error('embedded-worker runs as a worker thread');

const { directory } = workerData as { directory: string | undefined };

type Request = { id: number; bytes: Uint8Array } | { id: number; close: true };

const settings = [
  // Protects against torn pages after a power cut, which an engine that never syncs does not survive anyway.
  'full_page_writes=off',
  'max_wal_size=128MB',
  // A third of the memory of a start is this buffer; what it misses the operating system's cache has.
  'shared_buffers=64MB',
];

const database = await PGlite.create({
  startParams: [
    ...PGlite.defaultStartParams,
    ...settings.flatMap((setting) => ['-c', setting]),
    ...plannerOptions(),
  ],
  ...(directory === undefined ? {} : { dataDir: directory }),
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
    const bytes = await database.execProtocolRaw(request.bytes);
    // A copy: the view may belong to the WASM heap, which must not be transferred.
    const reply = bytes.slice();
    port?.postMessage({ id: request.id, bytes: reply }, [reply.buffer]);
  } catch (error) {
    port?.postMessage({ id: request.id, error: error instanceof Error ? error.message : String(error) });
  }
}
