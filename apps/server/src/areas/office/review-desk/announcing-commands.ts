import { reviewUndoMinutes } from '@waymark/contract/resumes/choices';
import type { Language } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { reviewLinkOf } from '../../resumes/resume-review/presenter.ts';
import { secondRoundEnd } from '../../resumes/resume-review/rules.ts';
import { reviewPublishedMail } from './emails/review-published.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/**
 * Mails of the reviews that cannot be taken back any more, each once, and gives how many. Several nodes may
 * do so. Those of a suspended reviewer wait for a colleague, who takes them back or sends them.
 */
export async function announceReviews(services: Parts, now = new Date()): Promise<number> {
  let sent = 0;
  for (;;) {
    const outcome = await announceNext(services, now);
    if (outcome === 'none') return sent;
    if (outcome === 'sent') sent++;
  }
}

function announceNext({ database, queue, config }: Parts, now: Date): Promise<'none' | 'sent' | 'dropped'> {
  return database.transaction().execute(async (transaction) => {
    const dueSince = new Date(now.getTime() - reviewUndoMinutes * 60_000);
    const due = await takeDue(
      transaction,
      sql`critique_publications.published_at <= ${dueSince} and reviewers.suspended_at is null`,
    );
    return due ? announce(transaction, { queue, config }, due) : 'none';
  });
}

/**
 * Sends the mail of one's own publication before its time, or that of a suspended colleague. Throws
 * `conflict`.
 */
export async function announceNow(
  { database, queue, config }: Parts,
  reviewerId: string,
  reviewId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const isOurs = sql`critiques.id = ${reviewId}
      and (critique_publications.reviewer_id = ${reviewerId} or reviewers.suspended_at is not null)`;
    const due = await takeDue(transaction, isOurs);
    if (!due) throw new AppError('conflict', msg`There is no mail of yours that waits to be sent.`);
    await announce(transaction, { queue, config }, due);
    await noteStaffAction(transaction, {
      staffId: reviewerId,
      action: 'review.announce',
      subjectKind: 'review',
      subjectId: reviewId,
    });
  });
}

async function announce(
  transaction: Kysely<Tables>,
  { queue, config }: Pick<Parts, 'queue' | 'config'>,
  due: DuePublication,
): Promise<'sent' | 'dropped'> {
  await transaction
    .updateTable('critique_publications')
    .set({ announced_at: sql<Date>`now()` })
    .where('id', '=', due.publication_id)
    .execute();
  if (due.is_leaving) return 'dropped';
  const mail = reviewPublishedMail(recipientOf(due), {
    // An unproven address may be a stranger's, and the link opens a resume.
    reviewLink: due.email_confirmed_at === null ? null : reviewLinkOf(due, config.publicUrl),
    reviewer: due.reviewer,
    secondRoundUntil: openEnd(secondRoundEnd(due.round, due.first_published_at)),
    publicUrl: config.publicUrl,
  });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: due.user_id });
  return 'sent';
}

/** A review that was opened again late may have no second round any more. */
function openEnd(end: Date | null): Date | null {
  return end && end > new Date() ? end : null;
}

interface DuePublication {
  publication_id: string;
  user_id: string;
  email: string;
  first_name: string;
  email_confirmed_at: Date | null;
  language: Language | null;
  is_leaving: boolean;
  link_token: string | null;
  review_ready: boolean;
  round: number;
  first_published_at: Date;
  reviewer: string | null;
}

/** One whose mail waits, held until the transaction ends; the sending of another node passes it over. */
async function takeDue(
  transaction: Kysely<Tables>,
  which: RawBuilder<unknown>,
): Promise<DuePublication | undefined> {
  const { rows } = await sql<DuePublication>`
    select critique_publications.id as publication_id, users.id as user_id, users.email, users.first_name,
      users.email_confirmed_at, users.language, users.deletion_due_at is not null as is_leaving, critiques.link_token,
      critiques.review_ready, critiques.round, (
        select min(published_at) from critique_publications as first where first.critique_id = critiques.id
      ) as first_published_at, rtrim(reviewers.first_name || ' ' || reviewers.last_name) as reviewer
    from critique_publications
    join critiques on critiques.id = critique_publications.critique_id
    join users on users.id = critiques.user_id
    left join users as reviewers on reviewers.id = critique_publications.reviewer_id
    where critique_publications.announced_at is null and ${which}
    order by critique_publications.published_at limit 1
    for update of critique_publications skip locked
  `.execute(transaction);
  return rows[0];
}
