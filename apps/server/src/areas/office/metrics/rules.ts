import type { FigureStep } from '@waymark/contract/office/staff-choices';

const dayMs = 86_400_000;

/** The first day of the step that a day lies in: a week begins on Monday. YYYY-MM-DD, as all days here. */
function startOfStep(day: string, by: FigureStep): string {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The steps that hold the last so many days, the oldest first; each whole, but for the last. */
export function listSteps(today: string, { days, by }: { days: number; by: FigureStep }): string[] {
  const steps = [startOfStep(addDays(today, 1 - days), by)];
  for (;;) {
    const next = startOfNext(steps.at(-1) ?? today, by);
    if (next > today) return steps;
    steps.push(next);
  }
}

function startOfNext(step: string, by: FigureStep): string {
  if (by === 'month') return startOfStep(addDays(step, 31), by);
  return addDays(step, by === 'week' ? 7 : 1);
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
