import { sql, type Kysely } from 'kysely';
import type { JobDetail } from '@waymark/contract/jobs';
import type { MapPosition } from '@waymark/contract/map-position';
import type { Tables } from '../../platform/database/tables.ts';
import { loadJobCards } from './card-queries.ts';
import { closedOn } from './posting-rules.ts';
import { presentYearlyDollars } from './salary-rules.ts';
import { sanitiseDescription } from './sanitise-rules.ts';

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
    confirmedAt: row.confirmed_at.toISOString(),
    closedOn: closedOn(row),
    positions: await loadPositions(database, row.place_ids),
    yearlyDollars: presentYearlyDollars(card.salary),
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
      'jobs.confirmed_at',
      'jobs.closed_at',
      'jobs.place_ids',
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

/** Where the places of a job are, in their order. */
async function loadPositions(
  database: Kysely<Tables>,
  placeIds: readonly number[],
): Promise<(MapPosition | null)[]> {
  if (placeIds.length === 0) return [];
  const rows = await database
    .selectFrom('places')
    .select(['id', 'latitude', 'longitude'])
    .where('id', '=', sql<number>`any(${placeIds}::int[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return placeIds.flatMap((id) => byId.get(id) ?? []).map(presentPosition);
}

function presentPosition({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
