import { msg } from '@waymark/contract/text/message';
import type { BoardWords } from '@waymark/contract/board-words';
import {
  figurePeriods,
  figureSteps,
  type FigurePeriod,
  type FigureStep,
} from '@waymark/contract/office/staff-choices';
import { paths, searchPath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import type { Locale } from '@waymark/contract/text/locales';
import type { Bar } from '../../../components/data/bar-chart.tsx';
import { formatDate } from '../../../lib/format-date.ts';

export interface MetricsQuery {
  days: FigurePeriod;
  by: FigureStep;
}

/** The query of an address; thirty days, by day, are the defaults. */
export function readMetricsQuery(search: URLSearchParams): MetricsQuery {
  return {
    days: figurePeriods.find((days) => String(days) === search.get('days')) ?? 30,
    by: figureSteps.find(({ value }) => value === search.get('by'))?.value ?? 'day',
  };
}

export function figuresPath({ days, by }: MetricsQuery): string {
  return searchPath({ days: days === 30 ? '' : days, by: by === 'day' ? '' : by }, paths.staffFigures);
}

/** "3 Nov 2026", "Week from 2 Nov 2026" or "Nov 2026". */
export function nameStep(words: BoardWords, step: string, by: FigureStep, language: Locale): string {
  const day = formatDate(words, step, language);
  if (by === 'day') return day;
  return by === 'week' ? `Week from ${day}` : day.replace(/^\d+ /, '');
}

/** The text alternative of a chart, which follows its name. */
export function describeBars(bars: readonly Bar[], by: FigureStep, language: Locale): string {
  const best = bars.reduce((max, bar) => (bar.count > max.count ? bar : max));
  if (best.count === 0) return msg`None in this time.`;
  const mean = Math.round(bars.reduce((sum, { count }) => sum + count, 0) / bars.length);
  return `About ${formatCount(mean, language)} a ${by}. Most: ${best.label}, ${formatCount(best.count, language)}.`;
}

/** "12 % more than before.", against the period of the same length before; empty without one. */
export function compareWith(before: number | null, total: number, language: Locale): string {
  if (before === null || before === 0) return '';
  const percent = Math.round((100 * (total - before)) / before);
  if (percent === 0) return msg`As many as before.`;
  return `${formatCount(Math.abs(percent), language)} % ${percent > 0 ? 'more' : 'fewer'} than before.`;
}

/** "7 h" or "2.5 days". */
export function describeHours(hours: number): string {
  if (hours < 48) return `${Math.round(hours)} h`;
  return `${(hours / 24).toFixed(1)} days`;
}
