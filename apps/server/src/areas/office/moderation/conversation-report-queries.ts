import type { ReportedConversation, ReportedConversationDetail } from '@waymark/contract/office/reports';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { listNotesOn } from '../../identity/audit/queries.ts';

const messagesShown = 20;

/**
 * A page of reported conversations without a decision, oldest first. Throws `not_found` beyond the last page.
 */
export async function listReportedConversations(
  database: Kysely<Tables>,
  page: number,
): Promise<Page<ReportedConversation>> {
  const pageSize = defaultPageSize;
  const { total } = await database
    .selectFrom('conversation_reports')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const rows = await selectOpen(database)
    .orderBy('report.created_at')
    .orderBy('report.conversation_id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { data: rows.map(present), total, page, pageSize };
}

function selectOpen(database: Kysely<Tables>) {
  return database
    .selectFrom('conversation_reports as report')
    .innerJoin('conversations', 'conversations.id', 'report.conversation_id')
    .innerJoin('companies', 'companies.id', 'conversations.company_id')
    .select(['report.conversation_id', 'report.reason', 'report.text', 'report.created_at'])
    .select(['companies.id as company_id', 'companies.name as company_name'])
    .where('report.decided_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectOpen>['execute']>>[number];

function present(row: Row): ReportedConversation {
  return {
    conversationId: row.conversation_id,
    company: { id: row.company_id, name: row.company_name },
    reason: row.reason,
    text: row.text,
    at: row.created_at.toISOString(),
  };
}

/** A reported conversation; only what is reported can be read, and who the candidate is does not matter. */
export async function getReportedConversation(
  database: Kysely<Tables>,
  conversationId: string,
): Promise<ReportedConversationDetail> {
  const row = await selectOpen(database)
    .where('report.conversation_id', '=', conversationId)
    .executeTakeFirst();
  if (!row)
    throw new AppError('not_found', msg`This conversation is not reported, or it was decided already.`);
  const messages = await database
    .selectFrom('messages')
    .select(['id', 'from_company', 'text', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(messagesShown)
    .execute();
  return {
    ...present(row),
    messages: messages.toReversed().map(({ id, from_company: fromCompany, text, created_at: at }) => ({
      id,
      fromCompany,
      text,
      at: at.toISOString(),
    })),
    history: await listNotesOn(database, 'report', conversationId),
  };
}
