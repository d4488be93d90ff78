import { sql, type Kysely } from 'kysely';
import type { JobDetail } from '@waymark/contract/jobs';
import type { MapPosition } from '@waymark/contract/map-position';
import type { Tables } from '../../platform/database/tables.ts';
import { presentJobCard } from './card-presenter.ts';
import { jobCardColumns } from './card-queries.ts';
import type { PlaceRow } from './place-columns.ts';
import { closedOn } from './posting-rules.ts';
import { presentYearlyDollars } from './salary-rules.ts';
import { sanitiseDescription } from './sanitise-rules.ts';

/** A public posting, open or closed; null when there is none. Drafts and pending ones are not public. */
export async function findJob(database: Kysely<Tables>, jobId: string): Promise<JobDetail | null> {
  const row = await selectDetail(database, jobId);
  if (!row) return null;
  const places = await selectPlaces(database, row.place_ids);
  const card = presentJobCard(row, places);
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
    positions: row.place_ids.flatMap((id) => places.get(id) ?? []).map(presentPosition),
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
    .select(jobCardColumns)
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
      'jobs.apply_url',
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

/** By id, with where they are. */
async function selectPlaces(database: Kysely<Tables>, placeIds: readonly number[]) {
  if (placeIds.length === 0) return new Map<number, PlaceRow>();
  const rows = await database
    .selectFrom('places')
    .select(['id', 'city', 'region', 'country_code as countryCode', 'country', 'latitude', 'longitude'])
    .where('id', '=', sql<number>`any(${placeIds}::int[])`)
    .execute();
  return new Map<number, PlaceRow>(rows.map((row) => [row.id, row]));
}

function presentPosition({ latitude, longitude }: PlaceRow): MapPosition | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
