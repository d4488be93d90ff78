import type { Kysely } from 'kysely';
import type { JobStatus } from '@waymark/contract/choices/jobs';
import type { JobDetail } from '@waymark/contract/jobs';
import type { MapPosition } from '@waymark/contract/map-position';
import type { Tables } from '../../platform/database/tables.ts';
import { presentJobCard } from './card-presenter.ts';
import { jobCardColumns } from './card-queries.ts';
import { presentVerification } from '../companies/verification-presenter.ts';
import { findPlaces } from '../places/queries.ts';
import type { PlaceRow } from '../places/rules.ts';
import { listQuestions, presentQuestion } from './question-queries.ts';
import { closedOn } from './posting-rules.ts';
import { presentYearlyDollars } from './salary-rules.ts';
import { sanitiseDescription } from './sanitise-rules.ts';

/** Drafts and pending ones are not. */
const publicStatuses: readonly JobStatus[] = ['active', 'expired', 'filled'];

/** A posting that is public, open or closed, or has another of the given statuses; null when there is none. */
export async function findJob(
  database: Kysely<Tables>,
  jobId: string,
  statuses = publicStatuses,
): Promise<JobDetail | null> {
  const row = await selectDetail(database, jobId, statuses);
  if (!row) return null;
  const places = await findPlaces(database, row.place_ids);
  const questions = await listQuestions(database, jobId);
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
    applicantCountries: row.applicant_countries,
    attachment: presentAttachment(row),
    questions: questions.map(presentQuestion),
    // Where an employer’s own form sends people elsewhere, nothing is taken here.
    acceptsApplications: row.members && !(row.source === 'employer' && row.apply_url !== null),
    companyDetail: {
      id: row.company_id,
      name: row.company_name,
      website: row.website,
      about: row.about,
      industry: row.industry,
      verification: presentVerification(row),
    },
  };
}

function selectDetail(database: Kysely<Tables>, jobId: string, statuses: readonly JobStatus[]) {
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('files', 'files.id', 'jobs.attachment_file_id')
    .select(jobCardColumns)
    .select([
      'jobs.status',
      'jobs.source',
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
      'jobs.applicant_countries',
      'files.name as attachment_name',
      'files.size as attachment_size',
      'companies.website',
      'companies.about',
      'companies.industry',
      'companies.website_host',
      'companies.verified_at',
      'companies.verified_by',
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
    .where('jobs.status', 'in', statuses)
    .executeTakeFirst();
}

function presentAttachment(row: { attachment_name: string | null; attachment_size: number | null }) {
  const { attachment_name: name, attachment_size: size } = row;
  return name === null || size === null ? null : { name, size };
}

function presentPosition({ latitude, longitude }: PlaceRow): MapPosition | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
