import type { SentMailKind, SentMailList, SentMailState } from '@waymark/contract/office/choices/sent-mails';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import type { StaffMail, StaffMailsQuery } from '@waymark/contract/office/mails';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { mailState, queuedState } from '../../../platform/mail/mail-state-queries.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';

/** Beyond them nobody turns pages; an alert of a large board sends more in a night. */
const mostCounted = 10_000;

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
  const wanted = sql.join(
    [
      lists[show],
      ...(kind ? [sql`mail_sends.kind = ${kind}`] : []),
      ...(q ? [sql`lower(mail_sends.recipient) = ${q.toLowerCase()}`] : []),
    ],
    sql` and `,
  );
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from mail_sends where ${wanted} limit ${mostCounted}) as found
  `.execute(database);
  const total = counted.rows[0]?.total ?? 0;
  refuseBeyondLastPage(page, pageSize, total);
  const { rows } = await sql<Row>`
    select id, recipient as to, kind, ${mailState} as state, attempts, reason, created_at, sent_at,
      coalesce(${queuedState} = 'failed', false) as is_resendable
    from mail_sends where ${wanted}
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
