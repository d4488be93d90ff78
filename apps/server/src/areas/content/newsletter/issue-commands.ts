import type { IssueDraft } from '@waymark/contract/content/issues';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { noteStaffAction, type AuditEntry } from '../../identity/audit/audit-commands.ts';
import { draftsLimit } from './constants.ts';
import { noSuchIssue } from './queries.ts';
import { emptyDraft, savedElsewhere } from './rules.ts';

export type Issue = Selectable<Tables['newsletter_issues']>;

export interface Which {
  issueId: string;
  staffId: string;
}

/** Begins an issue; gives its id. Throws `conflict` where there are too many drafts. */
export async function beginIssue(database: Kysely<Tables>, staffId: string): Promise<string> {
  const id = newId();
  await database.transaction().execute(async (transaction) => {
    const { drafts } = await transaction
      .selectFrom('newsletter_issues')
      .select(sql<number>`count(*)::int`.as('drafts'))
      .where('state', '=', 'draft')
      .executeTakeFirstOrThrow();
    if (drafts >= draftsLimit) {
      throw new AppError(
        'conflict',
        `There are ${draftsLimit} drafts. Send or delete one before you begin another.`,
      );
    }
    await transaction
      .insertInto('newsletter_issues')
      .values({ id, draft: JSON.stringify(emptyDraft) })
      .execute();
    await noteOnIssue(transaction, id, { staffId, action: 'newsletter.begin' });
  });
  return id;
}

/**
 * Saves what is being written; gives the version that it is now. Throws `not_found`, or `conflict` where it was saved
 * elsewhere or sent.
 */
export async function saveDraft(
  database: Kysely<Tables>,
  issueId: string,
  { version, draft }: { version: number; draft: IssueDraft },
): Promise<number> {
  // The version in the condition lets one of two windows through.
  const saved = await database
    .updateTable('newsletter_issues')
    .set({ draft: JSON.stringify(draft), draft_version: version + 1, draft_saved_at: sql`now()` })
    .where('id', '=', issueId)
    .where('state', '=', 'draft')
    .where('draft_version', '=', version)
    .returning('draft_version')
    .executeTakeFirst();
  if (saved) return saved.draft_version;
  const known = await database
    .selectFrom('newsletter_issues')
    .select('state')
    .where('id', '=', issueId)
    .executeTakeFirst();
  if (!known) throw noSuchIssue();
  throw known.state === 'draft' ? savedElsewhere() : onItsWay();
}

/** Deletes what was never sent. Throws `not_found`, or `conflict` for any other. */
export async function deleteDraft(database: Kysely<Tables>, { issueId, staffId }: Which): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { draft } = await lockDraft(transaction, issueId);
    const before = { title: draft.title };
    await noteOnIssue(transaction, issueId, { staffId, action: 'newsletter.delete', before });
    await transaction.deleteFrom('newsletter_issues').where('id', '=', issueId).execute();
  });
}

/** Holds an issue until the transaction ends. Throws `not_found`. */
export async function lockIssue(transaction: Kysely<Tables>, issueId: string): Promise<Issue> {
  const issue = await transaction
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('id', '=', issueId)
    .forUpdate()
    .executeTakeFirst();
  if (!issue) throw noSuchIssue();
  return issue;
}

/** The same of a draft: `conflict` where a colleague has sent it, or it is of another version. */
export async function lockDraft(
  transaction: Kysely<Tables>,
  issueId: string,
  version?: number,
): Promise<Issue> {
  const issue = await lockIssue(transaction, issueId);
  if (issue.state !== 'draft') throw onItsWay();
  if (version !== undefined && issue.draft_version !== version) throw savedElsewhere();
  return issue;
}

function onItsWay(): AppError {
  return new AppError(
    'conflict',
    'This issue has been sent meanwhile: it cannot be changed any more. Load the page again to see how far it is.',
  );
}

/** Notes what somebody does with an issue; the queue where `staffId` is null. */
export async function noteOnIssue(
  transaction: Kysely<Tables>,
  issueId: string,
  entry: Pick<AuditEntry, 'staffId' | 'action' | 'before' | 'after'>,
): Promise<void> {
  await noteStaffAction(transaction, { ...entry, subjectKind: 'newsletter', subjectId: issueId });
}
