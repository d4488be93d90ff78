import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import { conversationsADay, messagesKept } from './constants.ts';
import { lockConversation } from './lock-queries.ts';
import type { LockedConversation } from './lock-queries.ts';
import { tellCandidate, tellCompany, tellDecision } from './notice-commands.ts';
import { requireOpen } from './rules.ts';
import type { Side } from './rules.ts';

type Parts = Pick<Services, 'queue' | 'config'>;

export interface CompanyMessage {
  companyId: string;
  candidateId: string;
  applicationId?: string | undefined;
  /** A posting that a candidate is asked about; an application has its own. */
  jobId?: string | undefined;
  /** Null for a recruiter whose account is gone. */
  authorId: string | null;
  text: string;
  /** The end of an application: it is mailed whatever is unread, and is no contact that is counted. */
  isDecision?: boolean;
}

export interface WrittenMessage {
  conversationId: string;
  messageId: string;
}

/**
 * Sends a company's message to a candidate, in their conversation or in a new one, and mails that it is there.
 * Throws `not_found` where the application is not the company's and the candidate's, `forbidden` for a held
 * company, `conflict` for a candidate who is not to be written to, `too_many_requests` after many new conversations.
 */
export async function sendMessage(
  transaction: Kysely<Tables>,
  services: Parts,
  message: CompanyMessage,
): Promise<WrittenMessage> {
  const messageId = newId();
  const isNew = await openConversation(transaction, message, messageId);
  const conversation = await lockConversation(transaction, { between: message });
  if (!conversation) throw new AppError('not_found', 'There is no candidate with this address.');
  requireOpen(conversation, 'company');
  const { authorId, text, isDecision = false } = message;
  if (isNew && !isDecision) await noteNewConversation(transaction, conversation, authorId);
  await addMessage(transaction, conversation, { ...message, messageId, side: 'company' });
  if (isDecision) await tellDecision(transaction, services, conversation, text);
  // While something is unread, its mail has said so already.
  else if (conversation.unread_by_candidate === 0) {
    await tellCandidate(transaction, services, conversation, text);
  }
  return { conversationId: conversation.id, messageId };
}

/** Sends an answer in a conversation of the given side. Throws `not_found` for another's, else as `sendMessage`. */
export async function answerMessage(
  { database, queue, config }: Parts & Pick<Services, 'database'>,
  { side, userId }: { side: Side; userId: string },
  conversationId: string,
  text: string,
): Promise<WrittenMessage> {
  return database.transaction().execute(async (transaction) => {
    const conversation = await lockConversation(transaction, { of: { side, userId }, conversationId });
    if (!conversation) throw new AppError('not_found', 'There is no conversation with this address.');
    requireOpen(conversation, side);
    const messageId = newId();
    await addMessage(transaction, conversation, { messageId, authorId: userId, side, text });
    if (side === 'company' && conversation.unread_by_candidate === 0) {
      await tellCandidate(transaction, { queue, config }, conversation, text);
    }
    if (side === 'candidate' && conversation.unread_by_company === 0) {
      await tellCompany(transaction, { queue, config }, conversation, text);
    }
    return { conversationId, messageId };
  });
}

/** Makes the conversation where there is none; false where there is, or where the two do not belong together. */
async function openConversation(
  transaction: Kysely<Tables>,
  { companyId, candidateId, applicationId, jobId }: CompanyMessage,
  messageId: string,
): Promise<boolean> {
  const source = applicationId
    ? sql`
        select ${newId()}::uuid, jobs.company_id, applications.user_id, applications.id, jobs.id, ${messageId}::uuid
        from applications join jobs on jobs.id = applications.job_id
        where applications.id = ${applicationId} and jobs.company_id = ${companyId}
          and applications.user_id = ${candidateId}`
    : sql`
        select ${newId()}::uuid, companies.id, users.id, null::uuid,
          (select id from jobs where jobs.id = ${jobId ?? null} and company_id = companies.id), ${messageId}::uuid
        from companies, users
        where companies.id = ${companyId} and users.id = ${candidateId} and users.role = 'candidate'`;
  // Of two recruiters who write first at once, the second waits here and writes into the first one's conversation.
  const { rows } = await sql`
    insert into conversations (id, company_id, candidate_id, application_id, job_id, last_message_id) ${source}
    on conflict do nothing returning id
  `.execute(transaction);
  return rows.length > 0;
}

async function noteNewConversation(
  transaction: Kysely<Tables>,
  conversation: LockedConversation,
  userId: string | null,
): Promise<void> {
  const { company_id: companyId, application_id: applicationId, job_title: detail } = conversation;
  const { begun } = await transaction
    .selectFrom('conversations')
    .select(({ fn }) => fn.countAll<number>().as('begun'))
    .where('company_id', '=', companyId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (begun > conversationsADay) {
    throw new AppError(
      'too_many_requests',
      `Your company has begun ${conversationsADay} conversations within a day. Please go on tomorrow.`,
      { retryAfterSeconds: 3600 },
    );
  }
  if (userId === null) return;
  await noteCompanyEvent(transaction, {
    companyId,
    userId,
    kind: applicationId === null ? 'candidate-contacted' : 'conversation-started',
    detail: detail ?? '',
  });
}

interface AddedMessage {
  messageId: string;
  authorId: string | null;
  side: Side;
  text: string;
}

/** Writes a message into a conversation that is locked. */
async function addMessage(
  transaction: Kysely<Tables>,
  conversation: LockedConversation,
  { messageId, authorId, side, text }: AddedMessage,
): Promise<void> {
  const { kept } = await transaction
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('conversation_id', '=', conversation.id)
    .executeTakeFirstOrThrow();
  if (kept >= messagesKept)
    throw new AppError('conflict', 'This conversation is full. Please go on by mail.');
  const fromCompany = side === 'company';
  await transaction
    .insertInto('messages')
    .values({
      id: messageId,
      conversation_id: conversation.id,
      author_id: authorId,
      from_company: fromCompany,
      text,
      read_at: null,
    })
    .execute();
  const unread = fromCompany ? 'unread_by_candidate' : 'unread_by_company';
  await transaction
    .updateTable('conversations')
    .set((row) => ({ last_message_id: messageId, [unread]: row(unread, '+', 1) }))
    .where('id', '=', conversation.id)
    .execute();
}
