import { sql, type Kysely } from 'kysely';
import type { CandidateProfile } from '@waymark/contract/hiring/candidates';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CandidateViewer } from '../../identity/accounts/policy.ts';
import { listPlaces } from '../../places/places/queries.ts';
import { presentPlace, presentProfile } from './presenter.ts';

/** What a candidate shows to employers; before the first time what the account says already, and nothing is shown. */
export async function getProfile(
  database: Kysely<Tables>,
  { userId, account }: CandidateViewer,
): Promise<CandidateProfile> {
  const row = await database
    .selectFrom('candidate_profiles')
    .select(['id', 'is_visible', 'headline', 'summary', 'location', 'place_id', 'types', 'updated_at'])
    .select(['category', 'skills', 'is_remote_wished', 'rate_amount', 'rate_currency'])
    // One that is deleted shows nothing, and comes back when that is taken back.
    .select(
      sql<string | null>`(
        select id from resumes where resumes.id = candidate_profiles.resume_id and removed_at is null
      )`.as('resume_id'),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const hiddenBecause =
    account.deletion_due_at !== null
      ? 'deletion'
      : account.email_confirmed_at === null
        ? 'unconfirmed'
        : null;
  if (!row) return firstProfile(account, hiddenBecause);
  const [place] = await listPlaces(database, row.place_id === null ? [] : [row.place_id]);
  return presentProfile(row, {
    hiddenBecause,
    place: place ? presentPlace(place) : null,
    excludedCompanies: await listExcluded(database, row.id),
  });
}

function firstProfile(
  { job_title: headline, location }: CandidateViewer['account'],
  hiddenBecause: CandidateProfile['hiddenBecause'],
): CandidateProfile {
  return {
    visible: false,
    hiddenBecause,
    resumeId: null,
    headline,
    summary: '',
    location,
    place: null,
    types: [],
    category: 'other',
    skills: [],
    remote: false,
    hourlyRate: null,
    excludedCompanies: [],
    version: '',
  };
}

/** As they were written, each once: one of them may have a name and a website. */
async function listExcluded(database: Kysely<Tables>, profileId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('candidate_exclusions')
    .select('label')
    .where('profile_id', '=', profileId)
    .orderBy('created_at')
    .orderBy('label')
    .execute();
  return [...new Set(rows.map(({ label }) => label))];
}
