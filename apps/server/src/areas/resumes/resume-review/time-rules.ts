import {
  reviewRounds,
  reviewTargetDays,
  secondRoundDays,
} from '@waymark/contract/resumes/choices/resume-review';

const dayMs = 86_400_000;

/** When a review that was asked for then is to be there: after two working days, in UTC. */
export function dueAtOf(requestedAt: Date): Date {
  let due = nextWorkingTime(requestedAt);
  for (let day = 0; day < reviewTargetDays; day++) due = nextWorkingTime(new Date(due.getTime() + dayMs));
  return due;
}

/** The time itself, or on a weekend the same hour of Monday: nobody is late for having rested. */
function nextWorkingTime(time: Date): Date {
  const day = time.getUTCDay();
  const rest = day === 6 ? 2 : day === 0 ? 1 : 0;
  return new Date(time.getTime() + rest * dayMs);
}

/**
 * Until when a second round may be asked for: to the end of the day that pages and mails name, in UTC as they do. It is
 * counted from the first publication; null after the last round.
 */
export function secondRoundEnd(round: number, publishedAt: Date | null): Date | null {
  if (round >= reviewRounds || publishedAt === null) return null;
  const last = new Date(publishedAt.getTime() + secondRoundDays * dayMs);
  last.setUTCHours(23, 59, 59, 999);
  return last;
}
