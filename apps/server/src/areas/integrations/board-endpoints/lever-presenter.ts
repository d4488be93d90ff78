import { sourceLanguage } from '@waymark/contract/text/languages';
import { jobTypes, labelOf } from '@waymark/contract/jobs/choices';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { jobDetailPath } from '@waymark/contract/paths';
import { formatPlace } from '@waymark/contract/jobs/format-place';
import { majorUnits } from '@waymark/contract/jobs/format-salary';
import { board } from '../../../platform/board/board.ts';
import { escapeHtml } from '../../../platform/html/escape-html.ts';
import { fieldsNamedIn } from '../../jobs/jobs/field-rules.ts';
import { toPlainText } from '../../jobs/jobs/rules.ts';
import type { BoardPosting } from './queries.ts';

const listFields = fieldsNamedIn('lever', 'name');

/** Filters on a posting's categories, with Lever's names. */
export interface LeverFilter {
  location?: string | undefined;
  commitment?: string | undefined;
  team?: string | undefined;
  department?: string | undefined;
}

/** A posting as Lever's postings API has it (github.com/lever/postings-api); times in milliseconds since 1970. */
export function presentLeverPosting({ job }: BoardPosting, publicUrl: string) {
  const { id, title, description, places, workMode, salary, howToApply, postedAt } = job;
  const hostedUrl = publicUrl + jobDetailPath(id);
  const department = categoryLabel(board.words, job.category);
  const locations = places.map((place) => formatPlace(place, sourceLanguage));
  return {
    id,
    text: title,
    categories: {
      commitment: labelOf(jobTypes, job.type) ?? '',
      department,
      team: department,
      location: locations[0] ?? (workMode === 'remote' ? 'Remote' : ''),
      allLocations: locations,
    },
    country: places[0]?.countryCode || null,
    workplaceType: workMode ?? 'unspecified',
    createdAt: postedAt ? Date.parse(postedAt) : null,
    description,
    descriptionPlain: toPlainText(description),
    lists: listFields(job).map(({ name, value, text }) => ({
      text: name,
      content: (typeof value === 'object' ? value : [text])
        .map((one) => `<li>${escapeHtml(one)}</li>`)
        .join(''),
    })),
    additional: howToApply ? `<p>${escapeHtml(howToApply)}</p>` : '',
    additionalPlain: howToApply,
    hostedUrl,
    applyUrl: hostedUrl,
    ...(salary && {
      salaryRange: {
        currency: salary.currency,
        interval: `per-${salary.period}-${salary.period === 'hour' ? 'wage' : 'salary'}`,
        ...(salary.min !== null && { min: majorUnits(salary.min, salary.currency) }),
        ...(salary.max !== null && { max: majorUnits(salary.max, salary.currency) }),
      },
    }),
  };
}

/** Capitals do not matter; what is not asked for fits. */
export function fitsLever(
  { categories }: ReturnType<typeof presentLeverPosting>,
  filter: LeverFilter,
): boolean {
  const fits = (asked: string | undefined, values: readonly string[]) =>
    !asked || values.some((value) => value.toLowerCase() === asked.toLowerCase());
  return (
    fits(filter.location, [categories.location, ...categories.allLocations]) &&
    fits(filter.commitment, [categories.commitment]) &&
    fits(filter.team, [categories.team]) &&
    fits(filter.department, [categories.department])
  );
}
