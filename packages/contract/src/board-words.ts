import { standardPay, type BoardPay } from './board-pay.ts';
import {
  readCategories,
  sayCategories,
  type BoardCategory,
  type CategoryWords,
  type Sector,
} from './jobs/category-choices.ts';
import type { CategoryWordList } from './jobs/category-words.ts';
import type { OwnField } from './jobs/own-fields.ts';
import { defaultReportReasons, type ReportReason } from './jobs/report-choices.ts';
import { mapOwnTexts } from './office/own-text-places.ts';
import { readDayStyle, type DayWords } from './text/format-day.ts';
import type { DateStyle } from './text/message.ts';
import type { Say } from './text/say.ts';

/**
 * The words of one board: its categories, fields and reasons, how it speaks of pay, and how it writes days. Nothing keeps them: who reads the
 * settings makes them once, and passes them to whatever checks, labels or writes by them.
 */
export interface BoardWords {
  readonly categories: CategoryWords;
  /** By which imports and forms tell the category of a posting. */
  readonly categoryWords: readonly CategoryWordList[];
  readonly ownFields: readonly OwnField[];
  /** Null for the product's own. */
  readonly reportReasons: readonly ReportReason[] | null;
  readonly pay: BoardPay;
  readonly days: DayWords;
  /** ISO 3166-1 alpha-2 of the operator's country, by which numbers and papers are written; null until it is chosen. */
  readonly country: string | null;
}

/** What words are made of; null for the product's own. */
export interface WordSettings {
  readonly categories: readonly BoardCategory[] | null;
  readonly sectors: readonly Sector[] | null;
  /** None where nothing reads postings: pages are not told. */
  readonly categoryWords?: readonly CategoryWordList[];
  readonly ownFields: readonly OwnField[];
  readonly reportReasons: readonly ReportReason[] | null;
  readonly pay?: BoardPay | null;
  readonly dateStyle: DateStyle;
  readonly timeZone: string;
  readonly country: string | null;
}

export function readWords({
  categories,
  sectors,
  categoryWords = [],
  ownFields,
  reportReasons,
  country,
  pay,
  ...days
}: WordSettings): BoardWords {
  return {
    categories: readCategories(categories, sectors),
    categoryWords,
    ownFields,
    reportReasons,
    country,
    pay: pay ?? standardPay,
    days: readDayStyle(days),
  };
}

/** The same with another text in place of each of the operator's. */
export const mapWords = (words: WordSettings, write: (text: string) => string): WordSettings => ({
  ...words,
  categories: mapOwnTexts('categories', words.categories, write),
  sectors: mapOwnTexts('sectors', words.sectors, write),
  ownFields: mapOwnTexts('postingFields', words.ownFields, write),
  reportReasons: mapOwnTexts('reportReasons', words.reportReasons, write),
});

/** Of a board as it begins. */
export const standardWords = readWords({
  categories: null,
  sectors: null,
  ownFields: [],
  reportReasons: null,
  dateStyle: 'day-month',
  timeZone: 'UTC',
  country: null,
});

/** The words in a language, as far as the product has them. */
export const sayWords = (words: BoardWords, say: Say): BoardWords => ({
  ...words,
  categories: sayCategories(words.categories, say),
  reportReasons:
    words.reportReasons ?? defaultReportReasons.map(({ label, ...rest }) => ({ ...rest, label: say(label) })),
});
