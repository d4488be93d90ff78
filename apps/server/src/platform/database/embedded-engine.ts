import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

type Reply = { id: number; bytes?: Uint8Array; error?: string };

/** The embedded database's thread, seen as "bytes in, bytes out". */
export class EmbeddedEngine {
  #worker: Worker;
  #waiting = new Map<number, { resolve: (bytes: Buffer) => void; reject: (error: Error) => void }>();
  #next = 1;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: Reply) => this.#settle(reply));
    worker.on('error', (error) => this.#fail(error as Error));
    worker.on('exit', () => this.#fail(new Error('The embedded database has stopped.')));
  }

  /** Opens the directory, or a database in memory when none is named. */
  static async open(directory: string | undefined): Promise<EmbeddedEngine> {
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: { directory },
      // Answers are copied once and gone: a young generation of the default size only holds on to memory.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    await Promise.race([
      once(worker, 'message'),
      once(worker, 'exit').then(() => {
        throw new Error('The embedded database did not start.');
      }),
    ]);
    return new EmbeddedEngine(worker);
  }

  /** Sends wire-protocol messages and gives the engine's answer to them. */
  send(bytes: Uint8Array): Promise<Buffer> {
    return this.#ask({ bytes });
  }

  /** Checkpoints and ends the thread. A directory left without it recovers, but starts more slowly. */
  async close(): Promise<void> {
    await this.#ask({ close: true });
    await this.#worker.terminate();
  }

  #ask(request: { bytes: Uint8Array } | { close: true }): Promise<Buffer> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...request });
    });
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.error !== undefined) waiting?.reject(new Error(reply.error));
    else waiting?.resolve(reply.bytes ? Buffer.from(reply.bytes.buffer) : Buffer.alloc(0));
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
