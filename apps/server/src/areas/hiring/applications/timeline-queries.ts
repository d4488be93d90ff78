import type { ApplicationTimeline } from '@waymark/contract/hiring/application-timeline';
import {
  messagesInTimeline,
  type NextStep,
  type TimelineKind,
  type InterviewStatus,
} from '@waymark/contract/hiring/choices';
import type { Interview } from '@waymark/contract/hiring/interviews';
import type { JobStatus } from '@waymark/contract/jobs/choices';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { listInterviews } from '../interviews/queries.ts';
import type { RecordedStatus } from '../tables.ts';
import { listMoves, listUndecided } from './queries.ts';
import { type StageEvent, listVisibleEvents } from './rules.ts';

const stageSteps: readonly TimelineKind[] = [
  'viewed',
  'shortlist',
  'interview',
  'offer',
  'hired',
  'declined',
];

const isChoosable = ({ status, slots }: Interview) =>
  status === 'offered' && slots.some(({ isGone }) => !isGone);

const isAhead = ({ status, startsAt }: Interview, now: Date) =>
  status === 'chosen' && startsAt !== null && new Date(startsAt) > now;

/** The timelines of a candidate’s applications in the given order; those of others are left out. */
export async function listTimelines(
  database: Database,
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

function listCourses(database: Database, candidateId: string, applicationIds: readonly string[]) {
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

async function listMessages(database: Database, ids: readonly string[]): Promise<OwnEvent[]> {
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

async function listMeetings(database: Database, ids: readonly string[]): Promise<OwnEvent[]> {
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

type CourseRow = Awaited<ReturnType<typeof listCourses>>[number];

interface Course {
  row: CourseRow;
  moves: readonly StageEvent[];
  messages: readonly TimelineEvent[];
  meetings: readonly TimelineEvent[];
  interviews: readonly Interview[];
  isUndecided: boolean;
}

/** The timeline as the candidate sees it. */
function presentTimeline(course: Course, now: Date): ApplicationTimeline {
  const { row, interviews } = course;
  const told = listFirstEvents(course.moves, course.isUndecided, now);
  const events = [...told, ...course.messages, ...course.meetings, ...listClosing(row)].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  const standing = {
    status: row.status,
    jobStatus: row.job_status,
    isTakenDown: row.job_moderation === 'suspended',
    events,
    interviews,
    unread: row.unread ?? 0,
  };
  return {
    applicationId: row.id,
    nextStep: findNextStep(standing, now),
    events: events.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    interviews: [...interviews],
    conversation: row.conversation_id === null ? null : { id: row.conversation_id, unread: row.unread ?? 0 },
  };
}

function listClosing({ job_status: status, closed_at: at }: CourseRow): TimelineEvent[] {
  if (at === null || status === 'active') return [];
  return [{ kind: status === 'filled' ? 'job-filled' : 'job-closed', at }];
}

interface TimelineEvent {
  kind: TimelineKind;
  at: Date;
}

/** The first occurrence of each event that the candidate sees. */
function listFirstEvents(moves: readonly StageEvent[], isUndecided: boolean, now: Date): TimelineEvent[] {
  const told = listVisibleEvents(moves, isUndecided, now);
  return told.filter(({ kind }, index) => told.findIndex((event) => event.kind === kind) === index);
}

interface Standing {
  status: RecordedStatus;
  jobStatus: JobStatus;
  /** By our staff, not by its employer. */
  isTakenDown: boolean;
  /** The events that the candidate sees. */
  events: readonly TimelineEvent[];
  interviews: readonly Interview[];
  unread: number;
}

/** The candidate’s next step, or what the application waits for. */
function findNextStep(
  { status, jobStatus, isTakenDown, events, interviews, unread }: Standing,
  now: Date,
): NextStep {
  if (status === 'withdrawn') return 'withdrawn';
  const stage = events.findLast(({ kind }) => stageSteps.includes(kind))?.kind as NextStep | undefined;
  if (stage === 'hired' || stage === 'declined') return unread > 0 ? 'read-message' : stage;
  if (interviews.some((interview) => isChoosable(interview))) return 'choose-time';
  if (unread > 0) return 'read-message';
  if (interviews.some((interview) => isAhead(interview, now))) return 'interview-ahead';
  if (interviews.some((interview) => interview.status === 'others-asked')) return 'wait-for-times';
  if (stage === 'offer') return stage;
  if (isTakenDown) return 'job-taken-down';
  if (jobStatus === 'filled') return 'job-filled';
  if (jobStatus !== 'active') return 'job-closed';
  return stage ?? 'submitted';
}
