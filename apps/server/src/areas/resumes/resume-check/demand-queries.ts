import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';

/** What open postings of a title ask for. */
export interface Demand {
  title: string;
  /** Open postings of the title. */
  postings: number;
  /** The newest of them were looked at; so many list skills. */
  counted: number;
  skills: { name: string; postings: number }[];
  suggestions: string[];
}

/** So many postings are looked at: more would change no share. */
const mostPostings = 300;
const skillsShown = 20;
const suggestionsShown = 5;

/** Counts the skills of the open postings of a title; of one that has none also without its level. */
export async function readDemand(database: Kysely<Tables>, index: JobIndex, title: string): Promise<Demand> {
  for (const name of new Set([title, withoutLevel(title)])) {
    const options = { postedSince: 0, newest: mostPostings, companies: 0 };
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

/** The skills that most of the postings list, as most of them write each. */
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

/** "Senior Nurse, night shift" is asked for as "Nurse"; a title that is nothing but a level stays. */
function withoutLevel(title: string): string {
  const [name = ''] = title.split(/,|\(|\||\s[-–—]\s/);
  return name.replaceAll(levels, ' ').replaceAll(/\s+/g, ' ').trim() || title;
}
