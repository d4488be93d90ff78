import { moveGraceSeconds, type StageKind } from '@waymark/contract/hiring/choices/applicants';
import type { ApplicationStatus } from '@waymark/contract/hiring/choices/applications';
import { declineMinutes } from '@waymark/contract/hiring/choices/rejections';
import type { RecordedStatus } from './tables.ts';

export interface StageEvent {
  status: RecordedStatus;
  stage_kind: StageKind | null;
  created_at: Date;
}

/** What the candidate is told of one event. */
interface ToldEvent {
  kind: ApplicationStatus;
  at: Date;
}

/**
 * What a candidate is told of the moves within a company, the oldest first. Left out are the company's own stages,
 * what was taken back within its grace, and a decline whose letter has not gone out (`isUndecided`).
 */
export function listTold(moves: readonly StageEvent[], isUndecided: boolean, now: Date): ToldEvent[] {
  const told: ToldEvent[] = [];
  for (const [index, move] of moves.entries()) {
    const kind = kindOf(move);
    if (kind === undefined) continue;
    if (kind === 'declined' && isUndecided) continue;
    if (move.stage_kind !== null && kind !== 'viewed' && isTakenBack(moves, index, now)) continue;
    told.push({ kind, at: move.created_at });
  }
  return told;
}

/** Where an application stands, as far as its candidate has been told (G-5, G-9). */
export function findStanding(
  recorded: RecordedStatus,
  moves: readonly StageEvent[],
  isUndecided: boolean,
  now: Date,
): ApplicationStatus {
  if (recorded === 'withdrawn') return recorded;
  return listTold(moves, isUndecided, now).at(-1)?.kind ?? 'submitted';
}

function kindOf({ status, stage_kind: stage }: StageEvent): ApplicationStatus | undefined {
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
