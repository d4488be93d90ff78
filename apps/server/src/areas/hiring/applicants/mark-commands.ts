import { companyTagMaxCount, noteMaxCount, tagMaxCount } from '@waymark/contract/hiring/choices';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';

/** Sets the rating or the star of an applicant, which colleagues share. */
export async function markApplicant(
  database: Database,
  applicationId: string,
  mark: { rating: number | null } | { starred: boolean },
): Promise<void> {
  await database.updateTable('applications').set(mark).where('id', '=', applicationId).execute();
}

/** Tags an applicant with a known or a new tag. Throws `conflict` at the limit of either. */
export function tagApplicant(
  database: Database,
  companyId: string,
  applicationId: string,
  name: string,
): Promise<{ id: string; name: string }> {
  return database.transaction().execute(async (transaction) => {
    const tag = await ensureTag(transaction, companyId, name);
    // One after the other, or two colleagues would both find room for the last.
    await lockApplication(transaction, applicationId);
    await transaction
      .insertInto('application_tags')
      .values({ application_id: applicationId, tag_id: tag.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { count } = await transaction
      .selectFrom('application_tags')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('application_id', '=', applicationId)
      .executeTakeFirstOrThrow();
    if (count > tagMaxCount)
      throw new AppError('conflict', msg`An applicant has at most ${tagMaxCount} tags. Remove one first.`);
    return tag;
  });
}

/** The tag of a company with this name, which is made where there is none. Throws `conflict` at the limit. */
export async function ensureTag(
  transaction: Database,
  companyId: string,
  name: string,
): Promise<{ id: string; name: string }> {
  // The company stays as it is until this tag is counted: so does its list of tags.
  await sql`select from companies where id = ${companyId} for no key update`.execute(transaction);
  const known = await transaction
    .selectFrom('applicant_tags')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  if (known) return known;
  const { count } = await transaction
    .selectFrom('applicant_tags')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (count >= companyTagMaxCount) {
    throw new AppError('conflict', msg`A company has at most ${companyTagMaxCount} tags. Use one of them.`);
  }
  return transaction
    .insertInto('applicant_tags')
    .values({ id: newId(), company_id: companyId, name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

/**
 * Removes a tag from an applicant, and from the company when it was its last use. Throws `not_found` for
 * another company’s tag.
 */
export async function untagApplicant(
  database: Database,
  companyId: string,
  applicationId: string,
  tagId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select from companies where id = ${companyId} for no key update`.execute(transaction);
    const foreign = await transaction
      .selectFrom('applicant_tags')
      .select('id')
      .where('id', '=', tagId)
      .where('company_id', '<>', companyId)
      .executeTakeFirst();
    if (foreign) throw new AppError('not_found', msg`There is no tag with this address.`);
    await transaction
      .deleteFrom('application_tags')
      .where('application_id', '=', applicationId)
      .where('tag_id', '=', tagId)
      .execute();
    await sql`
      delete from applicant_tags where id = ${tagId} and company_id = ${companyId}
        and not exists (select from application_tags where tag_id = applicant_tags.id)
    `.execute(transaction);
  });
}

/** Adds a note to an applicant. Throws `conflict` at the limit. */
export function writeNote(
  database: Database,
  applicationId: string,
  authorId: string,
  text: string,
): Promise<{ id: string; text: string; created_at: Date }> {
  return database.transaction().execute(async (transaction) => {
    await lockApplication(transaction, applicationId);
    const { count } = await transaction
      .selectFrom('application_notes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('application_id', '=', applicationId)
      .executeTakeFirstOrThrow();
    if (count >= noteMaxCount) {
      throw new AppError('conflict', msg`An applicant has at most ${noteMaxCount} notes. Remove one first.`);
    }
    return transaction
      .insertInto('application_notes')
      .values({ id: newId(), application_id: applicationId, author_id: authorId, text })
      .returning(['id', 'text', 'created_at'])
      .executeTakeFirstOrThrow();
  });
}

/** Removes one’s own note, or any as an owner. Throws `not_found`, or `forbidden` for a colleague’s. */
export async function removeNote(
  database: Database,
  { companyId, userId }: { companyId: string; userId: string },
  applicationId: string,
  noteId: string,
): Promise<void> {
  const note = await database
    .selectFrom('application_notes')
    .select('author_id')
    .select(
      sql<boolean>`exists (
        select from company_members
        where company_id = ${companyId} and user_id = ${userId} and member_role = 'owner'
      )`.as('is_owner'),
    )
    .where('id', '=', noteId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!note) throw new AppError('not_found', msg`There is no note with this address.`);
  if (!note.is_owner && note.author_id !== userId) {
    throw new AppError(
      'forbidden',
      msg`Only the author of a note or an owner of the company can remove it. Ask one of them.`,
    );
  }
  await database.deleteFrom('application_notes').where('id', '=', noteId).execute();
}

async function lockApplication(transaction: Database, applicationId: string) {
  await sql`select from applications where id = ${applicationId} for no key update`.execute(transaction);
}
