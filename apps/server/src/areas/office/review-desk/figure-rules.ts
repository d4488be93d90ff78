import type { ReviewFigures } from '@waymark/contract/office/review-desk';
import { msg } from '@waymark/contract/text/message';
import { dueAtOf } from '../../resumes/resume-review/rules.ts';

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;

/** So many weeks are looked back upon. */
export const figureWeeks = 8;

/** How long requests have waited by now, the shortest first; what is over its target is said apart. */
export function countWaiting(requestedAt: readonly Date[], now: Date): ReviewFigures['waiting'] {
  const waits = requestedAt.map((time) => ({
    hours: (now.getTime() - time.getTime()) / hourMs,
    isLate: dueAtOf(time) < now,
  }));
  const inTime = waits.filter(({ isLate }) => !isLate);
  return [
    { label: msg`Less than a day`, count: inTime.filter(({ hours }) => hours < 24).length },
    { label: msg`A day or more, in time`, count: inTime.filter(({ hours }) => hours >= 24).length },
    { label: msg`Over the target`, count: waits.length - inTime.length },
  ];
}

interface Finished {
  requestedAt: Date;
  publishedAt: Date;
}

/** What was published in each of the last weeks, which begin on Mondays. */
export function countWeeks(finished: readonly Finished[], now: Date): ReviewFigures['weeks'] {
  const thisWeek = weekOf(now);
  return Array.from({ length: figureWeeks }, (_, back) => {
    const start = thisWeek - (figureWeeks - 1 - back) * weekMs;
    const those = finished.filter(({ publishedAt }) => weekOf(publishedAt) === start);
    const hours = those.map((one) => (one.publishedAt.getTime() - one.requestedAt.getTime()) / hourMs);
    return {
      startsOn: new Date(start).toISOString().slice(0, 10),
      published: those.length,
      medianHours: medianOf(hours),
      withinTarget: those.filter((one) => one.publishedAt <= dueAtOf(one.requestedAt)).length,
    };
  });
}

/** The first moment of the week of a time: a Monday, in UTC. */
export function weekOf(time: Date): number {
  const midnight = Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate());
  return midnight - ((time.getUTCDay() + 6) % 7) * 24 * hourMs;
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return null;
  const median = sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
  return Math.round(median * 10) / 10;
}
