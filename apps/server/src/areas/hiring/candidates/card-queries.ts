import type { CandidateCard, CandidateDetail } from '@waymark/contract/hiring/candidates';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Looker } from './looking-policy.ts';
import { presentCard, presentDetail } from './presenter.ts';
import type { CandidateCardRow } from './presenter.ts';
import { isExcluded } from './queries.ts';

type Looking = Pick<Looker, 'companyId' | 'keys'>;

/** Cards of those of the numbers whom the company may see, in the order given. */
export async function loadCards(
  database: Kysely<Tables>,
  numbers: readonly number[],
  looker: Looking,
): Promise<CandidateCard[]> {
  const cards = await loadNumberedCards(database, numbers, looker);
  return numbers.flatMap((number) => cards.get(number) ?? []);
}

/** The same by number. */
export async function loadNumberedCards(
  database: Kysely<Tables>,
  numbers: readonly number[],
  looker: Looking,
): Promise<Map<number, CandidateCard>> {
  if (numbers.length === 0) return new Map();
  const rows = await selectVisible(database, looker)
    // One array parameter: the statement's text, and so its plan, is the same for every page.
    .where('candidate_profiles.number', '=', sql<number>`any(${numbers}::int[])`)
    .execute();
  return new Map(rows.map((row) => [row.number, presentCard(row)]));
}

/** A candidate as this company may see it; undefined for all others. */
export async function findCandidate(
  database: Kysely<Tables>,
  candidateId: string,
  looker: Looking,
): Promise<CandidateDetail | undefined> {
  const row = await selectVisible(database, looker)
    .select(['candidate_profiles.summary', 'candidate_profiles.user_id'])
    .where('candidate_profiles.id', '=', candidateId)
    .executeTakeFirst();
  return row && presentDetail(row, await listAppliedTo(database, row.user_id, looker.companyId));
}

/** Oneself as employers see it, listed or not; undefined where nothing was said yet. */
export async function findOwnPreview(
  database: Kysely<Tables>,
  userId: string,
): Promise<CandidateDetail | undefined> {
  const row = await selectCards(database, undefined)
    .select('candidate_profiles.summary')
    .where('candidate_profiles.user_id', '=', userId)
    .executeTakeFirst();
  return row && presentDetail(row, []);
}

/** Whether the company may see the candidate, and whose profile it is; the row stays until the transaction ends. */
export function lockVisible(
  transaction: Kysely<Tables>,
  candidateId: string,
  { keys }: Pick<Looker, 'keys'>,
): Promise<{ id: string; user_id: string; resume_id: string | null } | undefined> {
  return transaction
    .selectFrom('candidate_profiles')
    .select(['id', 'user_id', 'resume_id'])
    .where('id', '=', candidateId)
    .where('is_listed', '=', true)
    .where(sql<boolean>`not ${isExcluded('candidate_profiles.id', keys)}`)
    .forKeyShare()
    .executeTakeFirst();
}

function selectVisible(database: Kysely<Tables>, looker: Looking) {
  return selectCards(database, looker.companyId)
    .where('candidate_profiles.is_listed', '=', true)
    .where(sql<boolean>`not ${isExcluded('candidate_profiles.id', looker.keys)}`);
}

function selectCards(database: Kysely<Tables>, companyId: string | undefined) {
  return database
    .selectFrom('candidate_profiles')
    .innerJoin('users', 'users.id', 'candidate_profiles.user_id')
    .select(['candidate_profiles.id', 'candidate_profiles.number', 'users.first_name', 'users.last_name'])
    .select(['candidate_profiles.headline', 'candidate_profiles.location', 'candidate_profiles.types'])
    .select(['candidate_profiles.category', 'candidate_profiles.skills'])
    .select(['candidate_profiles.is_remote_wished', 'candidate_profiles.rate_amount'])
    .select(['candidate_profiles.rate_currency', 'candidate_profiles.updated_at'])
    .select(
      sql<boolean>`exists (
        select from resumes where resumes.id = candidate_profiles.resume_id and removed_at is null
      )`.as('has_resume'),
    )
    .select(
      sql<boolean>`exists (
        select from saved_candidates
        where saved_candidates.profile_id = candidate_profiles.id and company_id = ${companyId ?? null}
      )`.as('is_saved'),
    )
    .select(hasTurnedTo(companyId).as('is_known'))
    .$castTo<CandidateCardRow>();
}

/** Who has applied or answered has given the company the whole name. */
function hasTurnedTo(companyId: string | undefined) {
  return sql<boolean>`(
    exists (
      select from applications join jobs on jobs.id = job_id
      where applications.user_id = candidate_profiles.user_id and applications.status <> 'withdrawn'
        and jobs.company_id = ${companyId ?? null}
    )
    or exists (
      select from conversations join messages on conversation_id = conversations.id
      where candidate_id = candidate_profiles.user_id and company_id = ${companyId ?? null} and not from_company
    )
  )`;
}

function listAppliedTo(
  database: Kysely<Tables>,
  userId: string,
  companyId: string,
): Promise<CandidateDetail['appliedTo']> {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['jobs.id', 'jobs.title'])
    .where('applications.user_id', '=', userId)
    .where('applications.status', '<>', 'withdrawn')
    .where('jobs.company_id', '=', companyId)
    .orderBy('applications.created_at', 'desc')
    .limit(20)
    .execute();
}
