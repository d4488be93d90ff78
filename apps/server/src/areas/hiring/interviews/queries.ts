import { type InterviewStatus, declineMinutes } from '@waymark/contract/hiring/choices';
import type { Interview } from '@waymark/contract/hiring/interviews';
import type { Language } from '@waymark/contract/text/languages';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { companiesSeeing, companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { isLeaving } from '../conversations/queries.ts';
import type { ConversationState } from '../conversations/rules.ts';

/** The interviews of applications, latest first. */
export async function listInterviews(
  database: Database,
  applicationIds: readonly string[],
): Promise<Interview[]> {
  if (applicationIds.length === 0) return [];
  const rows = await database
    .selectFrom('interview_offers')
    .innerJoin('interview_rounds', 'interview_rounds.id', 'interview_offers.round_id')
    .select(['interview_offers.id', 'interview_offers.application_id', 'interview_offers.status'])
    .select(['interview_offers.answer', 'interview_offers.round_id', 'interview_rounds.duration_minutes'])
    .select(['interview_rounds.time_zone', 'interview_rounds.place', 'interview_rounds.video_url'])
    .select('interview_rounds.note')
    .where('interview_offers.application_id', 'in', applicationIds)
    .orderBy('interview_offers.id', 'desc')
    .execute();
  const rounds = rows.map((row) => row.round_id);
  if (rounds.length === 0) return [];
  const slots = await database
    .selectFrom('interview_slots')
    .select(['id', 'round_id', 'starts_at', 'taken_by'])
    .where('round_id', 'in', rounds)
    .orderBy('starts_at')
    .execute();
  const now = new Date();
  return rows.map((row) => {
    const offered = slots.filter((slot) => slot.round_id === row.round_id);
    const chosen = offered.find((slot) => slot.taken_by === row.id);
    return {
      id: row.id,
      applicationId: row.application_id,
      status: row.status,
      // Who took another time stays hidden.
      slots: offered.map((slot) => ({
        id: slot.id,
        startsAt: slot.starts_at.toISOString(),
        isGone: slot.starts_at <= now || (slot.taken_by !== null && slot.taken_by !== row.id),
      })),
      startsAt: chosen?.starts_at.toISOString() ?? null,
      durationMinutes: row.duration_minutes,
      timeZone: row.time_zone,
      place: row.place,
      videoUrl: row.video_url,
      note: row.note,
      answer: row.answer,
    };
  });
}

/** Whether an application belongs to the member’s companies, withdrawn or not. */
export async function isCompanyApplication(
  database: Database,
  memberId: string,
  applicationId: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('applications.id')
    .where('applications.id', '=', applicationId)
    .where('jobs.company_id', 'in', companiesSeeing(memberId))
    .executeTakeFirst();
  return row !== undefined;
}

/** An interview with everything that mails and calendars need. */
export interface InterviewFacts extends ConversationState {
  id: string;
  applicationId: string;
  roundId: string;
  authorId: string | null;
  status: InterviewStatus;
  sequence: number;
  startsAt: Date | null;
  durationMinutes: number;
  timeZone: string;
  place: string;
  videoUrl: string;
  note: string;
  companyId: string;
  companyName: string;
  jobTitle: string;
  candidateId: string;
  email: string;
  first_name: string;
  last_name: string;
  email_confirmed_at: Date | null;
  language: Language | null;
}

type Viewer = { side: 'candidate' | 'company'; userId: string };

/** The interview of one of its sides; undefined for another's. */
export async function findInterview(
  database: Database,
  viewer: Viewer,
  interviewId: string,
): Promise<InterviewFacts | undefined> {
  const { rows } = await selectFacts(interviewId, isOf(viewer, companiesSeeing)).execute(database);
  return rows[0];
}

/** The same for a member who may change it, locked: answers and changes happen in order. */
export async function lockInterview(
  transaction: Database,
  viewer: Viewer,
  interviewId: string,
): Promise<InterviewFacts | undefined> {
  await sql`select from interview_offers where id = ${interviewId} for update`.execute(transaction);
  const { rows } = await selectFacts(interviewId, isOf(viewer, companiesRecruitedBy)).execute(transaction);
  return rows[0];
}

function isOf({ side, userId }: Viewer, companies: typeof companiesSeeing) {
  return side === 'candidate'
    ? sql`applications.user_id = ${userId}`
    : sql`jobs.company_id in ${companies(userId)}`;
}

/** For scheduled work: without a check of the side. */
export async function getInterview(database: Database, interviewId: string): Promise<InterviewFacts> {
  const { rows } = await selectFacts(interviewId, sql`true`).execute(database);
  const [row] = rows;
  if (!row) throw new Error('The interview is gone.');
  return row;
}

/**
 * Open interviews whose applicant was rejected afterwards, past the time to undo it: all, or the given one.
 */
export async function listDeclinedInterviews(
  database: Database,
  interviewId: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select interview_offers.id
    from interview_offers
    join interview_rounds on interview_rounds.id = interview_offers.round_id
    join applications on applications.id = interview_offers.application_id
    join application_stages on application_stages.id = applications.stage_id
    where interview_offers.status in ('offered', 'chosen', 'others-asked')
      and interview_offers.id = coalesce(${interviewId}::uuid, interview_offers.id)
      and application_stages.kind = 'declined' and applications.status <> 'withdrawn'
      and applications.moved_at > interview_rounds.created_at
      and applications.moved_at < now() - make_interval(mins => ${declineMinutes}::int)
      and applications.told_version = applications.stage_version
      and not exists (select from decline_letters where application_id = applications.id)
  `.execute(database);
  return rows.map(({ id }) => id);
}

const isBlocked = sql<boolean>`exists (
  select from blocked_companies
  where blocked_companies.candidate_id = users.id and blocked_companies.company_id = companies.id
)`;

function selectFacts(interviewId: string, isVisible: RawBuilder<unknown>) {
  return sql<InterviewFacts>`
    select interview_offers.id, application_id as "applicationId", interview_rounds.id as "roundId",
      author_id as "authorId", interview_offers.status, sequence, interview_slots.starts_at as "startsAt",
      duration_minutes as "durationMinutes", time_zone as "timeZone", place, video_url as "videoUrl", note,
      companies.id as "companyId", companies.name as "companyName", jobs.title as "jobTitle",
      users.id as "candidateId", users.email, users.first_name, users.last_name, users.email_confirmed_at,
      users.language,
      applications.status as "applicationStatus", ${isBlocked} as "isBlocked",
      ${isLeaving} as "isLeaving", companies.held_reason is not null as "isHeld"
    from interview_offers
    join interview_rounds on interview_rounds.id = interview_offers.round_id
    join applications on applications.id = application_id
    join jobs on jobs.id = applications.job_id
    join companies on companies.id = jobs.company_id
    join users on users.id = applications.user_id
    left join interview_slots on interview_slots.taken_by = interview_offers.id
    where interview_offers.id = ${interviewId} and ${isVisible}
  `;
}

export interface InvitedRow extends ConversationState {
  id: string;
  companyId: string;
  jobTitle: string;
  offers: number;
}

/** Applicants of the recruiter’s companies, locked in one order; those of others are left out. */
export async function lockInvited(
  transaction: Database,
  recruiterId: string,
  applicationIds: readonly string[],
): Promise<InvitedRow[]> {
  const { rows } = await sql<InvitedRow>`
    select applications.id, companies.id as "companyId", jobs.title as "jobTitle",
      applications.status as "applicationStatus", ${isBlocked} as "isBlocked",
      ${isLeaving} as "isLeaving", companies.held_reason is not null as "isHeld",
      (select count(*)::int from interview_offers where application_id = applications.id) as offers
    from applications
    join jobs on jobs.id = applications.job_id
    join companies on companies.id = jobs.company_id
    join users on users.id = applications.user_id
    where applications.id = any(${applicationIds}::uuid[])
      and companies.id in ${companiesRecruitedBy(recruiterId)}
    order by applications.id
    for update of applications
  `.execute(transaction);
  return rows;
}
