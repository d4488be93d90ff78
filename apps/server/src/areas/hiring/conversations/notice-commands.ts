import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { addresseeOf } from '../../identity/accounts/rules.ts';
import { permitMail } from '../../identity/email-preferences/commands.ts';
import { toldMembers } from './constants.ts';
import { answerReceivedMail } from './emails/answer-received.ts';
import { decisionReceivedMail } from './emails/decision-received.ts';
import { messageReceivedMail } from './emails/message-received.ts';
import type { LockedConversation } from './lock-queries.ts';

type Parts = Pick<Services, 'queue' | 'config'>;

/** Mails a candidate that a company has written, unless such mails are not wanted. */
export async function tellCandidate(
  transaction: Kysely<Tables>,
  { queue, config }: Parts,
  conversation: LockedConversation,
  text: string,
): Promise<void> {
  const permit = await permitMail(transaction, config, conversation.candidate_id, 'messages');
  if (!permit) return;
  const { id, company_name: companyName, job_title: jobTitle } = conversation;
  const message = { conversationId: id, companyName, jobTitle, text, publicUrl: config.publicUrl };
  const isConfirmed = conversation.email_confirmed_at !== null;
  const mail = messageReceivedMail(addresseeOf(conversation), message, { isConfirmed, permit });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: conversation.candidate_id });
}

/** Mails a candidate the letter that ends an application, unless mails of decisions are not wanted. */
export async function tellDecision(
  transaction: Kysely<Tables>,
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
  const mail = decisionReceivedMail(addresseeOf(conversation), decision, options);
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns });
}

/** Mails those of a company who wrote in a conversation that the candidate has answered. */
export async function tellCompany(
  transaction: Kysely<Tables>,
  { queue, config }: Parts,
  conversation: LockedConversation,
  text: string,
): Promise<void> {
  const { id, first_name, last_name, job_title: jobTitle, candidate_id: concerns } = conversation;
  const candidateName = `${first_name} ${last_name}`;
  const answer = { conversationId: id, candidateName, jobTitle, text, publicUrl: config.publicUrl };
  for (const member of await listTold(transaction, conversation)) {
    const isConfirmed = member.email_confirmed_at !== null;
    const mail = answerReceivedMail(addresseeOf(member), answer, { isConfirmed });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns });
  }
}

interface ToldMember {
  email: string;
  first_name: string;
  email_confirmed_at: Date | null;
}

/** Who has written and still may; where all of them have left, everybody who may. */
async function listTold(
  transaction: Kysely<Tables>,
  { id, company_id: companyId }: LockedConversation,
): Promise<ToldMember[]> {
  const { rows } = await sql<ToldMember>`
    with recruiters as (
      select users.email, users.first_name, users.email_confirmed_at, company_members.created_at, exists (
          select from messages where conversation_id = ${id} and author_id = users.id
        ) as has_written
      from company_members join users on users.id = company_members.user_id
      where company_members.company_id = ${companyId} and company_members.member_role <> 'viewer'
        and users.suspended_at is null
    )
    select email, first_name, email_confirmed_at from recruiters
    where has_written or not exists (select from recruiters where has_written)
    order by created_at limit ${toldMembers}
  `.execute(transaction);
  return rows;
}
