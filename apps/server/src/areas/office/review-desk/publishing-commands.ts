import { reviewUndoMinutes } from '@waymark/contract/resumes/choices';
import type { CheckFinding } from '@waymark/contract/resumes/resume-check';
import type { ReviewFields } from '@waymark/contract/resumes/resume-review';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { findCheckOf, presentForReview } from '../../resumes/resume-check/commands.ts';
import { emptyReview, findGaps, tidyReview } from '../../resumes/resume-review/rules.ts';
import { requireVersion, ensurePrefill } from './commands.ts';
import { lockReview, listTemplates, type LockedReview } from './queries.ts';
import { markAutomatic, requireMine, type Prefill } from './rules.ts';

/**
 * Publishes a review: its candidate sees the banner at once, and gets the mail when the time to take it back
 * is over. Pressed again it changes nothing. Throws `not_found`, `conflict`, and `invalid_input` for what is
 * not written yet.
 */
export async function publishReview(
  services: Pick<Services, 'database' | 'files'>,
  reviewerId: string,
  reviewId: string,
  version: number,
): Promise<void> {
  // A resume is read before the review is locked: that takes time.
  const check = await findCheckOf(services, reviewId);
  await services.database.transaction().execute(async (transaction) => {
    const review = await lockReview(transaction, reviewId);
    if (!review.isOpen && (await hasPublished(transaction, reviewerId, reviewId))) return;
    requireMine(review, reviewerId);
    requireVersion(review.version, version);
    const fields = review.fields ?? emptyReview();
    const gaps = findGaps(fields);
    if (Object.keys(gaps).length > 0) {
      throw new AppError('invalid_input', msg`The review is not complete. Write what is missing.`, {
        fields: gaps,
      });
    }
    await insertPublication(transaction, reviewerId, reviewId, {
      prefill: await ensurePrefill(transaction, reviewId, check),
      findings: check ? presentForReview(check).findings : [],
      fields,
    });
    await transaction
      .updateTable('critiques')
      .set({ is_open: false, review_ready: true, opened_by_customer: false })
      .set({ claimed_by: null, claimed_at: null, worked_at: null })
      // A link that its owner knows stays; one that was revoked is replaced by a new one.
      .set({ link_token: sql<string>`coalesce(link_token, ${newSecret().secret})` })
      .where('id', '=', reviewId)
      .execute();
    await noteReview(transaction, reviewerId, 'review.publish', review, false);
  });
}

interface Written {
  fields: ReviewFields;
  prefill: Prefill;
  findings: readonly CheckFinding[];
}

async function insertPublication(
  transaction: Kysely<Tables>,
  reviewerId: string,
  reviewId: string,
  { fields, prefill, findings }: Written,
): Promise<void> {
  const templates = (await listTemplates(transaction, reviewerId)).map(({ text }) => text);
  const published = markAutomatic(tidyReview(fields), { prefill, findings, templates });
  await transaction
    .insertInto('critique_publications')
    .values({
      id: newId(),
      critique_id: reviewId,
      reviewer_id: reviewerId,
      fields: JSON.stringify(published),
    })
    .execute();
}

/** Whether the last publication is this reviewer's. */
async function hasPublished(
  transaction: Kysely<Tables>,
  reviewerId: string,
  reviewId: string,
): Promise<boolean> {
  const last = await transaction
    .selectFrom('critique_publications')
    .select('reviewer_id')
    .where('critique_id', '=', reviewId)
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.reviewer_id === reviewerId;
}

/**
 * Takes a publication back whose mail has not gone out, into the hands of its reviewer, or of a colleague
 * where that one is suspended. What was published before is there again. Throws `not_found`, or `conflict`
 * once it is too late, also where the candidate has asked for another review meanwhile: one request waits at
 * a time.
 */
export async function undoPublication(
  database: Kysely<Tables>,
  reviewerId: string,
  reviewId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockCandidate(transaction, reviewId);
    const review = await lockReview(transaction, reviewId);
    // Of this and the sending that come at once, one finds the row gone or the mail sent.
    const undone = await transaction
      .deleteFrom('critique_publications')
      .where('critique_id', '=', reviewId)
      .where('announced_at', 'is', null)
      .where(
        sql<boolean>`(
          reviewer_id = ${reviewerId} and published_at > now() - make_interval(mins => ${sql.lit(reviewUndoMinutes)})
          or exists (select from users where users.id = reviewer_id and suspended_at is not null)
        )`,
      )
      .returning('id')
      .executeTakeFirst();
    if (!undone || review.isOpen) throw tooLate(review.isOpen);
    const isReady = sql<boolean>`exists (
      select from critique_publications where critique_publications.critique_id = critiques.id
    )`;
    const { isWaiting } = await transaction
      .updateTable('critiques')
      .set({ is_open: true, review_ready: isReady, opened_by_customer: isReady })
      .set({ claimed_by: reviewerId, claimed_at: sql<Date>`now()`, worked_at: sql<Date>`now()` })
      .where('id', '=', reviewId)
      .returning(sql<boolean>`not review_ready`.as('isWaiting'))
      .executeTakeFirstOrThrow();
    if (isWaiting) await refuseSecondRequest(transaction, reviewId);
    await noteReview(transaction, reviewerId, 'review.undo', review, true);
  });
}

/** As the asking for a review does, so that neither overlooks the other. */
async function lockCandidate(transaction: Kysely<Tables>, reviewId: string): Promise<void> {
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', (one) => one.selectFrom('critiques').select('user_id').where('id', '=', reviewId))
    .forUpdate()
    .execute();
}

async function refuseSecondRequest(transaction: Kysely<Tables>, reviewId: string): Promise<void> {
  const other = await transaction
    .selectFrom('critiques as other')
    .innerJoin('critiques', 'critiques.user_id', 'other.user_id')
    .select('other.id')
    .where('critiques.id', '=', reviewId)
    .where('other.id', '!=', reviewId)
    .where('other.review_ready', '=', false)
    .executeTakeFirst();
  if (!other) return;
  throw new AppError(
    'conflict',
    msg`The candidate has read this review and asked for another one: it cannot be taken back any more. Open it again instead.`,
  );
}

function tooLate(isOpen: boolean): AppError {
  return new AppError(
    'conflict',
    isOpen
      ? msg`This review is open already.`
      : msg`The mail has gone out: this cannot be taken back any more. Open the review again instead.`,
  );
}

/**
 * Reopens a published review, claimed by the person who does so. The candidate reads the published version
 * until it is published again. Throws `not_found`, or `conflict` for one that is open.
 */
export async function reopenReview(
  database: Kysely<Tables>,
  reviewerId: string,
  reviewId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const review = await lockReview(transaction, reviewId);
    if (review.isOpen) throw new AppError('conflict', msg`This review is open already.`);
    if (review.isLeaving) throw new AppError('conflict', msg`This candidate has asked to be deleted.`);
    await transaction
      .updateTable('critiques')
      .set({ is_open: true, claimed_by: reviewerId })
      .set({ claimed_at: sql<Date>`now()`, worked_at: sql<Date>`now()` })
      .where('id', '=', reviewId)
      .execute();
    await noteReview(transaction, reviewerId, 'review.reopen', review, true);
  });
}

async function noteReview(
  transaction: Kysely<Tables>,
  staffId: string,
  action: 'review.publish' | 'review.undo' | 'review.reopen',
  review: LockedReview,
  isOpen: boolean,
): Promise<void> {
  await noteStaffAction(transaction, {
    staffId,
    action,
    subjectKind: 'review',
    subjectId: review.id,
    before: { isOpen: review.isOpen, version: review.version },
    after: { isOpen, version: review.version },
  });
}
