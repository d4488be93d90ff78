import { boardSettingKeys, givenSchemaOf, type BoardSettingKey } from '@waymark/contract/all-settings';
import type { Look } from '@waymark/contract/office/look';
import { z } from '@waymark/contract/zod';
import { sayEnglish } from '@waymark/contract/text/say';
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError, StartError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { writeSetting, changeMark } from './commands.ts';
import { importMaxBytes } from './constants.ts';
import { exportParts, importParts, portableSchemas, type PortableParts } from './portable-part-commands.ts';
import { findMark, listSettings } from './queries.ts';
import { jsonLimits } from '../../../platform/input/json-limits.ts';
import { parseJson } from '../../../platform/input/parse-json.ts';

/** The version of the file: another one means something else by its parts. */
const fileFormat = 1;

const fileSchema = z.strictObject({
  format: z.literal(fileFormat, {
    error: ({ input }) =>
      `This file has the format ${JSON.stringify(input)}; this version of the board reads format ${fileFormat}. Export it again with this version.`,
  }),
  settings: z.record(z.string(), z.unknown()),
  mark: z.base64('mark is a picture in base64.').nullable(),
  ...portableSchemas,
});

/** The mark is a picture of its own: a number of another board's would name nothing here. */
const portableKeys = boardSettingKeys.filter((key) => key !== 'mark');

const at = (path: string, message: string) => (path === '' ? message : `${path}: ${message}`);

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

/** Everything that was ever changed, the picture of the mark, plans, coupons, pages and sources. */
export async function exportSettings({
  database,
  files,
}: Pick<Stores, 'database' | 'files'>): Promise<PortableSettings> {
  const stored = await listSettings(database);
  const changed = boardSettingKeys.filter((key) => key !== 'mark' && stored[key].version > 0);
  const settings = Object.fromEntries(changed.map((key) => [key, stored[key].value]));
  // Its number would name nothing on another board.
  if (stored.look.version > 0) settings['look'] = { ...(stored.look.value as Look), heroPicture: null };
  const { markId } = (stored.mark.value ?? {}) as { markId?: string };
  const picture = markId === undefined ? undefined : await findMark(database, markId);
  const mark = picture ? (await buffer(await files.open(picture.storage_key))).toString('base64') : null;
  return { format: fileFormat, settings, mark, ...(await exportParts(database)) };
}

/**
 * Sets what a file says, all of it or nothing, each change on record; what it does not name stays. Throws a
 * StartError that says what to mend. Gives the keys that are other than before.
 */
export async function importSettings(services: Stores, text: string): Promise<string[]> {
  const { settings: given, mark, ...parts } = readPortable(text);
  const stored = await listSettings(services.database);
  const settings = withOwnPicture(given, stored.look.value as Look);
  const changed = (Object.keys(settings) as BoardSettingKey[]).filter(
    (key) => !isDeepStrictEqual(settings[key], stored[key].value),
  );
  let changedParts: string[] = [];
  const writeAll = async (transaction: Kysely<Tables>) => {
    for (const key of changed) {
      const change = { key, value: settings[key], version: stored[key].version };
      await writeSetting(transaction, null, change).catch(explainRefusal);
    }
    changedParts = await importParts(transaction, parts).catch(explainRefusal);
  };
  if (mark === null) {
    await services.database.transaction().execute(writeAll);
    return [...changed, ...changedParts];
  }
  await importMark(services, Buffer.from(mark, 'base64'), stored.mark.version, writeAll);
  return [...changed, ...changedParts, 'mark'];
}

/** A file has no picture of the home page: the one of this board stays. */
function withOwnPicture(given: PortableSettings['settings'], { heroPicture }: Look) {
  const look = given.look as Look | undefined;
  return look ? { ...given, look: { ...look, heroPicture: look.heroPicture ?? heroPicture } } : given;
}

/** A refusal is about what the file says. */
function explainRefusal(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw problemsOf(
    Object.values(error.detail.fields ?? { error: error.said }).map((said) => sayEnglish(said)),
  );
}

/** Checked and redrawn like an upload, and stored together with the settings. */
async function importMark(
  services: Stores,
  bytes: Buffer,
  version: number,
  writeFirst: (transaction: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  const path = join(services.temporaryDirectory, newId());
  await mkdir(services.temporaryDirectory, { recursive: true });
  try {
    await writeFile(path, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const upload = { path, name: 'mark.webp', size: bytes.length, sha256 };
    await changeMark(services, null, upload, { version, writeFirst });
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw error instanceof Error ? new StartError(`The mark was not taken: ${error.message}`) : error;
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * The settings of a board as a file: what differs from the product's own, and the picture of the mark in
 * base64.
 */
interface PortableSettings extends PortableParts {
  format: typeof fileFormat;
  settings: Partial<Record<BoardSettingKey, unknown>>;
  mark: string | null;
}

/** Reads such a file. Throws a StartError with every problem at once. */
function readPortable(text: string): PortableSettings {
  if (Buffer.byteLength(text) > importMaxBytes) {
    throw new StartError('The file is larger than 8 MB, which settings never are.');
  }
  const file = fileSchema.safeParse(parse(text));
  if (!file.success)
    throw problemsOf(file.error.issues.map(({ path, message }) => at(path.join('.'), message)));
  const problems: string[] = [];
  const settings: PortableSettings['settings'] = {};
  for (const [key, value] of Object.entries(file.data.settings)) {
    if (!isPortable(key)) {
      problems.push(`There is no setting “${key}”. There are ${portableKeys.join(', ')}.`);
      continue;
    }
    const parsed = givenSchemaOf(board.words, key).safeParse(value);
    if (parsed.success) settings[key] = parsed.data;
    else
      problems.push(...parsed.error.issues.map(({ path, message }) => at([key, ...path].join('.'), message)));
  }
  if (problems.length > 0) throw problemsOf(problems);
  return { ...file.data, settings };
}

function isPortable(key: string): key is BoardSettingKey {
  return portableKeys.some((known) => known === key);
}

function problemsOf(problems: readonly string[]): StartError {
  return new StartError(
    `The file needs a correction; nothing was changed:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
  );
}

function parse(text: string): unknown {
  try {
    return parseJson(text, jsonLimits.settings);
  } catch {
    throw new StartError('The file is not well-formed JSON.');
  }
}
