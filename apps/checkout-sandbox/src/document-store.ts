import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Delivered documents, stored as files next to the book. Their names are ids, never user input. */
export class DocumentStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async save(id: string, content: Buffer): Promise<void> {
    await mkdir(this.#directory, { recursive: true });
    await writeFile(join(this.#directory, id), content, { mode: 0o600 });
  }

  read(id: string): ReadStream {
    return createReadStream(join(this.#directory, id));
  }
}
