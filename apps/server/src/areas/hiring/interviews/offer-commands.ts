import type { InterviewRoundFields, OfferInterviewsFields } from '@waymark/contract/hiring/interviews';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import { moveApplications, ensureStages } from '../applicants/stage-commands.ts';
import { requireOpen } from '../conversations/rules.ts';
import { maxOffers } from './constants.ts';
import { tellCancelled, tellOff, tellOffered } from './notice-commands.ts';
import { getInterview, listDeclinedInterviews, lockInterview, lockInvited } from './queries.ts';
import type { InterviewFacts, InvitedRow } from './queries.ts';
import { requireAhead, requireChangeable, requireFewChanges } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/**
 * Offers times to applicants of a company, who share them, and mails each of them. Throws `not_found` for another
 * company's applicant, `forbidden` for a held company, `conflict` where times are offered already.
 */
export async function offerInterviews(
  { database, queue, config }: Parts,
  recruiterId: string,
  { applicationIds, ...round }: OfferInterviewsFields,
): Promise<void> {
  requireAhead(round.startsAt, new Date());
  const wanted = [...new Set(applicationIds)];
  await database.transaction().execute(async (transaction) => {
    const invited = await lockInvited(transaction, recruiterId, wanted);
    const companyId = requireInvitable(invited, wanted);
    const roundId = await insertRound(transaction, companyId, recruiterId, round);
    const ids = await insertOffers(transaction, roundId, wanted);
    await moveToInterview(transaction, { queue }, companyId, recruiterId, wanted);
    for (const detail of new Set(invited.map(({ jobTitle }) => jobTitle))) {
      await noteCompanyEvent(transaction, {
        companyId,
        userId: recruiterId,
        kind: 'interview-offered',
        detail,
      });
    }
    const times = round.startsAt.map((time) => new Date(time));
    for (const id of ids) {
      await tellOffered(transaction, { queue, config }, await getInterview(transaction, id), { times });
    }
  });
}

function requireInvitable(invited: readonly InvitedRow[], wanted: readonly string[]): string {
  const companyId = invited[0]?.companyId;
  if (companyId === undefined || invited.length < wanted.length) {
    throw new AppError('not_found', 'There is no application with this address.');
  }
  if (invited.some((row) => row.companyId !== companyId)) {
    throw new AppError('conflict', 'Please invite the applicants of one company at a time.');
  }
  for (const row of invited) requireOpen(row, 'company');
  if (invited.some(({ offers }) => offers >= maxOffers)) {
    throw new AppError(
      'conflict',
      `You have offered times ${maxOffers} times. Please write a message instead.`,
    );
  }
  return companyId;
}

async function insertRound(
  transaction: Kysely<Tables>,
  companyId: string,
  authorId: string,
  { startsAt, durationMinutes, timeZone, place, videoUrl, note }: InterviewRoundFields,
): Promise<string> {
  const id = newId();
  await transaction
    .insertInto('interview_rounds')
    .values({
      id,
      company_id: companyId,
      author_id: authorId,
      duration_minutes: durationMinutes,
      time_zone: timeZone,
      place,
      video_url: videoUrl,
      note,
    })
    .execute();
  const slots = startsAt.map((time) => ({
    id: newId(),
    round_id: id,
    starts_at: new Date(time),
    taken_by: null,
  }));
  await transaction.insertInto('interview_slots').values(slots).execute();
  return id;
}

async function insertOffers(
  transaction: Kysely<Tables>,
  roundId: string,
  applicationIds: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .insertInto('interview_offers')
    .values(
      applicationIds.map((applicationId) => ({
        id: newId(),
        application_id: applicationId,
        round_id: roundId,
        status: 'offered' as const,
      })),
    )
    // Of two recruiters who offer at once, the second finds fewer rows than it wanted.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (rows.length < applicationIds.length) {
    throw new AppError(
      'conflict',
      'Times are offered to this applicant already. Change or cancel them first.',
    );
  }
  return rows.map(({ id }) => id);
}

/** Who is invited has come to the interviews; the invitation itself tells the candidate. */
async function moveToInterview(
  transaction: Kysely<Tables>,
  { queue }: Pick<Parts, 'queue'>,
  companyId: string,
  userId: string,
  applicationIds: readonly string[],
): Promise<void> {
  const stages = await ensureStages(transaction, companyId);
  const stage = stages.find(({ kind }) => kind === 'interview');
  const before = stages.filter(({ kind }) => ['seen', 'shortlist'].includes(kind)).map(({ id }) => id);
  const rows = await transaction
    .selectFrom('applications')
    .select('id')
    .where('id', 'in', applicationIds)
    .where(({ or, eb }) => or([eb('stage_id', 'is', null), eb('stage_id', 'in', before)]))
    .execute();
  if (!stage || rows.length === 0) return;
  const moving = { companyId, userId, stageId: stage.id, isQuiet: true };
  await moveApplications(transaction, { queue }, { ...moving, applicationIds: rows.map(({ id }) => id) });
}

/** Offers other times or another place for one interview; the candidate chooses again. Throws as `offerInterviews`. */
export async function changeInterview(
  { database, queue, config }: Parts,
  recruiterId: string,
  interviewId: string,
  round: InterviewRoundFields,
): Promise<string> {
  requireAhead(round.startsAt, new Date());
  return database.transaction().execute(async (transaction) => {
    const before = await requireOwn(transaction, recruiterId, interviewId);
    requireOpen(before, 'company');
    requireChangeable(before.status);
    requireFewChanges(before.sequence);
    const { companyId, jobTitle: detail, applicationId } = before;
    const roundId = await insertRound(transaction, companyId, recruiterId, round);
    await releaseSlot(transaction, interviewId);
    await transaction
      .updateTable('interview_offers')
      .set({ round_id: roundId, status: 'offered', answer: '', ...nextSequence })
      .where('id', '=', interviewId)
      .execute();
    const event = { companyId, userId: recruiterId, detail } as const;
    await noteCompanyEvent(transaction, { ...event, kind: 'interview-changed' });
    const times = round.startsAt.map((time) => new Date(time));
    const interview = await getInterview(transaction, interviewId);
    await tellOffered(transaction, { queue, config }, interview, { times, before });
    return applicationId;
  });
}

/** Cancels an interview for good, and gives its application. Throws `conflict` for one that has ended. */
export async function cancelInterview(
  { database, queue, config }: Parts,
  recruiterId: string,
  interviewId: string,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const before = await requireOwn(transaction, recruiterId, interviewId);
    requireChangeable(before.status);
    await endInterview(transaction, before, 'cancelled');
    const { companyId, jobTitle: detail } = before;
    const event = { companyId, userId: recruiterId, detail } as const;
    await noteCompanyEvent(transaction, { ...event, kind: 'interview-cancelled' });
    await tellCancelled(transaction, { queue, config }, before, before.sequence + 1);
    return before.applicationId;
  });
}

/**
 * Ends the interviews of applicants who were declined since their times were offered, as soon as that cannot be undone
 * any more: nobody is to choose a time, or to wait on one, that will not be. Times that are offered to somebody
 * declined are meant.
 */
export async function endDeclinedInterviews({ database, queue, config }: Parts): Promise<void> {
  for (const id of await listDeclinedInterviews(database)) {
    await database.transaction().execute(async (transaction) => {
      await sql`select from interview_offers where id = ${id} for update`.execute(transaction);
      // Whoever answered or cancelled it at this moment was first: it is looked at again.
      if ((await listDeclinedInterviews(transaction, id)).length === 0) return;
      const before = await getInterview(transaction, id);
      await endInterview(transaction, before, 'cancelled');
      await tellOff(transaction, { queue, config }, before, before.sequence + 1);
    });
  }
}

/** Ends an interview that is locked, and gives its time back to those who share it. */
export async function endInterview(
  transaction: Kysely<Tables>,
  { id }: Pick<InterviewFacts, 'id'>,
  status: 'declined' | 'cancelled' | 'others-asked',
  answer = '',
): Promise<void> {
  await releaseSlot(transaction, id);
  await transaction
    .updateTable('interview_offers')
    .set({ status, answer, ...nextSequence })
    .where('id', '=', id)
    .execute();
}

export const nextSequence = { sequence: sql<number>`sequence + 1`, updated_at: sql<Date>`now()` };

export async function releaseSlot(transaction: Kysely<Tables>, interviewId: string): Promise<void> {
  await transaction
    .updateTable('interview_slots')
    .set({ taken_by: null })
    .where('taken_by', '=', interviewId)
    .execute();
}

async function requireOwn(
  transaction: Kysely<Tables>,
  recruiterId: string,
  interviewId: string,
): Promise<InterviewFacts> {
  const viewer = { side: 'company', userId: recruiterId } as const;
  const interview = await lockInterview(transaction, viewer, interviewId);
  if (!interview) throw new AppError('not_found', 'There is no interview with this address.');
  return interview;
}
