import type { Kysely } from 'kysely';
import type { JobCard, JobDetail } from '@waymark/contract/jobs';
import type { Tables } from '../../platform/database/tables.ts';
import { loadJobCards } from './card-queries.ts';
import type { JobIndex } from './index-queries.ts';
import { sanitiseDescription } from './sanitise-rules.ts';
import { loadCards } from './search-queries.ts';

const similarJobs = 4;

/** A public posting, open or closed; null when there is none. Drafts and pending ones are not public. */
export async function findJob(database: Kysely<Tables>, jobId: string): Promise<JobDetail | null> {
  const row = await selectDetail(database, jobId);
  const card = row && (await loadJobCards(database, [jobId])).get(jobId);
  if (!row || !card) return null;
  return {
    ...card,
    status: row.status,
    // Sanitised when stored, and again here: the page puts it into the document as HTML.
    description: sanitiseDescription(row.description),
    requirements: row.requirements,
    howToApply: row.how_to_apply,
    education: row.education,
    experienceMin: row.experience_min,
    experienceMax: row.experience_max,
    deadline: row.deadline,
    applyUrl: row.apply_url,
    acceptsApplications: row.members,
    companyDetail: {
      id: row.company_id,
      name: row.company_name,
      website: row.website,
      about: row.about,
      industry: row.industry,
    },
  };
}

function selectDetail(database: Kysely<Tables>, jobId: string) {
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'jobs.status',
      'jobs.description',
      'jobs.requirements',
      'jobs.how_to_apply',
      'jobs.education',
      'jobs.experience_min',
      'jobs.experience_max',
      'jobs.deadline',
      'jobs.apply_url',
      'jobs.company_id',
      'companies.name as company_name',
      'companies.website',
      'companies.about',
      'companies.industry',
    ])
    .select((query) =>
      query
        .exists(
          query
            .selectFrom('company_members')
            .select('company_members.user_id')
            .whereRef('company_members.company_id', '=', 'jobs.company_id'),
        )
        .$castTo<boolean>()
        .as('members'),
    )
    .where('jobs.id', '=', jobId)
    .where('jobs.status', 'in', ['active', 'expired', 'filled'])
    .executeTakeFirst();
}

/** Open jobs of the same category, those at the same places first, newest first. */
export async function listSimilarJobs(
  database: Kysely<Tables>,
  index: JobIndex,
  jobId: string,
): Promise<JobCard[]> {
  await index.ready;
  const job = await database
    .selectFrom('jobs')
    .select(['number', 'category', 'place_ids'])
    .where('id', '=', jobId)
    .executeTakeFirst();
  if (!job) return [];
  const { columns } = index;
  const here = new Set(job.place_ids);
  const samePlace: number[] = [];
  const elsewhere: number[] = [];
  const category = columns.categoryPosition(job.category);
  for (const number of columns.newest.view()) {
    if (samePlace.length === similarJobs) break;
    if (number === job.number || columns.category[number] !== category) continue;
    const near = columns.placesOf(number).some((id) => here.has(id));
    if (near) samePlace.push(number);
    else if (elsewhere.length < similarJobs) elsewhere.push(number);
  }
  return loadCards(database, columns, [...samePlace, ...elsewhere].slice(0, similarJobs));
}
