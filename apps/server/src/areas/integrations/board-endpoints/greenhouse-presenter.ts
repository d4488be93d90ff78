import { sourceLanguage } from '@waymark/contract/text/languages';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { jobDetailPath } from '@waymark/contract/paths';
import { onlyLanguageOf } from '@waymark/contract/jobs/mark-language';
import { formatPlace } from '@waymark/contract/jobs/format-place';
import { board } from '../../../platform/board/board.ts';
import { escapeHtml } from '../../../platform/html/escape-html.ts';
import { fieldsNamedIn } from '../../jobs/jobs/field-rules.ts';
import type { BoardPosting } from './queries.ts';

const listFields = fieldsNamedIn('greenhouse', 'name');

/**
 * A posting as Greenhouse's public job board API has it (developers.greenhouse.io/job-board.html): ids are numbers,
 * HTML is escaped once, and the full text comes only where it is asked for.
 */
export function presentGreenhouseJob(
  { number, job }: BoardPosting,
  { publicUrl, hasContent }: { publicUrl: string; hasContent: boolean },
) {
  const { confirmedAt, postedAt } = job;
  const language = onlyLanguageOf(job.language);
  const metadata = listFields(job).map(({ name, text }) => ({
    id: numberOf(name),
    name,
    value: text,
    value_type: 'short_text',
  }));
  return {
    id: number,
    internal_job_id: number,
    title: job.title,
    updated_at: confirmedAt,
    first_published: postedAt,
    requisition_id: job.id,
    location: { name: locationOf(job) },
    absolute_url: publicUrl + jobDetailPath(job.id),
    metadata: metadata.length > 0 ? metadata : null,
    data_compliance: [],
    company_name: job.company.name,
    ...(language !== undefined && { language }),
    ...(hasContent && {
      content: escapeHtml(job.description),
      departments: [departmentOf(job.category)],
      offices: namesOf(job).map(officeOf),
    }),
  };
}

type GreenhouseJob = ReturnType<typeof presentGreenhouseJob>;

const namesOf = ({ places }: BoardPosting['job']) =>
  places.map((place) => formatPlace(place, sourceLanguage));

const locationOf = (job: BoardPosting['job']) =>
  namesOf(job).join('; ') || (job.workMode === 'remote' ? 'Remote' : '');

/** Postings by their category. */
export function groupByDepartment(postings: readonly BoardPosting[], publicUrl: string) {
  return group(postings, publicUrl, ({ job }) => [departmentOf(job.category)]);
}

/** Postings by their places: one with several stands at each. */
export function groupByOffice(postings: readonly BoardPosting[], publicUrl: string) {
  return group(postings, publicUrl, ({ job }) => namesOf(job).map(officeOf));
}

function departmentOf(category: BoardPosting['job']['category']) {
  return {
    id: numberOf(category),
    name: categoryLabel(board.words, category),
    child_ids: [],
    parent_id: null,
  };
}

function officeOf(name: string) {
  return { id: numberOf(name), name, location: name, child_ids: [], parent_id: null };
}

function group<Group extends { id: number }>(
  postings: readonly BoardPosting[],
  publicUrl: string,
  groupsOf: (posting: BoardPosting) => Group[],
): (Group & { jobs: GreenhouseJob[] })[] {
  const groups = new Map<number, Group & { jobs: GreenhouseJob[] }>();
  for (const posting of postings) {
    for (const one of groupsOf(posting)) {
      const known = groups.get(one.id) ?? { ...one, jobs: [] };
      known.jobs.push(presentGreenhouseJob(posting, { publicUrl, hasContent: false }));
      groups.set(one.id, known);
    }
  }
  return [...groups.values()];
}

/** A number that stays the same for a name (FNV-1a, 32 bits). */
function numberOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
