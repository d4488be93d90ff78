import type { ConversationReportFields } from '@waymark/contract/hiring/conversations';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { addresseeOf } from '../../identity/accounts/addressee-rules.ts';
import { isReceiptDue } from '../../jobs/jobs/receipt-commands.ts';
import { conversationReportReceiptMail } from './emails/report-receipt.ts';
import type { LockedConversation } from './lock-queries.ts';

/** Tells a candidate that a report has arrived, a few times a day at most; gives whether it does. */
export async function mailReportReceipt(
  transaction: Kysely<Tables>,
  { queue }: Pick<Services, 'queue'>,
  conversation: LockedConversation,
  reason: ConversationReportFields['reason'],
): Promise<boolean> {
  const { candidate_id: id, company_name: companyName, email_confirmed_at: confirmedAt } = conversation;
  const reporter = { id, isProven: confirmedAt !== null };
  if (!(await isReceiptDue(transaction, reporter, () => countReportsOf(transaction, id)))) return false;
  const mail = conversationReportReceiptMail(addresseeOf(conversation), { companyName, reason });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: id });
  return true;
}

async function countReportsOf(transaction: Kysely<Tables>, candidateId: string): Promise<number> {
  const { reports } = await transaction
    .selectFrom('conversation_reports')
    .innerJoin('conversations', 'conversations.id', 'conversation_reports.conversation_id')
    .select(sql<number>`count(*)::int`.as('reports'))
    .where('conversations.candidate_id', '=', candidateId)
    .where('conversation_reports.created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return reports;
}
