import type {
  CandidateCard,
  CandidateDetail,
  CandidateProfile,
  CandidateView,
} from '@waymark/contract/hiring/candidates';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import type { CandidateViewer } from '../../identity/accounts/policy.ts';
import { listPlaces } from '../../places/places/queries.ts';
import {
  type CandidateCardRow,
  presentCard,
  presentDetail,
  presentPlace,
  presentProfile,
  presentView,
} from './presenter.ts';
import { type CompanyKey, keysOfCompanies } from './rules.ts';

/** A page of the companies that viewed a candidate, latest first. Throws `not_found` beyond the last page. */
export async function listViews(
  database: Database,
  userId: string,
  page: number,
): Promise<Page<CandidateView>> {
  const views = database
    .selectFrom('candidate_views')
    .innerJoin('candidate_profiles', 'candidate_profiles.id', 'candidate_views.profile_id')
    .where('candidate_profiles.user_id', '=', userId);
  const { total } = await views
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, defaultPageSize, total);
  const rows = await views
    .innerJoin('companies', 'companies.id', 'candidate_views.company_id')
    .select(['companies.id as company_id', 'companies.name as company_name'])
    .select(sql<string>`candidate_views.day::text`.as('day'))
    .select(['candidate_views.viewed_at', 'candidate_views.resume_read'])
    .orderBy('candidate_views.viewed_at', 'desc')
    .orderBy('candidate_views.company_id')
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
  return { data: rows.map(presentView), total, page, pageSize: defaultPageSize };
}

/** The keys of all companies of a member: a candidate hidden from one is hidden from the person. */
export async function findCompanyKeys(database: Database, memberId: string): Promise<CompanyKey[]> {
  const companies = await database
    .selectFrom('companies')
    .select(['name', 'website_host'])
    .where('id', 'in', companiesOf(memberId))
    .execute();
  const { rows } = await sql<{ host: string }>`
    select distinct lower(split_part(email, '@', 2)) as host
    from company_members join users on users.id = user_id
    where company_id in ${companiesOf(memberId)}
  `.execute(database);
  return keysOfCompanies(
    companies,
    rows.map(({ host }) => host),
  );
}

/** Whether a candidate excludes one of the keys; `profile` is the column with the candidate’s id. */
function isExcluded(profile: string, keys: readonly CompanyKey[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from candidate_exclusions
    where candidate_exclusions.profile_id = ${sql.ref(profile)} and key = any(${keys}::text[])
  )`;
}

/** The numbers of the candidates who exclude one of the keys. */
export async function listExcluding(database: Database, keys: readonly CompanyKey[]): Promise<Set<number>> {
  const { rows } = await sql<{ numbers: string | null }>`
    select string_agg(distinct number::text, ',') as numbers
    from candidate_exclusions join candidate_profiles on candidate_profiles.id = profile_id
    where key = any(${keys}::text[])
  `.execute(database);
  return new Set(rows[0]?.numbers?.split(',').map(Number));
}

export interface CandidateNews {
  /** The numbers of the profiles that have changed, the listed among them with what the columns hold. */
  numbers: number[];
  rows: CandidateRow[];
  /** The highest id of a place. */
  lastPlaceId: number;
  /** What was visible to this look. */
  snapshot: string;
}

/**
 * The changes since a snapshot, or all listed profiles. Sent as one text: 100,000 rows through the driver’s
 * row parser take five times as long. Fields hold no spaces.
 */
export async function readNews(database: Database, snapshot: string | undefined): Promise<CandidateNews> {
  const unseen =
    snapshot === undefined
      ? sql`profiles.number is not null`
      : sql`transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)`;
  const { rows } = await sql<{ snapshot: string; lastPlaceId: number | null; lines: string | null }>`
    select pg_current_snapshot()::text as snapshot,
      (select max(id) from places) as "lastPlaceId",
      (
        select string_agg(
          -- Only the number of a profile that is not listed.
          concat_ws(
            ' ', changes.number, coalesce(place_id, 0), category, is_remote_wished::int,
            case when profiles.number is not null then coalesce(rate_yearly_usd, 0) end,
            extract(epoch from updated_at)::int8, array_to_string(types, ',')
          ), E'\n'
        )
        from candidate_changes as changes
        left join candidate_profiles as profiles on profiles.number = changes.number and is_listed
        where ${unseen}
      ) as lines
  `.execute(database);
  const [row] = rows;
  const lines = row?.lines?.split('\n').map((line) => line.split(' ')) ?? [];
  return {
    numbers: lines.map(([number]) => Number(number)),
    rows: lines.flatMap((fields) => parseRow(fields)),
    lastPlaceId: row?.lastPlaceId ?? 0,
    snapshot: row?.snapshot ?? '',
  };
}

function parseRow(fields: string[]): CandidateRow[] {
  const [number, placeId, category, remote, rate, updated, types] = fields;
  if (category === undefined) return [];
  return [
    {
      number: Number(number),
      placeId: Number(placeId),
      category,
      remote: remote === '1',
      rate: Number(rate),
      updatedSeconds: Number(updated),
      types: types ? types.split(',') : [],
    },
  ];
}

/** A candidate’s profile; before the first save the account’s data, hidden. */
export async function getProfile(
  database: Database,
  { userId, account }: CandidateViewer,
): Promise<CandidateProfile> {
  const row = await database
    .selectFrom('candidate_profiles')
    .select(['id', 'is_visible', 'headline', 'summary', 'location', 'place_id', 'types', 'updated_at'])
    .select(['category', 'skills', 'is_remote_wished', 'rate_amount', 'rate_currency'])
    // A deleted resume is hidden, and returns when it is restored.
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

/** As they were written, each once: a label may give two keys. */
async function listExcluded(database: Database, profileId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('candidate_exclusions')
    .select('label')
    .where('profile_id', '=', profileId)
    .orderBy('created_at')
    .orderBy('label')
    .execute();
  return [...new Set(rows.map(({ label }) => label))];
}

/** The company that looks, and the keys by which a candidate may have excluded it. */
interface Looking {
  companyId: string;
  keys: readonly CompanyKey[];
}

/** The cards that the company may see, in the given order. */
export async function loadCards(
  database: Database,
  numbers: readonly number[],
  looker: Looking,
): Promise<CandidateCard[]> {
  const cards = await loadNumberedCards(database, numbers, looker);
  return numbers.flatMap((number) => cards.get(number) ?? []);
}

/** The same by number. */
export async function loadNumberedCards(
  database: Database,
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

/** A candidate as this company may see it; undefined if hidden from it. */
export async function findCandidate(
  database: Database,
  candidateId: string,
  looker: Looking,
): Promise<CandidateDetail | undefined> {
  const row = await selectVisible(database, looker)
    .select(['candidate_profiles.summary', 'candidate_profiles.user_id'])
    .where('candidate_profiles.id', '=', candidateId)
    .executeTakeFirst();
  return row && presentDetail(row, await listAppliedTo(database, row.user_id, looker.companyId));
}

/** One’s own profile as employers see it, listed or not; undefined before the first save. */
export async function findOwnPreview(
  database: Database,
  userId: string,
): Promise<CandidateDetail | undefined> {
  const row = await selectCards(database, undefined)
    .select('candidate_profiles.summary')
    .where('candidate_profiles.user_id', '=', userId)
    .executeTakeFirst();
  return row && presentDetail(row, []);
}

/** The profile if the company may see it, locked until the transaction ends. */
export function lockVisible(
  transaction: Database,
  candidateId: string,
  { keys }: Pick<Looking, 'keys'>,
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

function selectVisible(database: Database, looker: Looking) {
  return selectCards(database, looker.companyId)
    .where('candidate_profiles.is_listed', '=', true)
    .where(sql<boolean>`not ${isExcluded('candidate_profiles.id', looker.keys)}`);
}

function selectCards(database: Database, companyId: string | undefined) {
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

/** Candidates who applied or answered have given the company their full name. */
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
  database: Database,
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

/** A listed candidate as the columns hold it. */
export interface CandidateRow {
  number: number;
  /** 0 where it is not known. */
  placeId: number;
  types: readonly string[];
  category: string;
  remote: boolean;
  /** Whole US dollars a year; 0 where the candidate does not say. */
  rate: number;
  /** Seconds since the epoch. */
  updatedSeconds: number;
}
