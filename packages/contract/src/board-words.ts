import {
  readCategories,
  type BoardCategory,
  type CategoryWords,
  type Sector,
} from './jobs/category-choices.ts';
import type { OwnField } from './jobs/own-fields.ts';
import type { ReportReason } from './jobs/report-choices.ts';
import { readDayStyle, type DateStyle, type DayWords } from './text/format-day.ts';

/**
 * The words of one board: its categories, fields and reasons, and how it writes days. Nothing keeps them: who reads the
 * settings makes them once, and passes them to whatever checks, labels or writes by them.
 */
export interface BoardWords {
  readonly categories: CategoryWords;
  readonly ownFields: readonly OwnField[];
  /** Null for the product's own. */
  readonly reportReasons: readonly ReportReason[] | null;
  readonly days: DayWords;
}

/** What words are made of; null for the product's own. */
export interface WordSettings {
  readonly categories: readonly BoardCategory[] | null;
  readonly sectors: readonly Sector[] | null;
  readonly ownFields: readonly OwnField[];
  readonly reportReasons: readonly ReportReason[] | null;
  readonly dateStyle: DateStyle;
  readonly timeZone: string;
}

export function readWords({
  categories,
  sectors,
  ownFields,
  reportReasons,
  ...days
}: WordSettings): BoardWords {
  return {
    categories: readCategories(categories, sectors),
    ownFields,
    reportReasons,
    days: readDayStyle(days),
  };
}

/** Of a board as it begins. */
export const standardWords = readWords({
  categories: null,
  sectors: null,
  ownFields: [],
  reportReasons: null,
  dateStyle: 'day-month',
  timeZone: 'UTC',
});
