import type { JobStatus } from '@waymark/contract/jobs/choices/jobs';
import type { PostingModeration } from '@waymark/contract/office/choices/moderation';
import type { ApplicationTimeline } from '@waymark/contract/hiring/application-timeline';
import type { Interview } from '@waymark/contract/hiring/interviews';
import type { StageEvent } from '../applications/standing-rules.ts';
import type { RecordedStatus } from '../applications/tables.ts';
import { findNextStep, tellMoves, type TimelineEvent } from './rules.ts';

export interface CourseRow {
  id: string;
  status: RecordedStatus;
  job_status: JobStatus;
  job_moderation: PostingModeration | null;
  closed_at: Date | null;
  conversation_id: string | null;
  unread: number | null;
}

interface Course {
  row: CourseRow;
  moves: readonly StageEvent[];
  messages: readonly TimelineEvent[];
  meetings: readonly TimelineEvent[];
  interviews: readonly Interview[];
  isUndecided: boolean;
}

/** The course of an application as its candidate sees it. */
export function presentTimeline(course: Course, now: Date): ApplicationTimeline {
  const { row, interviews } = course;
  const told = tellMoves(course.moves, course.isUndecided, now);
  const events = [...told, ...course.messages, ...course.meetings, ...tellClosing(row)].toSorted(
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

function tellClosing({ job_status: status, closed_at: at }: CourseRow): TimelineEvent[] {
  if (at === null || status === 'active') return [];
  return [{ kind: status === 'filled' ? 'job-filled' : 'job-closed', at }];
}
