import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { WorkerThread } from '../../../platform/worker-thread.ts';
import { readIdentity } from './document-queries.ts';
import { removeFile, replicaVersion } from './file-rules.ts';
import type { PostingSource } from './posting-pages-gateway.ts';
import type { SnapshotCalls } from './snapshot-worker.ts';

/** Snapshots of releases that nobody starts any more go after so many days. */
const keptDays = 7;
/** Names of columns repeat in each row: the lowest levels already take three quarters away. */
const compressionLevel = 3;

const version = String(replicaVersion);

export interface SnapshotStores {
  database: Kysely<Tables>;
  files: FileStore;
}

/**
 * Puts a copy of a complete replica into shared storage, from which a new node starts (`fetchSnapshot`), unless the one
 * that is there is in the same state. Removes those of earlier releases and of other databases. Gives the bytes stored.
 */
export async function storeSnapshot(
  { database, files }: SnapshotStores,
  { source, state }: { source: PostingSource; state: string },
  temporaryDirectory: string,
): Promise<number> {
  if (!('path' in source)) return 0;
  const identity = await readIdentity(database);
  await removeOldSnapshots({ database, files }, identity);
  const stored = await findSnapshot(database, identity);
  if (stored?.cursor === state) return 0;
  await mkdir(temporaryDirectory, { recursive: true });
  const directory = await mkdtemp(join(temporaryDirectory, 'replica-'));
  try {
    const copy = join(directory, 'copy.sqlite');
    await copyFile(source.path, copy);
    const packed = join(directory, 'copy.zst');
    const compress = createZstdCompress({
      params: { [constants.ZSTD_c_compressionLevel]: compressionLevel },
    });
    const hash = hashing();
    await pipeline(createReadStream(copy), compress, hash.through, createWriteStream(packed));
    const { size } = await stat(packed);
    const key = keyOf(identity);
    await files.adopt(packed, key);
    const row = { storage_key: key, cursor: state, sha256: hash.digest(), size };
    await database
      .insertInto('replica_snapshots')
      .values({ version, identity, ...row })
      .onConflict((conflict) =>
        conflict.columns(['version', 'identity']).doUpdateSet({ ...row, made_at: sql`now()` }),
      )
      .execute();
    return size;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * Puts the snapshot of this release and database in the place of a file; false where there is none, or another node
 * stores a newer one meanwhile.
 */
export async function fetchSnapshot(
  { database, files }: SnapshotStores,
  identity: string,
  path: string,
): Promise<boolean> {
  const stored = await findSnapshot(database, identity);
  if (!stored) return false;
  const part = `${path}.part`;
  try {
    const hash = hashing();
    const packed: Readable = await files.open(stored.storage_key);
    await pipeline(packed, hash.through, createZstdDecompress(), createWriteStream(part));
    if (hash.digest() !== stored.sha256) return false;
    removeFile(path);
    await rename(part, path);
    return true;
  } finally {
    await rm(part, { force: true });
  }
}

function findSnapshot(database: Kysely<Tables>, identity: string) {
  return database
    .selectFrom('replica_snapshots')
    .select(['storage_key', 'cursor', 'sha256'])
    .where('version', '=', version)
    .where('identity', '=', identity)
    .executeTakeFirst();
}

/** The row goes last: a removal that breaks off is tried again. */
async function removeOldSnapshots({ database, files }: SnapshotStores, identity: string): Promise<void> {
  const old = await database
    .selectFrom('replica_snapshots')
    .select('storage_key')
    .where((where) =>
      where.or([
        where('identity', '<>', identity),
        where('made_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`),
      ]),
    )
    .execute();
  for (const { storage_key: key } of old) {
    await files.remove(key);
    await database.deleteFrom('replica_snapshots').where('storage_key', '=', key).execute();
  }
}

async function copyFile(from: string, to: string): Promise<void> {
  const entry = new URL('./snapshot-worker.ts', import.meta.url);
  const thread = new WorkerThread<SnapshotCalls>(entry, { name: 'snapshot', data: { from, to } });
  try {
    await thread.call('copy', undefined);
  } finally {
    await thread.end();
  }
}

/** The same each time for one database and release. Only the server names keys. */
function keyOf(identity: string): string {
  return `read-model-${createHash('sha256').update(`${version} ${identity}`).digest('hex').slice(0, 32)}`;
}

/** A stream that passes bytes on, and the hash of those that it has passed. */
function hashing() {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, digest: () => hash.digest('hex') };
}
