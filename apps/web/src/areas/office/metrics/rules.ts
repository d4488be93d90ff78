import { isEnglish } from '@waymark/contract/text/locales';
import { msg, type Message } from '@waymark/contract/text/message';
import type { BoardWords } from '@waymark/contract/board-words';
import {
  figurePeriods,
  figureSteps,
  type FigurePeriod,
  type FigureStep,
} from '@waymark/contract/office/staff-choices';
import { paths, searchPath } from '@waymark/contract/paths';
import { formatCount, formatMonth } from '@waymark/contract/text/format';
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
export function nameStep(words: BoardWords, step: string, by: FigureStep, language: Locale): Message {
  const day = formatDate(words, step, language);
  if (by === 'day') return day;
  if (by === 'week') return msg`Week from ${day}`;
  return isEnglish(language) ? day.replace(/^\d+ /, '') : formatMonth(step.slice(0, 7), language);
}

/** The text alternative of a chart, which follows its name. */
export function describeBars(bars: readonly Bar[], by: FigureStep, language: Locale): Message {
  const best = bars.reduce((max, bar) => (bar.count > max.count ? bar : max));
  if (best.count === 0) return msg`None in this time.`;
  const mean = Math.round(bars.reduce((sum, { count }) => sum + count, 0) / bars.length);
  const [usual, most] = [formatCount(mean, language), formatCount(best.count, language)];
  if (by === 'day') return msg`About ${usual} a day. Most: ${best.label}, ${most}.`;
  return by === 'week'
    ? msg`About ${usual} a week. Most: ${best.label}, ${most}.`
    : msg`About ${usual} a month. Most: ${best.label}, ${most}.`;
}

/** "12 % more than before.", against the period of the same length before; empty without one. */
export function compareWith(before: number | null, total: number, language: Locale): Message {
  if (before === null || before === 0) return '';
  const percent = Math.round((100 * (total - before)) / before);
  if (percent === 0) return msg`As many as before.`;
  const share = formatCount(Math.abs(percent), language);
  return percent > 0 ? msg`${share} % more than before.` : msg`${share} % fewer than before.`;
}

/** "7 h" or "2.5 days". */
export function describeHours(hours: number): Message {
  if (hours < 48) return msg`${Math.round(hours)} h`;
  return msg`${(hours / 24).toFixed(1)} days`;
}
