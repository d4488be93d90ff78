import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Delivered documents, as files beside the book under names that nobody chose. */
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
