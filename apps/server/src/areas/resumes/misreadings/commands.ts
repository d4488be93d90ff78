import { openMisreadingsLimit } from '@waymark/contract/resumes/choices';
import type { MisreadPart } from '@waymark/contract/resumes/misreadings';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { readerVersion } from '../resume-reading/constants.ts';

interface Misreading {
  userId: string;
  resumeId: string;
  /** The file that staff may open; null where its owner did not agree. */
  agreedFileId: string | null;
  part: MisreadPart;
  remark: string;
}

/** Keeps a case. Throws `conflict` for a part that was reported already, and for an account with too many open ones. */
export async function insertMisreading(database: Kysely<Tables>, misreading: Misreading): Promise<void> {
  const { userId, resumeId, agreedFileId, part, remark } = misreading;
  await database.transaction().execute(async (transaction) => {
    // Two at once would both count nine open cases: locking the account's row serializes them.
    await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const open = await transaction
      .selectFrom('misreadings')
      .select(['resume_id', 'part'])
      .where('user_id', '=', userId)
      .where('resolved_at', 'is', null)
      .execute();
    if (open.some((one) => one.resume_id === resumeId && one.part.label === part.label)) throw reported();
    if (open.length >= openMisreadingsLimit) throw tooMany();
    await transaction
      .insertInto('misreadings')
      .values({
        id: newId(),
        user_id: userId,
        resume_id: resumeId,
        agreed_file_id: agreedFileId,
        part: JSON.stringify(part),
        remark,
        reader_version: readerVersion,
      })
      .execute();
  });
}

/** Throws `not_found`, or `conflict` for a case that a colleague resolved. */
export async function resolveMisreading(
  database: Kysely<Tables>,
  { misreadingId, staffId }: { misreadingId: string; staffId: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('misreadings')
      .select('resolved_at')
      .where('id', '=', misreadingId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw noSuchMisreading();
    if (row.resolved_at) throw new AppError('conflict', msg`This case is already resolved.`);
    await transaction
      .updateTable('misreadings')
      .set({ resolved_at: sql<Date>`now()` })
      .where('id', '=', misreadingId)
      .execute();
    await noteStaffAction(transaction, {
      staffId,
      action: 'misreading.resolve',
      subjectKind: 'misreading',
      subjectId: misreadingId,
      before: { resolved: false },
      after: { resolved: true },
    });
  });
}

/** Deletes cases that are as old as readings may become: they quote what was read. */
export async function forgetOldMisreadings(database: Kysely<Tables>): Promise<void> {
  await sql`
    delete from misreadings where created_at < now() - make_interval(days => ${board.settings.retention.resumeTextDays}::int)
  `.execute(database);
}

function noSuchMisreading(): AppError {
  return new AppError('not_found', msg`There is no case with this id.`);
}

function reported(): AppError {
  return new AppError('conflict', msg`You have reported this part already. We are looking at it.`);
}

function tooMany(): AppError {
  const message = msg`You have ${openMisreadingsLimit} open reports, which is all an account keeps. Wait until one of them is resolved.`;
  return new AppError('conflict', message);
}
