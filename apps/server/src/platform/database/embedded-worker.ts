import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

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

const settings = {
  // Everything is read through the operating system's cache: a page from the middle costs what the next one does.
  // With the default of 4 a common word is searched by reading every job.
  random_page_cost: '1.1',
  // Compiling a statement of a few milliseconds costs more than it saves.
  jit: 'off',
  // Protects against torn pages after a power cut, which an engine that never syncs does not survive anyway.
  full_page_writes: 'off',
  max_wal_size: '128MB',
};

const database = await PGlite.create({
  startParams: [
    ...PGlite.defaultStartParams,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
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
