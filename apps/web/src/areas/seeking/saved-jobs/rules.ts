import { paths } from '@waymark/contract/paths';
import { savedJobSorts, type SavedJobSort } from '@waymark/contract/seeking/choices/saved-jobs';
import type { RestoreSavedJobFields, SavedJob, SavedJobFields } from '@waymark/contract/seeking/saved-jobs';
import { formatDate } from '../../../lib/format-date.ts';

export interface ListPlace {
  sort: SavedJobSort;
  page: number;
}

/** Sort and page of the list from its address; anything else than a known value means the first. */
export function listPlaceOf(search: URLSearchParams): ListPlace {
  const page = search.get('page') ?? '';
  return {
    sort: savedJobSorts.find((sort) => sort === search.get('sort')) ?? 'freshness',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a place in the list; what is the default is left out. */
export function pathOfPlace({ sort, page }: ListPlace): string {
  const search = new URLSearchParams({
    ...(sort !== 'freshness' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${paths.jobsSavedJobs}?${search}` : paths.jobsSavedJobs;
}

/** What the column says: the person's own words, else the day on which they liked the job. */
export function dateOf({ date, job, savedAt }: SavedJob): string {
  return date || (job ? formatDate(savedAt) : '');
}

/** What the dialog to edit a row begins with: what the row shows. */
export function fieldsOf(row: SavedJob): SavedJobFields {
  return { title: row.title, company: row.company, date: dateOf(row) };
}

/** What to send for the row; a day that was only shown is not made the person's own words. */
export function changesOf(row: SavedJob, fields: SavedJobFields): SavedJobFields {
  return fields.date === dateOf(row) ? { ...fields, date: row.date } : fields;
}

export function restoreFieldsOf({ id, job, title, company, date, savedAt }: SavedJob): RestoreSavedJobFields {
  return { id, jobId: job?.id ?? null, title, company, date, savedAt };
}

/** Where to be after a row is gone: the last of a page takes the page with it. */
export function placeAfterRemoval(place: ListPlace, rowsBefore: number): ListPlace {
  return rowsBefore === 1 && place.page > 1 ? { ...place, page: place.page - 1 } : place;
}

export interface Problem {
  field: keyof SavedJobFields | undefined;
  message: string;
}

/** Only the first that is missing is said, in the order of the form; `otherwise` where no field is at fault. */
export function firstProblem(
  problems: { [Field in keyof SavedJobFields]?: string | undefined },
  otherwise = '',
): Problem {
  const field = (['title', 'company', 'date'] as const).find((name) => problems[name]);
  return { field, message: (field && problems[field]) ?? otherwise };
}
