import type { Say } from '@waymark/contract/text/say';
import type { VerificationMethod, StaffCompanyList } from '@waymark/contract/companies/choices';
import type {
  StaffCompaniesQuery,
  StaffCompany,
  StaffCompanyDetail,
} from '@waymark/contract/companies/staff-companies';
import { takenReasons, type HeldReason, type MemberRole } from '@waymark/contract/identity/choices';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { describePlan } from '@waymark/contract/payments/membership-plans';
import { fullName } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { presentVerification } from '../../companies/companies/presenter.ts';
import { listNotesOn } from '../../identity/audit/queries.ts';
import {
  listGrantedPlaces,
  listGrantedPlans,
  findPlanState,
  listPlacesAndWaiting,
} from '../../payments/memberships/queries.ts';
import { findPermission } from '../../payments/orders/queries.ts';
import { listGrantablePlans } from '../../payments/plans/queries.ts';
import { listStrangeLetters } from './rules.ts';

interface Row {
  id: string;
  name: string;
  website: string;
  website_host: string;
  about: string;
  held_reason: HeldReason | null;
  verified_at: Date | null;
  verified_by: VerificationMethod | null;
  members: number;
  open_jobs: number;
  created_at: Date;
}

const columns = sql`
  id, name, website, website_host, about, held_reason, verified_at, verified_by, created_at,
  (select count(*)::int from company_members where company_id = companies.id) as members,
  (select count(*)::int from jobs where company_id = companies.id and status = 'active') as open_jobs`;

const lists: Readonly<
  Record<StaffCompanyList, { condition: RawBuilder<unknown>; order: RawBuilder<unknown> }>
> = {
  // Who cannot do anything but wait comes before who has only to confirm an address.
  held: {
    condition: sql`(held_reason = 'unconfirmed' or held_reason = any(${takenReasons}))`,
    order: sql`held_reason = 'unconfirmed', created_at, id`,
  },
  suspended: { condition: sql`held_reason = 'suspended'`, order: sql`folded_name, id` },
  all: { condition: sql`true`, order: sql`folded_name, id` },
};

/** A page of a list of companies. Throws `not_found` beyond the last page. */
export async function listStaffCompanies(
  database: Kysely<Tables>,
  { show, q, page }: StaffCompaniesQuery,
): Promise<Page<StaffCompany>> {
  const pageSize = defaultPageSize;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const conditions = sql.join(
    [
      lists[show].condition,
      ...words.map((word) => sql`strpos(lower(name || ' ' || website || ' ' || id::text), ${word}) > 0`),
    ],
    sql` and `,
  );
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from companies where ${conditions}
  `.execute(database);
  const total = counted.rows[0]?.total ?? 0;
  refuseBeyondLastPage(page, pageSize, total);
  const { rows } = await sql<Row>`
    select ${columns} from companies where ${conditions}
    order by ${lists[show].order} limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(database);
  return { data: rows.map(present), total, page, pageSize };
}

function present(row: Row): StaffCompany {
  return {
    id: row.id,
    name: row.name,
    website: row.website,
    heldReason: row.held_reason,
    isVerified: row.verified_at !== null,
    members: row.members,
    openJobs: row.open_jobs,
    createdAt: row.created_at.toISOString(),
  };
}

const maxPeople = 50;
const maxNamesakes = 10;

/** All that staff needs to decide about a company. Throws `not_found`. */
export async function getStaffCompany(
  say: Say,
  database: Kysely<Tables>,
  companyId: string,
): Promise<StaffCompanyDetail> {
  const { rows } = await sql<Row>`select ${columns} from companies where id = ${companyId}`.execute(database);
  const [row] = rows;
  if (!row) throw new AppError('not_found', msg`There is no company with this id.`);
  const namesakes = await sql<Row>`
    select ${columns} from companies
    where id <> ${companyId} and (
      folded_name = (select folded_name from companies where id = ${companyId} and folded_name <> '')
      or look = (select look from companies where id = ${companyId} and look <> '')
      or (website_host = ${row.website_host} and website_host <> '')
    )
    order by created_at, id limit ${maxNamesakes}
  `.execute(database);
  return {
    ...present(row),
    about: row.about,
    verification: presentVerification(row),
    strangeLetters: listStrangeLetters(row.name),
    people: await listPeople(database, companyId),
    namesakes: namesakes.rows.map(present),
    ...(await findPlaces(say, database, companyId)),
    history: await listNotesOn(database, 'company', companyId),
  };
}

async function findPlaces(say: Say, database: Kysely<Tables>, companyId: string) {
  const { plan, name, ends_at: endsAt, postings, taken } = await findPlanState(database, companyId);
  const { ownPlaces, waiting } = await listPlacesAndWaiting(database, companyId);
  return {
    plan: { plan, name, endsAt: endsAt?.toISOString() ?? null, postings, taken },
    ownPlaces: ownPlaces.map(({ id, title, ends_at }) => ({
      jobId: id,
      title,
      endsAt: ends_at.toISOString(),
    })),
    mayPayByInvoice: await findPermission(database, companyId),
    grants: await listGrants(database, companyId),
    grantablePlans: (await listGrantablePlans(database)).map((one) => ({
      key: one.key,
      name: one.name,
      description: say(describePlan(one)),
    })),
    waitingPostings: waiting.map(({ id, title }) => ({ jobId: id, title })),
  };
}

async function listGrants(
  database: Kysely<Tables>,
  companyId: string,
): Promise<StaffCompanyDetail['grants']> {
  const plans = await listGrantedPlans(database, companyId);
  const places = await listGrantedPlaces(database, companyId);
  return [
    ...plans.map(({ id, plan, name, endsAt }) => ({
      grant: plan,
      id,
      title: name,
      endsAt: endsAt.toISOString(),
    })),
    ...places.map(({ jobId, title, endsAt }) => ({
      grant: 'place' as const,
      id: jobId,
      title,
      endsAt: endsAt.toISOString(),
    })),
  ];
}

async function listPeople(
  database: Kysely<Tables>,
  companyId: string,
): Promise<StaffCompanyDetail['people']> {
  const rows = await database
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.email_confirmed_at'])
    .select('users.suspended_at')
    .select(sql<MemberRole>`company_members.member_role`.as('member_role'))
    .where('company_members.company_id', '=', companyId)
    .orderBy('company_members.created_at')
    .orderBy('users.id')
    .limit(maxPeople)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: fullName(row.first_name, row.last_name),
    email: row.email,
    memberRole: row.member_role,
    isConfirmed: row.email_confirmed_at !== null,
    isSuspended: row.suspended_at !== null,
  }));
}
