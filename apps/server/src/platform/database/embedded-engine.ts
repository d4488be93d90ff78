import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { closingMs } from '../shutdown.ts';
import { within } from '../within.ts';

type Reply = { id: number; bytes?: Uint8Array; error?: string };

/** Where the database is: below a directory, or in memory, as a copy of a template. */
export interface EmbeddedSource {
  directory?: string;
  template?: Blob;
}

/** A failed start is not tried again at once: it reads the whole log of changes. */
const restartAfterMs = 2000;

/**
 * The embedded database's thread, seen as "bytes in, bytes out". A thread that has given up, for example
 * because the disk had no room for its log, is replaced by a new one with the next query once there is room
 * again.
 */
export class EmbeddedEngine {
  readonly #source: EmbeddedSource;
  #worker: Worker | undefined;
  #starting: Promise<Worker> | undefined;
  #failed: { error: unknown; at: number } | undefined;
  #waiting = new Map<number, { resolve: (bytes: Buffer) => void; reject: (error: Error) => void }>();
  #next = 1;

  private constructor(source: EmbeddedSource) {
    this.#source = source;
  }

  static async open(source: EmbeddedSource): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(source);
    await engine.#running();
    return engine;
  }

  #running(): Promise<Worker> {
    if (this.#worker) return Promise.resolve(this.#worker);
    if (this.#failed && Date.now() - this.#failed.at < restartAfterMs)
      return Promise.reject(this.#failed.error);
    this.#starting ??= this.#start().finally(() => (this.#starting = undefined));
    return this.#starting;
  }

  async #start(): Promise<Worker> {
    try {
      const worker = await startWorker(this.#source);
      worker.on('message', (reply: Reply) => this.#settle(reply));
      worker.on('error', (error) => this.#lose(worker, error as Error));
      worker.on('exit', () => this.#lose(worker, new Error('The embedded database has stopped.')));
      this.#failed = undefined;
      this.#worker = worker;
      return worker;
    } catch (error) {
      this.#failed = { error, at: Date.now() };
      throw error;
    }
  }

  /** Sends wire-protocol messages and gives the engine's answer to them. */
  send(bytes: Uint8Array): Promise<Buffer> {
    return this.#ask({ bytes });
  }

  /**
   * Checkpoints and ends the thread, which is cut where that takes longer: a disk that stalls, or a statement
   * that lasts, does not decide how long a process has to its end. A directory left without a checkpoint
   * recovers, but starts more slowly. False where the thread does not even end then, because the system holds
   * it: it keeps no process alive, and `onEnd` is called when it ends after all.
   */
  async close(onEnd: () => void, limitMs: number = closingMs.database): Promise<boolean> {
    const worker = this.#worker;
    if (worker) {
      await within(this.#ask({ close: true }), limitMs);
      const ending = worker.terminate();
      if (!(await within(ending, closingMs.databaseThread))) {
        worker.unref();
        void ending.then(onEnd);
        return false;
      }
    }
    onEnd();
    return true;
  }

  async #ask(request: { bytes: Uint8Array } | { close: true }): Promise<Buffer> {
    const worker = await this.#running();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...request });
    });
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.error !== undefined) {
      waiting?.reject(new Error(reply.error));
      return;
    }
    const bytes = reply.bytes ? Buffer.from(reply.bytes.buffer) : Buffer.alloc(0);
    // What it says last before it hangs for ever.
    if (bytes.length < maxError && bytes.includes(panic)) this.#giveUp();
    waiting?.resolve(bytes);
  }

  /** Ends a thread that answers nothing any more. */
  #giveUp(): void {
    const worker = this.#worker;
    if (!worker) return;
    this.#lose(worker, new Error('The embedded database gave up.'));
    void worker.terminate();
  }

  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  /** False between a thread that has given up and the next one: sessions are lost. */
  get isRunning(): boolean {
    return this.#worker !== undefined;
  }
}

/** The severity of an error of the wire protocol after which the engine does not go on. */
const panic = Buffer.from('VPANIC\0');
const maxError = 8192;

async function startWorker(source: EmbeddedSource): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    name: 'database',
    workerData: source,
    // Answers are copied once and gone: a young generation of the default size only holds on to memory.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  await Promise.race([
    once(worker, 'message'),
    once(worker, 'exit').then(() => {
      throw new Error('The embedded database did not start.');
    }),
  ]);
  return worker;
}
