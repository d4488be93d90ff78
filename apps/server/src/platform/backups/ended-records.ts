import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import { openPlace } from './backup-place.ts';

type Parts = Pick<Config, 's3' | 'dataDirectory' | 'backup'> & { temporaryDirectory: string };

interface EndedRecord {
  /** Of the id, SHA-256 in hex: it tells of nobody who is gone. */
  digest: string;
  kind: 'account' | 'application';
  endedAt: Date;
}

/** Beside the backups, so that it is newer than the one that is restored. */
const name = 'waymark-ended.txt';
const line = /^(?<kind>account|application) (?<digest>[\da-f]{64}) (?<at>\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** Writes what was deleted for good beside the backups; without a place for them, nothing. */
export async function writeEndedRecords(config: Parts, records: readonly EndedRecord[]): Promise<void> {
  if (!config.backup) return;
  const place = openPlace(config, config.backup);
  const draft = await place.draft(name);
  const lines = records.map(({ kind, digest, endedAt }) => `${kind} ${digest} ${endedAt.toISOString()}\n`);
  await writeFile(draft, lines.join(''), { mode: 0o600 });
  await place.keep(draft, name);
}

/** What was written there, by this database or a later one; nothing where there is none. */
export async function readEndedRecords(config: Parts): Promise<EndedRecord[]> {
  if (!config.backup) return [];
  const path = join(config.temporaryDirectory, newId());
  try {
    await openPlace(config, config.backup).fetch(name, path);
    return (await readFile(path, 'utf8')).split('\n').flatMap((text) => {
      const { kind, digest, at } = line.exec(text)?.groups ?? {};
      return digest && at ? [{ kind: kind as EndedRecord['kind'], digest, endedAt: new Date(at) }] : [];
    });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ENOENT' || code === 'not_found';
}
