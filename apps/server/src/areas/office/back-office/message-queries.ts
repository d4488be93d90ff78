import { messageHoldMinutes, type ContactMessageState } from '@waymark/contract/office/staff-choices';
import type {
  StaffCallBack,
  StaffMessage,
  StaffMessageDetail,
} from '@waymark/contract/office/staff-messages';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { fullName } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';

/** Whether a message is claimed: an abandoned claim ends after a while. */
export const isHeld = sql<boolean>`(
  held_by is not null and held_at > now() - make_interval(mins => ${messageHoldMinutes}::int)
)`;

/**
 * A page of messages: what waits oldest first, the others newest first. Throws `not_found` beyond the last
 * page.
 */
export async function listMessages(
  database: Kysely<Tables>,
  viewerId: string,
  { state, page }: { state: ContactMessageState; page: number },
): Promise<Page<StaffMessage>> {
  const pageSize = defaultPageSize;
  const { total } = await database
    .selectFrom('contact_messages')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const order = state === 'open' ? 'asc' : 'desc';
  const rows = await selectMessages(database, viewerId)
    .where('contact_messages.state', '=', state)
    .orderBy('contact_messages.created_at', order)
    .orderBy('contact_messages.id', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { data: rows.map(present), total, page, pageSize };
}

function selectMessages(database: Kysely<Tables>, viewerId: string) {
  return database
    .selectFrom('contact_messages')
    .leftJoin('users as holder', (join) =>
      join.onRef('holder.id', '=', 'contact_messages.held_by').on('holder.id', '<>', viewerId).on(isHeld),
    )
    .select(['contact_messages.id', 'contact_messages.name', 'contact_messages.email'])
    .select(['contact_messages.message', 'contact_messages.state', 'contact_messages.user_id'])
    .select(['contact_messages.created_at', 'holder.first_name', 'holder.last_name']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

function present(row: Row): StaffMessage {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    message: row.message,
    state: row.state,
    heldBy: row.first_name === null ? null : fullName(row.first_name, row.last_name),
    at: row.created_at.toISOString(),
  };
}

/** A message with its answers, oldest first. Throws `not_found`. */
export async function getMessage(
  database: Kysely<Tables>,
  viewerId: string,
  messageId: string,
): Promise<StaffMessageDetail> {
  const row = await selectMessages(database, viewerId)
    .where('contact_messages.id', '=', messageId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', msg`There is no message with this id any more.`);
  const answers = await database
    .selectFrom('contact_answers')
    .leftJoin('users', 'users.id', 'contact_answers.staff_id')
    .select(['contact_answers.id', 'contact_answers.text', 'contact_answers.created_at'])
    .select(['users.first_name', 'users.last_name'])
    .where('message_id', '=', messageId)
    .orderBy('contact_answers.created_at')
    .limit(50)
    .execute();
  return {
    ...present(row),
    userId: row.user_id,
    answers: answers.map((answer) => ({
      id: answer.id,
      who: answer.first_name === null ? null : fullName(answer.first_name, answer.last_name),
      text: answer.text,
      at: answer.created_at.toISOString(),
    })),
  };
}

/** A page of who wants to be called. Throws `not_found` beyond the last page. */
export async function listCallBacks(
  database: Kysely<Tables>,
  { show, page }: { show: 'calls' | 'called'; page: number },
): Promise<Page<StaffCallBack>> {
  const pageSize = defaultPageSize;
  const isDone = show === 'called';
  const condition = isDone ? sql<boolean>`done_at is not null` : sql<boolean>`done_at is null`;
  const { total } = await database
    .selectFrom('call_back_requests')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(condition)
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const rows = await database
    .selectFrom('call_back_requests')
    .select(['id', 'name', 'phone', 'topic', 'note', 'created_at', 'done_at'])
    .where(condition)
    .orderBy(isDone ? 'done_at' : 'created_at', isDone ? 'desc' : 'asc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const data = rows.map(({ created_at: at, done_at: doneAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }));
  return { data, total, page, pageSize };
}
