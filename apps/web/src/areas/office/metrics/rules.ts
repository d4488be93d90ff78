import {
  figurePeriods,
  figureSteps,
  type FigurePeriod,
  type FigureStep,
} from '@waymark/contract/office/choices/metrics';
import { paths, searchPath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format-count';
import type { Bar } from '../../../components/data/bar-chart.tsx';
import { formatDate } from '../../../lib/format-date.ts';

export interface FigureQuery {
  days: FigurePeriod;
  by: FigureStep;
}

/** What an address asks for: thirty days by day where it says nothing that can be asked for. */
export function readFigureQuery(search: URLSearchParams): FigureQuery {
  return {
    days: figurePeriods.find((days) => String(days) === search.get('days')) ?? 30,
    by: figureSteps.find(({ value }) => value === search.get('by'))?.value ?? 'day',
  };
}

export function figuresPath({ days, by }: FigureQuery): string {
  return searchPath({ days: days === 30 ? '' : days, by: by === 'day' ? '' : by }, paths.staffFigures);
}

/** What a step is called: "3 Nov 2026", "Week from 2 Nov 2026", "Nov 2026". */
export function nameStep(step: string, by: FigureStep): string {
  const day = formatDate(step);
  if (by === 'day') return day;
  return by === 'week' ? `Week from ${day}` : day.replace(/^\d+ /, '');
}

/** What a chart shows beside the sum, in words that go on after its name. */
export function describeBars(bars: readonly Bar[], by: FigureStep): string {
  const best = bars.reduce((most, one) => (one.count > most.count ? one : most));
  if (best.count === 0) return 'None in this time.';
  const mean = Math.round(bars.reduce((sum, { count }) => sum + count, 0) / bars.length);
  return `About ${formatCount(mean)} a ${by}. Most: ${best.label}, ${formatCount(best.count)}.`;
}

/** Against as long a time before: "12 % more than before"; nothing where there is nothing to compare with. */
export function compareWith(before: number | null, total: number): string {
  if (before === null || before === 0) return '';
  const percent = Math.round((100 * (total - before)) / before);
  if (percent === 0) return 'As many as before.';
  return `${formatCount(Math.abs(percent))} % ${percent > 0 ? 'more' : 'fewer'} than before.`;
}

/** "7 hours" or "2.5 days". */
export function describeHours(hours: number): string {
  if (hours < 48) return `${Math.round(hours)} h`;
  return `${(hours / 24).toFixed(1)} days`;
}
