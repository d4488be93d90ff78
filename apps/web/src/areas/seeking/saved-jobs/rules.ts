import type { BoardWords } from '@waymark/contract/board-words';
import { paths } from '@waymark/contract/paths';
import { savedJobSorts } from '@waymark/contract/seeking/choices';
import type { RestoreSavedJobFields, SavedJob, SavedJobFields } from '@waymark/contract/seeking/saved-jobs';
import type { Locale } from '@waymark/contract/text/locales';
import { formatDate } from '../../../lib/format-date.ts';
import { sortedList } from '../../../lib/list-address.ts';

export const savedList = sortedList(paths.jobsSavedJobs, savedJobSorts);

/** The typed date, else the day of the like. */
export function dateOf(words: BoardWords, { date, job, savedAt }: SavedJob, language: Locale): string {
  return date || (job ? formatDate(words, savedAt, language) : '');
}

/** The initial fields of the dialog: those that the row shows. */
export function fieldsOf(words: BoardWords, row: SavedJob, language: Locale): SavedJobFields {
  return { title: row.title, company: row.company, date: dateOf(words, row, language) };
}

/** The fields to save; the day of the like, which only shows, is not saved as a typed date. */
export function changesOf(
  words: BoardWords,
  row: SavedJob,
  fields: SavedJobFields,
  language: Locale,
): SavedJobFields {
  return fields.date === dateOf(words, row, language) ? { ...fields, date: row.date } : fields;
}

export function restoreFieldsOf({ id, job, title, company, date, savedAt }: SavedJob): RestoreSavedJobFields {
  return { id, jobId: job?.id ?? null, title, company, date, savedAt };
}

export interface Problem {
  field: keyof SavedJobFields | undefined;
  message: string;
}

/** The first problem in the order of the form; `otherwise` where no field has one. */
export function firstProblem(
  problems: { [Field in keyof SavedJobFields]?: string | undefined },
  otherwise = '',
): Problem {
  const field = (['title', 'company', 'date'] as const).find((name) => problems[name]);
  return { field, message: (field && problems[field]) ?? otherwise };
}
