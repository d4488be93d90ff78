import { join } from 'node:path';
import { StartError } from '../errors.ts';
import { describeFullDisk, lockDirectory } from './directory-lock.ts';
import { EmbeddedEngine } from './embedded-engine.ts';

/** A data directory that is ours alone, and the engine of the database in it. */
export interface EmbeddedDirectory {
  engine: EmbeddedEngine;
  release: () => void;
}

/** Opens the embedded database below `dataDirectory`. Throws a StartError that says what to do. */
export async function openEmbeddedDirectory(dataDirectory: string): Promise<EmbeddedDirectory> {
  const release = lockDirectory(dataDirectory);
  try {
    const engine = await EmbeddedEngine.open({ directory: join(dataDirectory, 'database') });
    return { engine, release };
  } catch (error) {
    release();
    throw new StartError(
      describeFullDisk(dataDirectory) ??
        `The database in ${dataDirectory} did not open. Restore it from a backup with "npm run backup:restore", or set DATA_DIR to an empty directory.`,
      { cause: error },
    );
  }
}
