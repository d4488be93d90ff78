import { messagesInTimeline } from '@waymark/contract/hiring/choices/application-timeline';
import type { InterviewStatus } from '@waymark/contract/hiring/choices/interviews';
import type { ApplicationTimeline } from '@waymark/contract/hiring/application-timeline';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { listMoves, listUndecided } from '../applications/queries.ts';
import { listInterviews } from '../interviews/queries.ts';
import { presentTimeline, type CourseRow } from './presenter.ts';
import type { TimelineEvent } from './rules.ts';

/** The course of a candidate's applications, in the order asked for; somebody else's are left out. */
export async function listTimelines(
  database: Kysely<Tables>,
  candidateId: string,
  applicationIds: readonly string[],
): Promise<ApplicationTimeline[]> {
  const rows = await listCourses(database, candidateId, applicationIds);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [moves, messages, meetings, interviews, undecided] = [
    await listMoves(database, ids),
    await listMessages(database, ids),
    await listMeetings(database, ids),
    await listInterviews(database, ids),
    await listUndecided(database, ids),
  ];
  const now = new Date();
  const timelines = rows.map((row) =>
    presentTimeline(
      {
        row,
        moves: moves.filter((move) => move.application_id === row.id),
        messages: messages.filter((message) => message.application_id === row.id),
        meetings: meetings.filter((meeting) => meeting.application_id === row.id),
        interviews: interviews.filter((interview) => interview.applicationId === row.id),
        isUndecided: undecided.has(row.id),
      },
      now,
    ),
  );
  return timelines.toSorted(
    (a, b) => applicationIds.indexOf(a.applicationId) - applicationIds.indexOf(b.applicationId),
  );
}

function listCourses(
  database: Kysely<Tables>,
  candidateId: string,
  applicationIds: readonly string[],
): Promise<CourseRow[]> {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('conversations', 'conversations.application_id', 'applications.id')
    .select(['applications.id', 'applications.status', 'jobs.status as job_status', 'jobs.closed_at'])
    .select('jobs.moderation as job_moderation')
    .select(['conversations.id as conversation_id', 'conversations.unread_by_candidate as unread'])
    .where('applications.id', 'in', applicationIds)
    .where('applications.user_id', '=', candidateId)
    .execute();
}

type OwnEvent = TimelineEvent & { application_id: string };

async function listMessages(database: Kysely<Tables>, ids: readonly string[]): Promise<OwnEvent[]> {
  const { rows } = await sql<OwnEvent>`
    select application_id, latest.created_at as at,
      case when from_company then 'message-received' else 'message-sent' end as kind
    from conversations cross join lateral (
      select created_at, from_company from messages
      where conversation_id = conversations.id order by id desc limit ${messagesInTimeline}
    ) latest
    where application_id = any(${ids}::uuid[])
  `.execute(database);
  return rows;
}

const answerKinds = {
  chosen: 'interview-chosen',
  'others-asked': 'interview-others-asked',
  declined: 'interview-declined',
  cancelled: 'interview-cancelled',
} as const;

async function listMeetings(database: Kysely<Tables>, ids: readonly string[]): Promise<OwnEvent[]> {
  const rows: { application_id: string; status: InterviewStatus; created_at: Date; updated_at: Date }[] =
    await database
      .selectFrom('interview_offers')
      .select(['application_id', 'status', 'created_at', 'updated_at'])
      .where('application_id', 'in', ids)
      .execute();
  return rows.flatMap(({ application_id, status, created_at, updated_at }) => [
    { application_id, kind: 'interview-offered' as const, at: created_at },
    ...(status === 'offered' ? [] : [{ application_id, kind: answerKinds[status], at: updated_at }]),
  ]);
}
