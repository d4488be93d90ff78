import type { ConversationReportFields } from '@waymark/contract/hiring/conversations';
import type { ConversationReportDecision } from '@waymark/contract/office/staff-choices';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { listStaffAddresses } from '../../identity/accounts/queries.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { isReceiptDue } from '../../jobs/jobs/commands.ts';
import { conversationReportMail, conversationReportReceiptMail } from './emails/conversations.ts';
import { lockConversation, type LockedConversation } from './queries.ts';
import type { Side } from './rules.ts';

/** Marks messages up to a given one as read. */
export async function markRead(
  database: Database,
  reader: { side: Side; userId: string },
  conversationId: string,
  lastMessageId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const conversation = await requireOwn(transaction, reader, conversationId);
    const theirs = reader.side === 'candidate';
    await transaction
      .updateTable('messages')
      .set({ read_at: sql<Date>`now()` })
      .where('conversation_id', '=', conversation.id)
      .where('from_company', '=', theirs)
      .where('read_at', 'is', null)
      .where('id', '<=', lastMessageId)
      .execute();
    const unread = theirs ? 'unread_by_candidate' : 'unread_by_company';
    await transaction
      .updateTable('conversations')
      .set({
        [unread]: sql<number>`(
          select count(*)::int from messages
          where conversation_id = conversations.id and from_company = ${theirs} and read_at is null
        )`,
      })
      .where('id', '=', conversation.id)
      .execute();
  });
}

/** Blocks a company for a candidate in all conversations, or unblocks it; returns its name. */
export async function blockCompany(
  database: Database,
  candidateId: string,
  conversationId: string,
  blocked: boolean,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const conversation = await requireOwn(
      transaction,
      { side: 'candidate', userId: candidateId },
      conversationId,
    );
    const { company_id } = conversation;
    if (blocked) {
      await transaction
        .insertInto('blocked_companies')
        .values({ candidate_id: candidateId, company_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await transaction
        .deleteFrom('blocked_companies')
        .where('candidate_id', '=', candidateId)
        .where('company_id', '=', company_id)
        .execute();
    }
    return conversation.company_name;
  });
}

/**
 * Stores a candidate’s report of a company’s messages and mails it to staff unless it is unchanged. Returns
 * whether the candidate gets a receipt: for the first report, and after a decision.
 */
export async function reportConversation(
  { database, queue }: Pick<Services, 'database' | 'queue'>,
  candidateId: string,
  conversationId: string,
  fields: ConversationReportFields,
): Promise<{ hasReceipt: boolean }> {
  return database.transaction().execute(async (transaction) => {
    const conversation = await requireOwn(
      transaction,
      { side: 'candidate', userId: candidateId },
      conversationId,
    );
    // The conversation is locked: of two reports at once the second finds the first.
    const waiting = await transaction
      .selectFrom('conversation_reports')
      .select('reason')
      .where('conversation_id', '=', conversationId)
      .where('decided_at', 'is', null)
      .executeTakeFirst();
    const { rows } = await sql`
      insert into conversation_reports (conversation_id, reason, text)
      values (${conversationId}, ${fields.reason}, ${fields.text})
      on conflict (conversation_id) do update set reason = excluded.reason, text = excluded.text, created_at = now(),
          decided_at = null, decision = null
        where conversation_reports.decided_at is not null
          or (conversation_reports.reason, conversation_reports.text) <> (excluded.reason, excluded.text)
      returning 1
    `.execute(transaction);
    if (rows.length === 0) return { hasReceipt: false };
    const { company_id: companyId, company_name: companyName } = conversation;
    const lastMessage = await findLastOfCompany(transaction, conversationId);
    for (const to of await listStaffAddresses(transaction)) {
      const mail = conversationReportMail(to, { companyName, companyId, lastMessage, fields });
      await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: candidateId });
    }
    const hasReceipt =
      !waiting && (await mailReportReceipt(transaction, { queue }, conversation, fields.reason));
    return { hasReceipt };
  });
}

async function findLastOfCompany(transaction: Database, conversationId: string): Promise<string> {
  const row = await transaction
    .selectFrom('messages')
    .select('text')
    .where('conversation_id', '=', conversationId)
    .where('from_company', '=', true)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.text ?? '';
}

async function requireOwn(
  transaction: Database,
  reader: { side: Side; userId: string },
  conversationId: string,
): Promise<LockedConversation> {
  const conversation = await lockConversation(transaction, { of: reader, conversationId });
  if (!conversation) throw new AppError('not_found', msg`There is no conversation with this address.`);
  return conversation;
}

/** Mails the candidate a receipt, a few times a day at most; returns whether it did. */
async function mailReportReceipt(
  transaction: Database,
  { queue }: Pick<Services, 'queue'>,
  conversation: LockedConversation,
  reason: ConversationReportFields['reason'],
): Promise<boolean> {
  const { candidate_id: id, company_name: companyName, email_confirmed_at: confirmedAt } = conversation;
  const reporter = { id, isProven: confirmedAt !== null };
  if (!(await isReceiptDue(transaction, reporter, () => countReportsOf(transaction, id)))) return false;
  const mail = conversationReportReceiptMail(recipientOf(conversation), { companyName, reason });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: id });
  return true;
}

async function countReportsOf(transaction: Database, candidateId: string): Promise<number> {
  const { reports } = await transaction
    .selectFrom('conversation_reports')
    .innerJoin('conversations', 'conversations.id', 'conversation_reports.conversation_id')
    .select(sql<number>`count(*)::int`.as('reports'))
    .where('conversations.candidate_id', '=', candidateId)
    .where('conversation_reports.created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return reports;
}

/** Decides the open report about a conversation that staff have read. False where it was decided or changed since. */
export async function decideReport(
  transaction: Database,
  report: { conversationId: string; decision: ConversationReportDecision; at: string },
): Promise<boolean> {
  const { rows } = await sql`
    update conversation_reports set decided_at = now(), decision = ${report.decision}
    where conversation_id = ${report.conversationId} and decided_at is null
      and date_trunc('milliseconds', created_at) = ${report.at}
    returning 1
  `.execute(transaction);
  return rows.length > 0;
}
