import type { CompanyEventKind } from '@waymark/contract/companies/choices';
import type { JobAction } from '@waymark/contract/posting/choices';

/** The entry of each action in the company’s history. */
export const eventKinds: Record<JobAction, CompanyEventKind> = {
  close: 'job-closed',
  fill: 'job-filled',
  renew: 'job-renewed',
  trash: 'job-trashed',
  restore: 'job-restored',
};

const maxWords = 8;

/** The search words in lower case. */
export function wordsOf(search: string): string[] {
  return [...new Set(search.toLowerCase().split(/[\s,]+/))].filter(Boolean).slice(0, maxWords);
}

/** The last zone is twelve hours behind UTC. */
const lastZoneMs = 12 * 3_600_000;

/** Whether a day, YYYY-MM-DD, is over everywhere on Earth. */
export function isOver(day: string, now = new Date()): boolean {
  return day < new Date(now.getTime() - lastZoneMs).toISOString().slice(0, 10);
}

interface Day {
  day: string;
  views: number;
  applications: number;
}

/** The last days in UTC, oldest first, empty ones included. */
export function fillDays(
  now: Date,
  count: number,
  views: readonly Pick<Day, 'day' | 'views'>[],
  applications: readonly Pick<Day, 'day' | 'applications'>[],
): Day[] {
  const viewsOn = new Map(views.map((row) => [row.day, row.views]));
  const applicationsOn = new Map(applications.map((row) => [row.day, row.applications]));
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(now.getTime() - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10);
    return { day, views: viewsOn.get(day) ?? 0, applications: applicationsOn.get(day) ?? 0 };
  });
}

/** Whether a posting counts against the plan: imported ones do not. */
export function needsPlace(source: string): boolean {
  return source === 'employer';
}
