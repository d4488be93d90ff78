import { Writable } from 'node:stream';

/** Back to the beginning of the line, which is then empty. */
const clearLine = '\r\u001B[2K';

/** A screen with a line at its end that changes: whatever else is written stands above it, never inside. */
export class Terminal {
  readonly #output: NodeJS.WritableStream;
  #status = '';

  constructor(output: NodeJS.WritableStream) {
    this.#output = output;
  }

  /** Whole lines, each with its end. */
  write(lines: string): void {
    this.#output.write(this.#status === '' ? lines : `${clearLine}${lines}${this.#status}`);
  }

  /** Shows the changing line as it is now. */
  showStatus(line: string): void {
    this.#status = line;
    this.#output.write(`${clearLine}${line}`);
  }

  /** The changing line stays as it is; what follows stands below. */
  keepStatus(): void {
    if (this.#status !== '') this.#output.write('\n');
    this.#status = '';
  }

  /** For writers to a stream. */
  asStream(): Writable {
    return new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        this.write(chunk.toString());
        done();
      },
    });
  }
}
