import type {
  InterviewAnswer,
  InterviewRoundFields,
  OfferInterviewsFields,
} from '@waymark/contract/hiring/interviews';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import { ensureStages, moveApplications } from '../applicants/stage-commands.ts';
import { requireOpen } from '../conversations/rules.ts';
import {
  mailAgreed,
  mailCancelled,
  mailCompanyCancelled,
  mailOff,
  mailOffered,
  mailRefused,
} from './notice-commands.ts';
import {
  getInterview,
  type InterviewFacts,
  type InvitedRow,
  listDeclinedInterviews,
  lockInterview,
  lockInvited,
} from './queries.ts';
import { requireAhead, requireAnswerable, requireChangeable, requireFewChanges } from './rules.ts';

/** How often times are offered for one application, in all. */
const maxOffers = 10;

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/**
 * Offers times that applicants of a company share, and mails them. Throws `not_found` for another company’s
 * applicant, `forbidden` for a held company, `conflict` where times are offered already.
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
      await mailOffered(transaction, { queue, config }, await getInterview(transaction, id), { times });
    }
  });
}

function requireInvitable(invited: readonly InvitedRow[], wanted: readonly string[]): string {
  const companyId = invited[0]?.companyId;
  if (companyId === undefined || invited.length < wanted.length) {
    throw new AppError('not_found', msg`There is no application with this address.`);
  }
  if (invited.some((row) => row.companyId !== companyId)) {
    throw new AppError('conflict', msg`Please invite the applicants of one company at a time.`);
  }
  for (const row of invited) requireOpen(row, 'company');
  if (invited.some(({ offers }) => offers >= maxOffers)) {
    throw new AppError(
      'conflict',
      msg`You have offered times ${maxOffers} times. Please write a message instead.`,
    );
  }
  return companyId;
}

async function insertRound(
  transaction: Database,
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
  transaction: Database,
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
      msg`Times are offered to this applicant already. Change or cancel them first.`,
    );
  }
  return rows.map(({ id }) => id);
}

/** Invited applicants move to the interview stage; the invitation itself informs them. */
async function moveToInterview(
  transaction: Database,
  { queue }: Pick<Parts, 'queue'>,
  companyId: string,
  userId: string,
  applicationIds: readonly string[],
) {
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

/** Offers other times or another place; the candidate chooses again. Throws as `offerInterviews`. */
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
    await mailOffered(transaction, { queue, config }, interview, { times, before });
    return applicationId;
  });
}

/**
 * Cancels an interview and returns its application. A quiet one leaves the candidate to the company. Throws `conflict`
 * for one that has ended.
 */
export async function cancelInterview(
  { database, queue, config }: Parts,
  recruiterId: string,
  interviewId: string,
  { isQuiet = false } = {},
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const before = await requireOwn(transaction, recruiterId, interviewId);
    requireChangeable(before.status);
    await endInterview(transaction, before, 'cancelled');
    const { companyId, jobTitle: detail } = before;
    const event = { companyId, userId: recruiterId, detail } as const;
    await noteCompanyEvent(transaction, { ...event, kind: 'interview-cancelled' });
    const mailAll = isQuiet ? mailCompanyCancelled : mailCancelled;
    await mailAll(transaction, { queue, config }, before, before.sequence + 1);
    return before.applicationId;
  });
}

/**
 * Ends the interviews of applicants who were told of a rejection after the times were offered, once that cannot be
 * undone. Of a quiet rejection they stay: a candidate who was told nothing would come.
 */
export async function endDeclinedInterviews({ database, queue, config }: Parts): Promise<void> {
  for (const id of await listDeclinedInterviews(database)) {
    await database.transaction().execute(async (transaction) => {
      await sql`select from interview_offers where id = ${id} for update`.execute(transaction);
      // A parallel answer or cancellation was first: check again.
      if ((await listDeclinedInterviews(transaction, id)).length === 0) return;
      const before = await getInterview(transaction, id);
      await endInterview(transaction, before, 'cancelled');
      await mailOff(transaction, { queue, config }, before, before.sequence + 1);
    });
  }
}

/** Ends a locked interview and frees its time. */
async function endInterview(
  transaction: Database,
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

const nextSequence = { sequence: sql<number>`sequence + 1`, updated_at: sql<Date>`now()` };

async function releaseSlot(transaction: Database, interviewId: string): Promise<void> {
  await transaction
    .updateTable('interview_slots')
    .set({ taken_by: null })
    .where('taken_by', '=', interviewId)
    .execute();
}

async function requireOwn(
  transaction: Database,
  recruiterId: string,
  interviewId: string,
): Promise<InterviewFacts> {
  const viewer = { side: 'company', userId: recruiterId } as const;
  const interview = await lockInterview(transaction, viewer, interviewId);
  if (!interview) throw new AppError('not_found', msg`There is no interview with this address.`);
  return interview;
}

/**
 * A candidate’s answer to the offered times; returns the application. Throws `not_found` for another’s,
 * `conflict` for a taken or past time and for an ended interview.
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
    if (!before) throw new AppError('not_found', msg`There is no interview with this address.`);
    requireOpen({ ...before, isBlocked: false }, 'candidate');
    requireAnswerable(before.status);
    if (answer.answer !== 'decline') requireFewChanges(before.sequence);
    if (answer.answer === 'choose') {
      await chooseSlot(transaction, { queue, config }, before, answer.slotId);
      return before.applicationId;
    }
    const asks = answer.answer === 'ask';
    await endInterview(transaction, before, asks ? 'others-asked' : 'declined', answer.text);
    await mailRefused(transaction, { queue, config }, before, {
      what: asks ? 'asks' : 'declined',
      words: answer.text,
      sequence: before.sequence + 1,
    });
    return before.applicationId;
  });
}

async function chooseSlot(
  transaction: Database,
  parts: Omit<Parts, 'database'>,
  before: InterviewFacts,
  slotId: string,
) {
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
      msg`Someone else has taken this time, or it is over. Please choose another one.`,
    );
  }
  await transaction
    .updateTable('interview_offers')
    .set({ status: 'chosen', answer: '', ...nextSequence })
    .where('id', '=', before.id)
    .execute();
  const interview = await getInterview(transaction, before.id);
  await mailAgreed(transaction, parts, { ...interview, startsAt: taken.starts_at });
}

async function isChosenAlready(transaction: Database, interviewId: string, slotId: string): Promise<boolean> {
  const slot = await transaction
    .selectFrom('interview_slots')
    .select('id')
    .where('id', '=', slotId)
    .where('taken_by', '=', interviewId)
    .executeTakeFirst();
  return slot !== undefined;
}

/**
 * Ends the interviews of withdrawn applications and of accounts about to be deleted, and informs the
 * planners.
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
      const told = { what: 'withdrawn', words: '', sequence: before.sequence + 1 } as const;
      await mailRefused(transaction, { queue, config }, before, told);
    });
  }
}
