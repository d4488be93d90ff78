import type { SentMailKind } from '@waymark/contract/all-mails';
import { takenReasons } from '@waymark/contract/identity/choices';
import type { StaffRole } from '@waymark/contract/identity/staff-choices';
import type { StaffQueue } from '@waymark/contract/office/back-office';
import type { StaffMail, StaffMailsQuery } from '@waymark/contract/office/staff-mails';
import type { Redirect } from '@waymark/contract/office/redirects';
import { staffQueues, type StaffQueueName, type SentMailList } from '@waymark/contract/office/staff-choices';
import type { SentMailState } from '@waymark/contract/identity/mail-choices';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { decodedPath } from '@waymark/contract/paths';
import { wholeUnitsOf } from '@waymark/contract/payments/prices';
import type { StaffPackage } from '@waymark/contract/payments/staff-packages';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { mailState, queuedState } from '../../../platform/mail/mail-state-queries.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';

/** All packages: those on sale in their order, then the retired ones. There are a few dozen at most. */
export async function listAllPackages(database: Kysely<Tables>): Promise<StaffPackage[]> {
  const rows = await database
    .selectFrom('packages')
    .select([
      'product_id',
      'name',
      'price_cents',
      'currency',
      'description',
      'checkout_path',
      'refund_terms',
      'retired_at',
    ])
    .select(
      sql<number>`(select count(*)::int from orders where orders.product_id = packages.product_id)`.as(
        'orders',
      ),
    )
    .orderBy(sql`retired_at is not null`)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    packageName: row.name,
    packagePrice: wholeUnitsOf(row.price_cents, row.currency),
    currency: row.currency,
    packageDescription: row.description,
    refundTerms: row.refund_terms,
    checkoutLink: row.checkout_path,
    orders: row.orders,
    retiredAt: row.retired_at?.toISOString() ?? null,
  }));
}

/** Since when each thing of a queue waits, as `since`. */
const waiting: Readonly<Record<StaffQueueName, RawBuilder<unknown>>> = {
  reviews: sql`select critiques.created_at as since from critiques join users on users.id = critiques.user_id
    where critiques.is_open and users.deletion_due_at is null`,
  postings: sql`select coalesce(approval_asked_at, created_at) as since from jobs
    where status = 'pending' and awaits_approval and moderation is null and trashed_at is null`,
  companies: sql`select created_at as since from companies where held_reason = any(${takenReasons})`,
  reports: sql`select created_at as since from job_reports where decided_at is null
    union all select created_at from conversation_reports where decided_at is null`,
  messages: sql`select created_at as since from contact_messages where state = 'open'`,
  comments: sql`select created_at as since from blog_comments
    where state = 'held' and erased_at is null`,
  orders: sql`select coalesce(staff_marked_at, created_at) as since from orders where staff_mark = 'problem'
    union all select coalesce(staff_marked_at, paid_at, created_at) from posting_orders
    where staff_mark = 'problem' or (status = 'flagged' and staff_mark is null)`,
  webhooks: sql`select received_at as since from webhook_receipts where refusal is not null and set_aside_at is null`,
  mails: sql`select completed_on as since from pgboss.job where name = 'send-mail' and state = 'failed'`,
  callBacks: sql`select created_at as since from call_back_requests where done_at is null`,
};

/** How much waits for staff of a role, and for how long. */
export async function listQueues(database: Kysely<Tables>, role: StaffRole): Promise<StaffQueue[]> {
  const queues = staffQueues.filter((queue) => role === 'administrator' || queue.role === role);
  const counted = await Promise.all(queues.map(({ value }) => countQueue(database, value)));
  return counted.filter(isShown);
}

/** Reviews that were asked for are still answered where none can be asked for any more. */
function isShown({ queue, count }: StaffQueue): boolean {
  if (queue === 'comments') return board.has('blog');
  return queue !== 'reviews' || count > 0 || board.has('resumeReview');
}

async function countQueue(database: Kysely<Tables>, queue: StaffQueueName): Promise<StaffQueue> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(since) as oldest from (${waiting[queue]}) as waiting
  `.execute(database);
  return { queue, count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldest?.toISOString() ?? null };
}

const maxPath = 300;

/** Where a path that is no page leads, as a header takes it; null where it leads nowhere. */
export async function findRedirect(database: Kysely<Tables>, path: string): Promise<string | null> {
  if (path.length > maxPath) return null;
  const row = await database
    .selectFrom('redirects')
    .select('to_path')
    // Other systems end the path of a page with a slash.
    .where('from_path', 'in', [
      ...new Set([path, decodedPath(path)].flatMap((one) => [one, withoutSlash(one)])),
    ])
    .orderBy(sql`length(from_path)`, 'desc')
    .executeTakeFirst();
  return row ? encoded(row.to_path) : null;
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/** Other letters than English ones as browsers send them; what is written so already stays. */
function encoded(path: string): string {
  const { pathname, search } = new URL(path, 'http://localhost');
  return pathname + search;
}

/** A page of the redirects, by their old paths. Throws `not_found` beyond the last page. */
export async function listRedirects(database: Kysely<Tables>, page: number): Promise<Page<Redirect>> {
  const pageSize = defaultPageSize;
  const { total } = await database
    .selectFrom('redirects')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const rows = await database
    .selectFrom('redirects')
    .selectAll()
    .orderBy('from_path')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const data = rows.map((row) => ({
    id: row.id,
    fromPath: row.from_path,
    toPath: row.to_path,
    createdAt: row.created_at.toISOString(),
  }));
  return { data, total, page, pageSize };
}

/** Every old path with where it leads, for a file. */
export async function listAllRedirects(database: Kysely<Tables>): Promise<[string, string][]> {
  const rows = await database
    .selectFrom('redirects')
    .select(['from_path', 'to_path'])
    .orderBy('from_path')
    .execute();
  return rows.map((row) => [row.from_path, row.to_path]);
}

/** Enough to page through; an alert of a large board sends more in a night. */
const maxCounted = 10_000;

const unsent = sql<SqlBool>`mail_sends.sent_at is null`;

const lists: Readonly<Record<SentMailList, RawBuilder<SqlBool>>> = {
  all: sql<SqlBool>`true`,
  sent: sql<SqlBool>`mail_sends.sent_at is not null and mail_sends.refused_at is null`,
  // The first condition has an index of its own: few mails have not been sent.
  waiting: sql<SqlBool>`${unsent} and ${mailState} = 'waiting'`,
  failed: sql<SqlBool>`${unsent} and ${mailState} = 'failed'`,
  bounced: sql<SqlBool>`mail_sends.refused_at is not null and ${mailState} = 'bounced'`,
};

interface Row {
  id: string;
  to: string;
  kind: SentMailKind;
  state: SentMailState;
  attempts: number;
  reason: string;
  created_at: Date;
  sent_at: Date | null;
  is_resendable: boolean;
}

/** A page of mails, the latest first. Throws `not_found` beyond the last page. */
export async function listStaffMails(
  database: Kysely<Tables>,
  { show, kind, q, page }: StaffMailsQuery,
): Promise<Page<StaffMail>> {
  const pageSize = defaultPageSize;
  const condition = sql.join(
    [
      lists[show],
      ...(kind ? [sql`mail_sends.kind = ${kind}`] : []),
      ...(q ? [sql`lower(mail_sends.recipient) = ${q.toLowerCase()}`] : []),
    ],
    sql` and `,
  );
  const counted = await sql<{ total: number }>`
    select count(*)::int as total
    from (select from mail_sends where ${condition} limit ${maxCounted}) as found
  `.execute(database);
  const total = counted.rows[0]?.total ?? 0;
  refuseBeyondLastPage(page, pageSize, total);
  const { rows } = await sql<Row>`
    select id, recipient as to, kind, ${mailState} as state, attempts, reason, created_at, sent_at,
      coalesce(${queuedState} = 'failed', false) as is_resendable
    from mail_sends where ${condition}
    order by created_at desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(database);
  const data = rows.map(({ created_at: createdAt, sent_at: sentAt, is_resendable, ...mail }) => ({
    ...mail,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    isResendable: is_resendable,
  }));
  return { data, total, page, pageSize };
}
