import { resumeProfileLimits, resumeSectionLabels } from '@waymark/contract/resumes/choices';
import type { SectionChange } from '@waymark/contract/resumes/resume-profile';
import { msg, term } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';

/**
 * Replaces sections of a candidate's resume if their versions are unchanged: all of them or none. Throws
 * `conflict` if one was saved meanwhile, and `too_large` above the limits of a resume.
 */
export async function saveSections(
  database: Kysely<Tables>,
  userId: string,
  changes: readonly SectionChange[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { document, versions } = await lockProfile(transaction, userId);
    const moved = changes.filter(({ section, version }) => (versions[section] ?? 0) !== version);
    if (moved.length > 0) throw movedMeanwhile(moved);
    const next = {
      ...document,
      ...Object.fromEntries(changes.map(({ section, value }) => [section, value])),
    };
    const saved = changes.map(({ section, version }) => [section, version + 1]);
    await transaction
      .updateTable('resume_profiles')
      .set({
        document: requireRoom(next),
        versions: JSON.stringify({ ...versions, ...Object.fromEntries(saved) }),
        updated_at: sql`now()`,
      })
      .where('user_id', '=', userId)
      .execute();
  });
}

/** Serializes two tabs that save at once, even if neither has saved before. */
async function lockProfile(transaction: Kysely<Tables>, userId: string) {
  await transaction
    .insertInto('resume_profiles')
    .values({ user_id: userId, document: '{}', versions: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return transaction
    .selectFrom('resume_profiles')
    .select(['document', 'versions'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

function requireRoom(document: object): string {
  const text = JSON.stringify(document);
  if (Buffer.byteLength(text) <= resumeProfileLimits.document) return text;
  throw new AppError('too_large', msg`Your resume is as long as it can be. Shorten something first.`);
}

function movedMeanwhile(moved: readonly SectionChange[]): AppError {
  const [first, ...others] = moved.map(({ section }) => resumeSectionLabels[section]);
  return new AppError(
    'conflict',
    others.length === 0
      ? msg`${term(first)} was just changed in another window. Look at what is there, or save yours over it.`
      : msg`Several sections were just changed in another window. Look at what is there, or save yours over it.`,
  );
}
