import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { boardSettingKeys, type BoardSettingKey } from '@waymark/contract/office/board-settings';
import { StartError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { changeMark } from './mark-commands.ts';
import { writeSetting } from './commands.ts';
import { readPortable, type PortableSettings } from './portable-rules.ts';
import { findMark, listSettings } from './queries.ts';

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

/** Everything that was ever changed, and the picture of the mark with it. */
export async function exportSettings({
  database,
  files,
}: Pick<Stores, 'database' | 'files'>): Promise<PortableSettings> {
  const stored = await listSettings(database);
  const changed = boardSettingKeys.filter((key) => key !== 'mark' && stored[key].version > 0);
  const settings = Object.fromEntries(changed.map((key) => [key, stored[key].value]));
  const { markId } = (stored.mark.value ?? {}) as { markId?: string };
  const picture = markId === undefined ? undefined : await findMark(database, markId);
  const mark = picture ? (await buffer(await files.open(picture.storage_key))).toString('base64') : null;
  return { format: 1, settings, mark };
}

/**
 * Sets what a file says, all of it or nothing, each change on record; what it does not name stays. Throws a StartError
 * that says what to mend. Gives the keys that are other than before.
 */
export async function importSettings(services: Stores, text: string): Promise<string[]> {
  const { settings, mark } = readPortable(text);
  const stored = await listSettings(services.database);
  const changed = (Object.keys(settings) as BoardSettingKey[]).filter(
    (key) => !isDeepStrictEqual(settings[key], stored[key].value),
  );
  await services.database.transaction().execute(async (transaction) => {
    for (const key of changed) {
      await writeSetting(transaction, null, { key, value: settings[key], version: stored[key].version });
    }
  });
  if (mark === null) return changed;
  await importMark(services, Buffer.from(mark, 'base64'), stored.mark.version);
  return [...changed, 'mark'];
}

/** As if it had been uploaded: it is looked at and drawn anew. */
async function importMark(services: Stores, bytes: Buffer, version: number): Promise<void> {
  const path = join(services.temporaryDirectory, newId());
  await mkdir(services.temporaryDirectory, { recursive: true });
  try {
    await writeFile(path, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await changeMark(services, null, { path, name: 'mark.webp', size: bytes.length, sha256 }, version);
  } catch (error) {
    throw error instanceof Error ? new StartError(`The mark was not taken: ${error.message}`) : error;
  } finally {
    await rm(path, { force: true });
  }
}
