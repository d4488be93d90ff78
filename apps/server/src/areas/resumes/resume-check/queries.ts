import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ReadableFile } from '../resume-reading/kept-commands.ts';

/** What open postings with a title ask for. */
export interface Demand {
  title: string;
  /** The number of open postings with the title. */
  postings: number;
  /** How many of the newest postings, which were the ones examined, list skills. */
  counted: number;
  skills: { name: string; postings: number }[];
  suggestions: string[];
}

/** Examining more postings would hardly change the shares. */
const maxPostings = 300;

const skillsShown = 20;

const suggestionsShown = 5;

/** Counts the skills in open postings with a title; if there are none, also without its seniority level. */
export async function readDemand(database: Kysely<Tables>, index: JobIndex, title: string): Promise<Demand> {
  for (const name of new Set([title, withoutLevel(title)])) {
    const options = { postedSince: 0, newest: maxPostings, companies: 0 };
    const { total, newest } = await index.breakDown(
      { category: [], title: name, skill: '', location: '' },
      options,
    );
    if (total > 0)
      return { title: name, postings: total, suggestions: [], ...(await countSkills(database, newest)) };
  }
  const found = await index.suggest({ q: title, field: 'words' });
  const suggestions = found.filter(({ kind }) => kind === 'title').map(({ text }) => text);
  return { title, postings: 0, counted: 0, skills: [], suggestions: suggestions.slice(0, suggestionsShown) };
}

/** The skills that most postings list, each in its most frequent spelling. */
async function countSkills(database: Kysely<Tables>, numbers: readonly number[]) {
  const { rows } = await sql<{ name: string; postings: number; counted: number }>`
    with listed as (
      select number, skill from jobs, unnest(skills) as skill
      where number = any(${numbers}::int[]) and skill <> ''
    )
    select mode() within group (order by skill) as name, count(distinct number)::int as postings,
      (select count(distinct number)::int from listed) as counted
    from listed group by lower(skill)
    order by 2 desc, 1 limit ${skillsShown}
  `.execute(database);
  return {
    counted: rows[0]?.counted ?? 0,
    skills: rows.map(({ name, postings }) => ({ name, postings })),
  };
}

const levels =
  /\b(?:senior|junior|lead|principal|staff|sr|jr|mid-?level|entry-?level|associate|trainee|intern)\b\.?/gi;

/** "Senior Nurse, night shift" counts as "Nurse"; a title that is only a level stays as it is. */
function withoutLevel(title: string): string {
  const [name = ''] = title.split(/,|\(|\||\s[-–—]\s/);
  return name.replaceAll(levels, ' ').replaceAll(/\s+/g, ' ').trim() || title;
}

/** A resume to check, with the data of its file. */
export interface CheckableResume {
  file: ReadableFile;
  name: string;
  extension: string;
  /** When this file was uploaded. */
  uploadedAt: Date;
}

/** A resume in its owner's list. */
export interface OwnResume extends CheckableResume {
  id: string;
}

/** A candidate's own resume. Throws `not_found` for another candidate's. */
export async function getOwnResume(
  database: Kysely<Tables>,
  userId: string,
  resumeId: string,
): Promise<OwnResume> {
  const row = await selectOwn(database, userId).where('resumes.id', '=', resumeId).executeTakeFirst();
  if (!row) throw new AppError('not_found', msg`There is no resume with this address.`);
  return { ...checkable(row), id: row.resume_id };
}

/** The candidate's default resume; undefined if there is none. */
export async function findOwnDefault(
  database: Kysely<Tables>,
  userId: string,
): Promise<OwnResume | undefined> {
  const row = await selectOwn(database, userId).where('resumes.is_default', '=', true).executeTakeFirst();
  return row && { ...checkable(row), id: row.resume_id };
}

/** The resume of a review request as it was at the time of the request; undefined after a withdrawal. */
export async function findReviewedResume(
  database: Kysely<Tables>,
  reviewId: string,
): Promise<CheckableResume | undefined> {
  const row = await database
    .selectFrom('critiques')
    .innerJoin('files', 'files.id', 'critiques.file_id')
    .select(fileColumns)
    .where('critiques.id', '=', reviewId)
    .executeTakeFirst();
  return row && checkable(row);
}

const fileColumns = [
  'files.id as file_id',
  'files.storage_key',
  'files.name',
  'files.extension',
  'files.created_at',
] as const;

function selectOwn(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('resumes')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(fileColumns)
    .select('resumes.id as resume_id')
    .where('resumes.user_id', '=', userId)
    .where('resumes.removed_at', 'is', null);
}

function checkable(
  row: ReadableFile & { name: string; extension: string; created_at: Date },
): CheckableResume {
  const { file_id, storage_key, name, extension, created_at: uploadedAt } = row;
  return { file: { file_id, storage_key }, name, extension, uploadedAt };
}
