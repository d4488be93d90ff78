import type { CandidateView, CandidateProfile } from '@waymark/contract/hiring/candidates';
import { defaultPageSize } from '@waymark/contract/pagination';
import type { Page } from '@waymark/contract/pagination';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import type { CandidateViewer } from '../../identity/accounts/policy.ts';
import { listPlaces } from '../../places/places/queries.ts';
import type { CandidateRow } from './column-index.ts';
import { presentView, presentPlace, presentProfile } from './presenter.ts';
import { keysOfCompanies } from './rules.ts';
import type { CompanyKey } from './rules.ts';

/** A page of the companies that looked at a candidate, the latest first. Throws `not_found` beyond the last page. */
export async function listViews(
  database: Kysely<Tables>,
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

/** What all companies are known by that somebody works for: who is hidden from one of them is from the person. */
export async function findCompanyKeys(database: Kysely<Tables>, memberId: string): Promise<CompanyKey[]> {
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

/** Whether a candidate keeps one of these out; `profile` is the column with the candidate's id. */
export function isExcluded(profile: string, keys: readonly CompanyKey[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from candidate_exclusions
    where candidate_exclusions.profile_id = ${sql.ref(profile)} and key = any(${keys}::text[])
  )`;
}

/** The numbers of the candidates who keep one of these out. */
export async function listExcluding(
  database: Kysely<Tables>,
  keys: readonly CompanyKey[],
): Promise<Set<number>> {
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
 * What has changed since a snapshot was taken, or all listed profiles. As one text: 100,000 rows through the driver's
 * row parser take five times as long. Fields are ids, keys and numbers, so a space parts them.
 */
export async function readNews(
  database: Kysely<Tables>,
  snapshot: string | undefined,
): Promise<CandidateNews> {
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
          -- Of one that is not listed nothing but its number.
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
