import type { MemberRole, Role } from '@waymark/contract/identity/choices';
import type { StaffRole, StaffUserList } from '@waymark/contract/identity/staff-choices';
import type { StaffUser, StaffUserDetail, StaffUsersQuery } from '@waymark/contract/identity/staff-users';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { fullName } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import type { StaffViewer } from '../../identity/accounts/policy.ts';
import { listNotesOn } from '../../identity/audit/queries.ts';
import { findSupportUntil } from '../../identity/impersonation/queries.ts';
import { mayChange } from './rules.ts';

interface Row {
  id: string;
  role: Role;
  staff_role: StaffRole | null;
  first_name: string;
  last_name: string;
  email: string;
  email_confirmed_at: Date | null;
  suspended_at: Date | null;
  deletion_due_at: Date | null;
  created_at: Date;
}

const columns = sql`
  id, role, staff_role, first_name, last_name, email, email_confirmed_at, suspended_at, deletion_due_at, created_at`;

const lists: Readonly<Record<StaffUserList, RawBuilder<unknown>>> = {
  all: sql`true`,
  suspended: sql`suspended_at is not null`,
  leaving: sql`deletion_due_at is not null`,
};

/** A page of accounts, the newest first. Throws `not_found` beyond the last page. */
export async function listStaffUsers(
  database: Kysely<Tables>,
  { show, q, page }: StaffUsersQuery,
): Promise<Page<StaffUser>> {
  const pageSize = defaultPageSize;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const text = sql`lower(first_name || ' ' || last_name || ' ' || email || ' ' || id::text)`;
  const conditions = sql.join(
    [lists[show], ...words.map((word) => sql`strpos(${text}, ${word}) > 0`)],
    sql` and `,
  );
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from users where ${conditions}
  `.execute(database);
  const total = counted.rows[0]?.total ?? 0;
  refuseBeyondLastPage(page, pageSize, total);
  const { rows } = await sql<Row>`
    select ${columns} from users where ${conditions}
    order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(database);
  return { data: rows.map(present), total, page, pageSize };
}

function present(row: Row): StaffUser {
  return {
    id: row.id,
    name: fullName(row.first_name, row.last_name),
    email: row.email,
    role: row.role,
    staffRole: row.staff_role,
    isConfirmed: row.email_confirmed_at !== null,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

interface Counts {
  applications: number;
  orders: number;
  sessions: number;
  last_used_at: Date | null;
  second_step_since: Date | null;
  reset_link_until: Date | null;
}

/** An account as staff sees it. Throws `not_found`. */
export async function getStaffUser(
  database: Kysely<Tables>,
  viewer: Pick<StaffViewer, 'userId' | 'staffRole'>,
  userId: string,
): Promise<StaffUserDetail> {
  const { rows } = await sql<Row & Counts>`
    select ${columns},
      (select count(*)::int from applications where user_id = users.id) as applications,
      (select count(*)::int from orders where user_id = users.id) as orders,
      (select count(*)::int from sessions where user_id = users.id and expires_at > now()) as sessions,
      (select max(last_used_at) from sessions where user_id = users.id) as last_used_at,
      (select confirmed_at from totp_secrets where user_id = users.id) as second_step_since,
      (
        select max(expires_at) from one_time_tokens
        where user_id = users.id and purpose = 'reset-second-step' and used_at is null and expires_at > now()
      ) as reset_link_until
    from users where id = ${userId}
  `.execute(database);
  const [row] = rows;
  if (!row) throw new AppError('not_found', msg`There is no account with this id.`);
  const companies = await database
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .select(['companies.id', 'companies.name'])
    .select(sql<MemberRole>`company_members.member_role`.as('memberRole'))
    .where('company_members.user_id', '=', userId)
    .orderBy('company_members.created_at')
    .limit(50)
    .execute();
  return {
    ...present(row),
    companies,
    applications: row.applications,
    orders: row.orders,
    sessions: row.sessions,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    mfaSince: row.second_step_since?.toISOString() ?? null,
    resetLinkUntil: row.reset_link_until?.toISOString() ?? null,
    supportUntil: await findSupportUntil(database, userId),
    isChangeable: mayChange(viewer, row),
    history: await listNotesOn(database, 'user', userId),
  };
}
