import { moveGraceSeconds, type StageKind } from '@waymark/contract/choices/applicants';
import type { NextStep, TimelineKind } from '@waymark/contract/choices/application-timeline';
import type { ApplicationStatus } from '@waymark/contract/choices/applications';
import { declineMinutes } from '@waymark/contract/choices/declines';
import type { JobStatus } from '@waymark/contract/choices/jobs';
import type { Interview } from '@waymark/contract/hiring/interviews';

export interface TimelineEvent {
  kind: TimelineKind;
  at: Date;
}

export interface StageEvent {
  status: ApplicationStatus;
  stage_kind: StageKind | null;
  created_at: Date;
}

/**
 * What a candidate is told of the moves within a company. Left out are the company's own stages, what was taken back
 * within its grace, and a decline whose letter has not gone out.
 */
export function tellMoves(moves: readonly StageEvent[], isUndecided: boolean, now: Date): TimelineEvent[] {
  const told: TimelineEvent[] = [];
  for (const [index, move] of moves.entries()) {
    const kind = kindOf(move);
    if (kind === undefined || told.some((event) => event.kind === kind)) continue;
    if (kind === 'declined' && isUndecided) continue;
    if (move.stage_kind !== null && kind !== 'viewed' && isTakenBack(moves, index, now)) continue;
    told.push({ kind, at: move.created_at });
  }
  return told;
}

function kindOf({ status, stage_kind: stage }: StageEvent): TimelineKind | undefined {
  if (stage === null) return status;
  if (stage === 'seen') return 'viewed';
  return stage === 'new' || stage === 'own' ? undefined : stage;
}

/** Whether another move followed before the candidate was told, or still may. */
function isTakenBack(moves: readonly StageEvent[], index: number, now: Date): boolean {
  const move = moves[index] as StageEvent;
  const grace = move.stage_kind === 'declined' ? declineMinutes * 60 : moveGraceSeconds;
  const next = moves.slice(index + 1).find(({ stage_kind: stage }) => stage !== null);
  const until = move.created_at.getTime() + grace * 1000;
  return next
    ? next.created_at.getTime() <= until
    : move.created_at.getTime() + moveGraceSeconds * 1000 > now.getTime();
}

export interface Standing {
  status: ApplicationStatus;
  jobStatus: JobStatus;
  /** Of what the candidate is told. */
  events: readonly TimelineEvent[];
  interviews: readonly Interview[];
  unread: number;
}

/** What the candidate can do next, or what the application waits for. */
export function findNextStep(
  { status, jobStatus, events, interviews, unread }: Standing,
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
