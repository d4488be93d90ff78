import { Duplex } from 'node:stream';
import type { EmbeddedEngine } from './embedded-engine.ts';

const AUTHENTICATION_OK = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const READY_FOR_QUERY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const TERMINATE = 0x58;

/**
 * The stream that `pg` takes for a network socket, answered by the embedded engine.
 * The startup packet has no message type and needs no engine: it is answered here.
 */
export class EmbeddedSocket extends Duplex {
  #engine: EmbeddedEngine;
  #started = false;

  constructor(engine: EmbeddedEngine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    // One session serves every client that ever connects: what the last one left open is rolled back.
    this.#engine.send(simpleQuery('ROLLBACK')).then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(error as Error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed when they arrive.
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    if (!this.#started) {
      this.#started = true;
      this.push(Buffer.concat([AUTHENTICATION_OK, READY_FOR_QUERY]));
      done();
      return;
    }
    if (chunk[0] === TERMINATE) {
      this.push(null);
      done();
      return;
    }
    this.#engine.send(chunk).then(
      (reply) => {
        this.push(reply);
        done();
        // Nothing comes after its last word: the client has to know that this session is over.
        if (!this.#engine.isRunning) this.destroy();
      },
      (error: unknown) => done(error as Error),
    );
  }

  /** pg corks one query's messages; sent as one, they cost one trip to the worker. */
  override _writev(
    chunks: { chunk: Buffer; encoding: string }[],
    done: (error?: Error | null) => void,
  ): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer', done);
  }
}

function simpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
