import type { PoolStanding } from '@waymark/contract/hiring/retention';
import { endNoticeDays, poolPauseMonths, poolRenewalDays } from '@waymark/contract/hiring/retention-choices';

/** The latest question of an application about a talent pool; all null where there was none. */
export interface LatestRequest {
  asked_at: Date | null;
  answered_at: Date | null;
  agreed_until: Date | null;
  withdrawn_at: Date | null;
}

const dayMs = 86_400_000;

/** What says when an application is deleted; an EndingRow. */
interface End {
  ends_at: Date;
  is_by_candidate: boolean;
  told_for: Date | null;
}

/** The day of the deletion: not before the company's notice is over, for one whose time has passed without it. */
export function deletionOf(
  { ends_at: endsAt, is_by_candidate: isByCandidate, told_for: toldFor }: End,
  now: Date,
) {
  if (isByCandidate) return latest(endsAt, now);
  if (toldFor !== null && toldFor >= endsAt) return toldFor;
  return latest(endsAt, new Date(now.getTime() + endNoticeDays * dayMs));
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);

/** What a candidate has said. A consent whose time is over counts for nothing. */
export function standingOf(request: LatestRequest, now: Date): PoolStanding {
  if (request.asked_at === null) return 'none';
  if (request.withdrawn_at !== null) return 'withdrawn';
  if (request.answered_at === null) return 'asked';
  if (request.agreed_until === null) return 'refused';
  return request.agreed_until > now ? 'agreed' : 'none';
}

/**
 * Whether a company may ask: once for each application, with a pause between two questions to one person. A consent can
 * be asked for once more shortly before it ends.
 */
export function mayAskAgain(request: LatestRequest, lastAskedByCompany: Date | null, now: Date): boolean {
  if (request.asked_at !== null) {
    const renewable = new Date(now.getTime() + poolRenewalDays * dayMs);
    return (
      request.agreed_until !== null && request.withdrawn_at === null && request.agreed_until <= renewable
    );
  }
  return lastAskedByCompany === null || addMonths(lastAskedByCompany, poolPauseMonths) <= now;
}

/** The same day of a later month, or its last: 31 August and six months is the end of February. */
export function addMonths(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}
