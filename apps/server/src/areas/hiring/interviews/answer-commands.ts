import type { InterviewAnswer } from '@waymark/contract/hiring/interviews';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { requireOpen } from '../conversations/rules.ts';
import { tellAgreed, tellRefused } from './notice-commands.ts';
import { endInterview, nextSequence, releaseSlot } from './offer-commands.ts';
import { getInterview, lockInterview, type InterviewFacts } from './queries.ts';
import { requireAnswerable, requireFewChanges } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/**
 * What a candidate says to the times of an interview; gives its application. Throws `not_found` for another's,
 * `conflict` for a time that was taken or is over, and for an interview that has ended.
 */
export async function answerInterview(
  { database, queue, config }: Parts,
  candidateId: string,
  interviewId: string,
  answer: InterviewAnswer,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const viewer = { side: 'candidate', userId: candidateId } as const;
    const before = await lockInterview(transaction, viewer, interviewId);
    if (!before) throw new AppError('not_found', 'There is no interview with this address.');
    requireOpen({ ...before, isBlocked: false }, 'candidate');
    requireAnswerable(before.status);
    if (answer.answer !== 'decline') requireFewChanges(before.sequence);
    if (answer.answer === 'choose') {
      await chooseSlot(transaction, { queue, config }, before, answer.slotId);
      return before.applicationId;
    }
    const asks = answer.answer === 'ask';
    await endInterview(transaction, before, asks ? 'others-asked' : 'declined', answer.text);
    await tellRefused(transaction, { queue, config }, before, {
      what: asks ? 'asks for other times' : 'has declined',
      words: answer.text,
      sequence: before.sequence + 1,
    });
    return before.applicationId;
  });
}

async function chooseSlot(
  transaction: Kysely<Tables>,
  parts: Omit<Parts, 'database'>,
  before: InterviewFacts,
  slotId: string,
): Promise<void> {
  if (await isChosenAlready(transaction, before.id, slotId)) return;
  await releaseSlot(transaction, before.id);
  // Of two candidates who choose one time at once, the second waits here and finds it taken.
  const taken = await transaction
    .updateTable('interview_slots')
    .set({ taken_by: before.id })
    .where('id', '=', slotId)
    .where('round_id', '=', before.roundId)
    .where('taken_by', 'is', null)
    .where('starts_at', '>', sql<Date>`now()`)
    .returning('starts_at')
    .executeTakeFirst();
  if (!taken) {
    throw new AppError(
      'conflict',
      'Someone else has taken this time, or it is over. Please choose another one.',
    );
  }
  await transaction
    .updateTable('interview_offers')
    .set({ status: 'chosen', answer: '', ...nextSequence })
    .where('id', '=', before.id)
    .execute();
  const interview = await getInterview(transaction, before.id);
  await tellAgreed(transaction, parts, { ...interview, startsAt: taken.starts_at });
}

async function isChosenAlready(
  transaction: Kysely<Tables>,
  interviewId: string,
  slotId: string,
): Promise<boolean> {
  const slot = await transaction
    .selectFrom('interview_slots')
    .select('id')
    .where('id', '=', slotId)
    .where('taken_by', '=', interviewId)
    .executeTakeFirst();
  return slot !== undefined;
}

/**
 * Ends the interviews of applications that were withdrawn since, and of candidates whose account is to be deleted, and
 * tells those who planned them.
 */
export async function endWithdrawnInterviews({ database, queue, config }: Parts): Promise<void> {
  const rows = await database
    .selectFrom('interview_offers')
    .innerJoin('applications', 'applications.id', 'interview_offers.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['interview_offers.id', 'applications.user_id'])
    .where('interview_offers.status', 'in', ['offered', 'chosen', 'others-asked'])
    .where(({ or, eb }) =>
      or([eb('applications.status', '=', 'withdrawn'), eb('users.deletion_due_at', 'is not', null)]),
    )
    .execute();
  for (const { id, user_id: userId } of rows) {
    await database.transaction().execute(async (transaction) => {
      // Another node may have been first: the interview is looked at again once it is locked.
      const before = await lockInterview(transaction, { side: 'candidate', userId }, id);
      if (!before || before.status === 'cancelled' || before.status === 'declined') return;
      await endInterview(transaction, before, 'cancelled');
      const told = { what: 'has withdrawn', words: '', sequence: before.sequence + 1 } as const;
      await tellRefused(transaction, { queue, config }, before, told);
    });
  }
}
