import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import type { FileStore } from './file-store.ts';
import { missingFile } from './storage-failure.ts';

/** Files below `root`, outside any web root, under generated names. */
export function createDiskStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, key.slice(-2), key);
  return {
    async adopt(temporaryPath, key) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const file = await open(temporaryPath);
      // Synced before the rename, so that a row in the database never names a file that a crash emptied.
      await file.sync();
      await file.close();
      await rename(temporaryPath, path);
    },
    async open(key) {
      const stream = createReadStream(pathOf(key));
      try {
        await once(stream, 'open');
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? missingFile(error) : error;
      }
      return stream;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
