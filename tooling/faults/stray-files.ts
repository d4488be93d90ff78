import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import path from 'node:path';
import { sweepStoredFiles } from '../../apps/server/src/areas/lifecycle/privacy/sweeping-commands.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { createDiskStore } from '../../apps/server/src/platform/files/disk-store.ts';
import type { Installation } from './installation.ts';

const dayMs = 86_400_000;

/**
 * What is wrong with the stored files of an installation that has ended, once what the kills left was swept: files
 * that no row names, and rows without their bytes.
 */
export async function findStrayFiles(installation: Installation): Promise<string[]> {
  const { dataDirectory } = installation;
  const config = readConfig({ DATA_DIR: dataDirectory, ...installation.databaseSettings() });
  const opened = await openDatabase({ ...config, role: 'command' });
  try {
    const { database } = opened;
    const directory = path.join(dataDirectory, 'files');
    const files = createDiskStore(directory);
    // Later than any request can still be storing a file.
    await sweepStoredFiles({ database, files }, new Date(Date.now() + dayMs));
    const rows = await database.selectFrom('files').select(['storage_key', 'sha256']).execute();
    const keys = new Set(rows.map(({ storage_key: key }) => key));
    const problems = (await listNames(directory))
      .filter((name) => !keys.has(name))
      .map((name) => `${name} is named by no row`);
    for (const { storage_key: key, sha256 } of rows) {
      const bytes = await files.open(key).then(buffer, () => undefined);
      const hash = bytes && createHash('sha256').update(bytes).digest('hex');
      if (hash !== sha256) problems.push(`${key} is ${bytes ? 'not what was stored' : 'missing'}`);
    }
    return problems;
  } finally {
    await opened.close();
  }
}

async function listNames(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}
