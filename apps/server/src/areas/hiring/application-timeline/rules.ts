import type { NextStep, TimelineKind } from '@waymark/contract/hiring/choices/application-timeline';
import type { JobStatus } from '@waymark/contract/jobs/choices/jobs';
import type { Interview } from '@waymark/contract/hiring/interviews';
import { listTold, type StageEvent } from '../applications/standing-rules.ts';
import type { RecordedStatus } from '../applications/tables.ts';

export interface TimelineEvent {
  kind: TimelineKind;
  at: Date;
}

/** The first time that each thing happened, as the candidate is told. */
export function tellMoves(moves: readonly StageEvent[], isUndecided: boolean, now: Date): TimelineEvent[] {
  const told = listTold(moves, isUndecided, now);
  return told.filter(({ kind }, index) => told.findIndex((event) => event.kind === kind) === index);
}

export interface Standing {
  status: RecordedStatus;
  jobStatus: JobStatus;
  /** By our staff, not by its employer. */
  isTakenDown: boolean;
  /** Of what the candidate is told. */
  events: readonly TimelineEvent[];
  interviews: readonly Interview[];
  unread: number;
}

/** What the candidate can do next, or what the application waits for. */
export function findNextStep(
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
