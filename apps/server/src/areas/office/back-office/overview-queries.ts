import { takenReasons } from '@waymark/contract/identity/choices/accounts';
import { staffQueues, type StaffQueueName } from '@waymark/contract/office/choices/queues';
import type { StaffRole } from '@waymark/contract/identity/choices/staff';
import type { StaffQueue } from '@waymark/contract/office/back-office';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

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
  return Promise.all(queues.map(({ value }) => countQueue(database, value)));
}

async function countQueue(database: Kysely<Tables>, queue: StaffQueueName): Promise<StaffQueue> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(since) as oldest from (${waiting[queue]}) as waiting
  `.execute(database);
  return { queue, count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldest?.toISOString() ?? null };
}
