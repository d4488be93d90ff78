import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import type { SeededData } from './seeded-directory.ts';

/** Takes away what a new node would start from, so that the next one reads the tables. */
export async function removeSnapshots({ directory, databaseUrl }: SeededData): Promise<void> {
  const { database, close } = await openDatabase({ databaseUrl, dataDirectory: directory });
  await database.deleteFrom('replica_snapshots').execute();
  await close();
}

const storedWithinMs = 20 * 60_000;

/** Waits until a node has stored what others start from. Gives its bytes. */
export async function storedSnapshot({ directory, databaseUrl }: SeededData): Promise<number> {
  const { database, close } = await openDatabase({ databaseUrl, dataDirectory: directory });
  const latest = Date.now() + storedWithinMs;
  try {
    for (;;) {
      const stored = await database.selectFrom('replica_snapshots').select('size').executeTakeFirst();
      if (stored) return stored.size;
      if (Date.now() > latest)
        throw new Error('No snapshot of the replica was stored within twenty minutes.');
      await wait(500);
    }
  } finally {
    await close();
  }
}
