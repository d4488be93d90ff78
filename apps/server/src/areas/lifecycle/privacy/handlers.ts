import { sql, type Kysely } from 'kysely';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { removeStoredFiles } from '../../../platform/files/stored-files.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { writeArchive, type Progress } from './archive-commands.ts';
import { removeFiles } from './commands.ts';
import { exportReadyMail } from './emails/export-ready.ts';
import { getPerson, listSections } from './queries.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { languageFor } from '../../../platform/board/language-rules.ts';
import type { Language } from '@waymark/contract/text/languages';

type Parts = Pick<Services, 'database' | 'queue' | 'files' | 'config' | 'temporaryDirectory'>;

interface Archive {
  path: string;
  size: number;
  sha256: string;
}

/**
 * Makes a copy that was asked for. Run again, also after a crash in its midst, it ends in one finished copy and
 * no other file: of two runs the first to finish wins. When it fails the copy says so, and the queue tries again.
 */
export async function makeExport(services: Parts, exportId: string): Promise<void> {
  const userId = await begin(services, exportId);
  if (userId === undefined) return;
  const path = join(services.temporaryDirectory, newId());
  try {
    const person = await getPerson(services.database, userId);
    const say = sayIn(await languageOfUser(services, userId));
    const sections = await listSections(services.database, person, say);
    const archive = await writeArchive(say, path, sections, services.files, (progress) =>
      recordProgress(services, exportId, progress),
    );
    await deliver(services, exportId, { path, ...archive });
  } catch (error) {
    await recordFailure(services, exportId);
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** Starts this module's queue workers. */
export async function startPrivacyHandlers(services: Services): Promise<void> {
  await services.queue.work('export-account', ({ exportId }) => makeExport(services, exportId));
  await services.queue.work('remove-files', ({ keys }) => removeStoredFiles(services, keys));
}

/** Starts an export and returns its user; undefined if it is finished or no longer wanted. */
async function begin({ database }: Parts, exportId: string): Promise<string | undefined> {
  const row = await unfinished(database, exportId)
    .set({ status: 'running', done: 0 })
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

async function languageOfUser({ database }: Parts, userId: string): Promise<Language> {
  const row = await database
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirst();
  return languageFor(row?.language ?? null);
}

async function recordProgress({ database }: Parts, exportId: string, progress: Progress): Promise<void> {
  await unfinished(database, exportId).set({ done: progress.done, total: progress.total }).execute();
}

async function recordFailure({ database }: Parts, exportId: string): Promise<void> {
  await unfinished(database, exportId)
    .set({ status: 'failed', finished_at: sql`now()` })
    .execute();
}

function unfinished(database: Kysely<Tables>, exportId: string) {
  return database.updateTable('account_exports').where('id', '=', exportId).where('status', '<>', 'ready');
}

/** Moves the archive into the store. Its row comes first: what a crash leaves there is known and removed later. */
async function deliver(services: Parts, exportId: string, archive: Archive): Promise<void> {
  const file = { id: newId(), storageKey: newId() };
  if (!(await announceFile(services, exportId, file, archive))) return;
  await services.files.adopt(archive.path, file.storageKey);
  if (!(await finish(services, exportId, file.id))) await removeStoredFiles(services, [file.storageKey]);
}

/** False when the copy is finished already or not wanted any more. */
function announceFile(
  { database, queue }: Parts,
  exportId: string,
  file: { id: string; storageKey: string },
  { size, sha256 }: Archive,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('account_exports')
      .select('file_id')
      .where('id', '=', exportId)
      .where('status', '<>', 'ready')
      .forUpdate()
      .executeTakeFirst();
    if (!before) return false;
    await transaction
      .insertInto('files')
      .values({
        id: file.id,
        purpose: 'export',
        storage_key: file.storageKey,
        name: `waymark-data-${new Date().toISOString().slice(0, 10)}.zip`,
        extension: 'zip',
        media_type: 'application/zip',
        size,
        sha256,
      })
      .execute();
    await unfinished(transaction, exportId).set({ file_id: file.id }).execute();
    // Of a run that broke off here before.
    if (before.file_id !== null) await removeFiles(transaction, queue, [before.file_id]);
    return true;
  });
}

/** False when another run of the same job has put its own file in place of this one, or the account is gone. */
function finish({ database, queue, config }: Parts, exportId: string, fileId: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const finished = await unfinished(transaction, exportId)
      .set({
        status: 'ready',
        done: sql<number>`total`,
        finished_at: sql`now()`,
        expires_at: sql`now() + make_interval(days => ${board.settings.retention.exportDays}::int)`,
      })
      .where('file_id', '=', fileId)
      .returning('user_id')
      .executeTakeFirst();
    if (!finished) return false;
    const user = await transaction
      .selectFrom('users')
      .select(['email', 'first_name', 'email_confirmed_at', 'language'])
      .where('id', '=', finished.user_id)
      .executeTakeFirstOrThrow();
    const days = board.settings.retention.exportDays;
    const mail = exportReadyMail(recipientOf(user), { publicUrl: config.publicUrl, days });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: finished.user_id });
    return true;
  });
}
