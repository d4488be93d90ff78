import type { ConversationReportFields } from '@waymark/contract/hiring/conversations';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { addresseeOf } from '../../identity/accounts/addressee-rules.ts';
import { reportReceiptsPerDay, reportReceiptsPerDayUnproven } from './constants.ts';
import { conversationReportReceiptMail } from './emails/report-receipt.ts';
import type { LockedConversation } from './lock-queries.ts';

/** Tells a candidate that a report has arrived, a few times a day at most; gives whether it does. */
export async function mailReportReceipt(
  transaction: Kysely<Tables>,
  { queue }: Pick<Services, 'queue'>,
  conversation: LockedConversation,
  reason: ConversationReportFields['reason'],
): Promise<boolean> {
  const { candidate_id: candidateId, company_name: companyName } = conversation;
  // Two reports of one candidate at once: the second counts the first.
  await sql`select pg_advisory_xact_lock(hashtext('report-receipt'), hashtext(${candidateId}))`.execute(
    transaction,
  );
  const { reports } = await transaction
    .selectFrom('conversation_reports')
    .innerJoin('conversations', 'conversations.id', 'conversation_reports.conversation_id')
    .select(({ fn }) => fn.countAll<number>().as('reports'))
    .where('conversations.candidate_id', '=', candidateId)
    .where('conversation_reports.created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  const limit = conversation.email_confirmed_at ? reportReceiptsPerDay : reportReceiptsPerDayUnproven;
  if (reports > limit) return false;
  const mail = conversationReportReceiptMail(addresseeOf(conversation), { companyName, reason });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: candidateId });
  return true;
}
