import { fullName } from '@waymark/contract/text/format';
import type { Language } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { permitMail } from '../../identity/email-preferences/commands.ts';
import { answerReceivedMail, decisionReceivedMail, messageReceivedMail } from './emails/conversations.ts';
import { lockConversation, type LockedConversation } from './queries.ts';
import { requireOpen, type Side } from './rules.ts';

/** Colleagues who are mailed about an answer, at most. */
const maxNotifiedMembers = 20;

/** What one conversation holds at most. */
const messagesKept = 2000;

/** New conversations a company may begin within a day: enough for all applicants that people read. */
const conversationsADay = 200;

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
 * Sends a company’s message to a candidate, in their conversation or a new one, and mails it. Throws
 * `not_found` for a wrong application, `forbidden` for a held company, `conflict` for a closed conversation,
 * `too_many_requests` after many new ones.
 */
export async function sendMessage(
  transaction: Database,
  services: Parts,
  message: CompanyMessage,
): Promise<WrittenMessage> {
  const messageId = newId();
  const isNew = await openConversation(transaction, message, messageId);
  const conversation = await lockConversation(transaction, { between: message });
  if (!conversation) throw new AppError('not_found', msg`There is no candidate with this address.`);
  requireOpen(conversation, 'company');
  const { authorId, text, isDecision = false } = message;
  if (isNew && !isDecision) await noteNewConversation(transaction, conversation, authorId);
  await addMessage(transaction, conversation, { ...message, messageId, side: 'company' });
  if (isDecision) await mailDecision(transaction, services, conversation, text);
  // While something is unread, its mail has said so already.
  else if (conversation.unread_by_candidate === 0) {
    await mailCandidate(transaction, services, conversation, text);
  }
  return { conversationId: conversation.id, messageId };
}

/** Answers in a conversation of the given side. Throws `not_found` for another’s, else as `sendMessage`. */
export async function answerMessage(
  { database, queue, config }: Parts & Pick<Services, 'database'>,
  { side, userId }: { side: Side; userId: string },
  conversationId: string,
  text: string,
): Promise<WrittenMessage> {
  return database.transaction().execute(async (transaction) => {
    const conversation = await lockConversation(transaction, { of: { side, userId }, conversationId });
    if (!conversation) throw new AppError('not_found', msg`There is no conversation with this address.`);
    requireOpen(conversation, side);
    const messageId = newId();
    await addMessage(transaction, conversation, { messageId, authorId: userId, side, text });
    if (side === 'company' && conversation.unread_by_candidate === 0) {
      await mailCandidate(transaction, { queue, config }, conversation, text);
    }
    if (side === 'candidate' && conversation.unread_by_company === 0) {
      await mailCompany(transaction, { queue, config }, conversation, text);
    }
    return { conversationId, messageId };
  });
}

/** Creates the conversation; false if it exists, or if the two do not belong together. */
async function openConversation(
  transaction: Database,
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
  transaction: Database,
  conversation: LockedConversation,
  userId: string | null,
) {
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
      msg`Your company has begun ${conversationsADay} conversations within a day. Please go on tomorrow.`,
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

/** Writes a message into a locked conversation. */
async function addMessage(
  transaction: Database,
  conversation: LockedConversation,
  { messageId, authorId, side, text }: AddedMessage,
) {
  const { kept } = await transaction
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('conversation_id', '=', conversation.id)
    .executeTakeFirstOrThrow();
  if (kept >= messagesKept)
    throw new AppError('conflict', msg`This conversation is full. Please go on by mail.`);
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

/**
 * Writes to an applicant of the recruiter’s companies. Throws `not_found` for another’s, else as
 * `sendMessage`.
 */
export async function messageApplicant(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  authorId: string,
  applicationId: string,
  text: string,
): Promise<WrittenMessage> {
  return database.transaction().execute(async (transaction) => {
    const application = await transaction
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .select(['jobs.company_id as companyId', 'applications.user_id as candidateId'])
      .where('applications.id', '=', applicationId)
      .where('jobs.company_id', 'in', companiesRecruitedBy(authorId))
      .executeTakeFirst();
    if (!application) throw new AppError('not_found', msg`There is no application with this address.`);
    return sendMessage(transaction, { queue, config }, { ...application, applicationId, authorId, text });
  });
}

/** Mails a candidate a company’s message, unless such mails are turned off. */
async function mailCandidate(
  transaction: Database,
  { queue, config }: Parts,
  conversation: LockedConversation,
  text: string,
): Promise<void> {
  const permit = await permitMail(transaction, config, conversation.candidate_id, 'messages');
  if (!permit) return;
  const { id, company_name: companyName, job_title: jobTitle } = conversation;
  const message = { conversationId: id, companyName, jobTitle, text, publicUrl: config.publicUrl };
  const isConfirmed = conversation.email_confirmed_at !== null;
  const mail = messageReceivedMail(recipientOf(conversation), message, { isConfirmed, permit });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: conversation.candidate_id });
}

/** Mails a candidate the rejection letter, unless mails of decisions are turned off. */
async function mailDecision(
  transaction: Database,
  { queue, config }: Parts,
  conversation: LockedConversation,
  text: string,
): Promise<void> {
  const { candidate_id: concerns, application_id: applicationId, job_title: jobTitle } = conversation;
  const permit = await permitMail(transaction, config, concerns, 'stages');
  if (!permit || applicationId === null || jobTitle === null) return;
  const { company_name: companyName, email_confirmed_at: confirmedAt } = conversation;
  const decision = { applicationId, companyName, jobTitle, text, publicUrl: config.publicUrl };
  const options = { isConfirmed: confirmedAt !== null, permit };
  const mail = decisionReceivedMail(recipientOf(conversation), decision, options);
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns });
}

/** Mails the colleagues who wrote in a conversation that the candidate has answered. */
async function mailCompany(
  transaction: Database,
  { queue, config }: Parts,
  conversation: LockedConversation,
  text: string,
): Promise<void> {
  const { id, first_name, last_name, job_title: jobTitle, candidate_id: concerns } = conversation;
  const candidateName = fullName(first_name, last_name);
  const answer = { conversationId: id, candidateName, jobTitle, text, publicUrl: config.publicUrl };
  for (const member of await listNotified(transaction, conversation)) {
    const isConfirmed = member.email_confirmed_at !== null;
    const mail = answerReceivedMail(recipientOf(member), answer, { isConfirmed });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns });
  }
}

interface NotifiedMember {
  email: string;
  first_name: string;
  email_confirmed_at: Date | null;
  language: Language | null;
}

/** The members who wrote and still may; if all of them have left, all who may. */
async function listNotified(
  transaction: Database,
  { id, company_id: companyId }: LockedConversation,
): Promise<NotifiedMember[]> {
  const { rows } = await sql<NotifiedMember>`
    with recruiters as (
      select users.email, users.first_name, users.email_confirmed_at, users.language,
        company_members.created_at, exists (
          select from messages where conversation_id = ${id} and author_id = users.id
        ) as has_written
      from company_members join users on users.id = company_members.user_id
      where company_members.company_id = ${companyId} and company_members.member_role <> 'viewer'
        and users.suspended_at is null
    )
    select email, first_name, email_confirmed_at, language from recruiters
    where has_written or not exists (select from recruiters where has_written)
    order by created_at limit ${maxNotifiedMembers}
  `.execute(transaction);
  return rows;
}
