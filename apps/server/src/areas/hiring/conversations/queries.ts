import { conversationsOnPage, countedUnread, messagesOnPage } from '@waymark/contract/hiring/choices';
import type {
  Conversation,
  ConversationDetail,
  ConversationMessage,
  Conversations,
} from '@waymark/contract/hiring/conversations';
import { fullName, shortName } from '@waymark/contract/text/format';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { companiesRecruitedBy, companiesSeeing } from '../../companies/companies/queries.ts';
import { excerptOf, findClosedReason, type Side } from './rules.ts';

const isOwn = ({ from_company }: { from_company: boolean }, side: Side) =>
  from_company === (side === 'company');

interface Reader {
  side: Side;
  userId: string;
}

/** A page of one’s conversations, latest message first. */
export async function listConversations(
  database: Database,
  reader: Reader,
  { before, show }: { before?: string | undefined; show: 'all' | 'unread' },
): Promise<Conversations> {
  let rows = selectConversations(database, reader);
  if (before !== undefined) rows = rows.where('conversations.last_message_id', '<', before);
  if (show === 'unread') rows = rows.where(unreadColumn(reader.side), '>', 0);
  const found = await rows
    .orderBy('conversations.last_message_id', 'desc')
    .limit(conversationsOnPage + 1)
    .execute();
  const data = found.slice(0, conversationsOnPage);
  const next = found.length > data.length ? (data.at(-1)?.last_message_id ?? null) : null;
  return { data: data.map((row) => presentConversation(row, reader.side)), next };
}

/** A conversation with a page of its messages, newest first; undefined for another’s. */
export async function findConversation(
  database: Database,
  reader: Reader,
  conversationId: string,
  before?: string,
): Promise<ConversationDetail | undefined> {
  const row = await selectConversations(database, reader)
    .leftJoin('applications', 'applications.id', 'conversations.application_id')
    .select('applications.status as applicationStatus')
    .select([isBlocked.as('isBlocked'), isLeaving.as('isLeaving'), isHeld.as('isHeld')])
    .where('conversations.id', '=', conversationId)
    .executeTakeFirst();
  if (!row) return undefined;
  let messages = selectMessages(database, conversationId);
  if (before !== undefined) messages = messages.where('messages.id', '<', before);
  const found = await messages
    .orderBy('messages.id', 'desc')
    .limit(messagesOnPage + 1)
    .execute();
  const shown = found.slice(0, messagesOnPage);
  return {
    conversation: presentConversation(row, reader.side),
    closedReason: findClosedReason(row, reader.side),
    messages: shown.map((message) => presentMessage(message, reader.side)),
    next: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A message that was just written. */
export async function getMessage(
  database: Database,
  side: Side,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<ConversationMessage> {
  const row = await selectMessages(database, conversationId)
    .where('messages.id', '=', messageId)
    .executeTakeFirstOrThrow();
  return presentMessage(row, side);
}

/** How many conversations have something unread, up to a hundred. */
export async function countUnread(database: Database, { side, userId }: Reader): Promise<number> {
  const unread =
    side === 'candidate'
      ? sql`candidate_id = ${userId} and unread_by_candidate > 0`
      : sql`company_id in ${companiesSeeing(userId)} and unread_by_company > 0`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from conversations where ${unread} limit ${countedUnread}) as counted
  `.execute(database);
  return rows[0]?.count ?? 0;
}

/**
 * The conversation about an application of the member’s companies: null before it began, undefined for
 * another’s.
 */
export async function findApplicationConversation(
  database: Database,
  memberId: string,
  applicationId: string,
): Promise<string | null | undefined> {
  const row = await database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('conversations', 'conversations.application_id', 'applications.id')
    .select('conversations.id')
    .where('applications.id', '=', applicationId)
    .where('jobs.company_id', 'in', companiesSeeing(memberId))
    .executeTakeFirst();
  return row && row.id;
}

const unreadColumn = (side: Side) =>
  side === 'candidate'
    ? ('conversations.unread_by_candidate' as const)
    : ('conversations.unread_by_company' as const);

function selectConversations(database: Database, { side, userId }: Reader) {
  const conversations = database
    .selectFrom('conversations')
    .innerJoin('companies', 'companies.id', 'conversations.company_id')
    .innerJoin('users', 'users.id', 'conversations.candidate_id')
    .innerJoin('messages', 'messages.id', 'conversations.last_message_id')
    .leftJoin('jobs', 'jobs.id', 'conversations.job_id')
    .select(['conversations.id', 'conversations.company_id', 'conversations.application_id'])
    .select(['conversations.last_message_id', 'companies.name as company_name'])
    .select(['users.first_name', 'users.last_name', 'jobs.id as job_id', 'jobs.title as job_title'])
    .select('jobs.language as job_language')
    .select(['messages.text', 'messages.from_company', 'messages.created_at'])
    .select(
      sql<boolean>`(
        conversations.application_id is not null or exists (
          select from messages as answers where answers.conversation_id = conversations.id and not from_company
        )
      )`.as('is_known'),
    )
    .select(`${unreadColumn(side)} as unread`);
  return side === 'candidate'
    ? conversations.where('conversations.candidate_id', '=', userId)
    : conversations.where('conversations.company_id', 'in', companiesSeeing(userId));
}

function selectMessages(database: Database, conversationId: string) {
  return database
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.author_id')
    .select(['messages.id', 'messages.from_company', 'messages.text', 'messages.read_at'])
    .select(['messages.created_at', 'users.first_name', 'users.last_name'])
    .where('messages.conversation_id', '=', conversationId);
}

type ConversationRow = Awaited<ReturnType<ReturnType<typeof selectConversations>['execute']>>[number];

/** A candidate whom the company found and who has not answered keeps the short name. */
function candidateName({ first_name: first, last_name: last, is_known: isKnown }: ConversationRow): string {
  return isKnown ? fullName(first, last) : shortName(first, last);
}

/** A conversation as one of its sides sees it. */
function presentConversation(row: ConversationRow, side: Side): Conversation {
  return {
    id: row.id,
    counterpart: side === 'candidate' ? row.company_name : candidateName(row),
    companyId: row.company_id,
    applicationId: row.application_id,
    job:
      row.job_id !== null && row.job_title !== null
        ? { id: row.job_id, title: row.job_title, language: row.job_language ?? '' }
        : null,
    unread: row.unread,
    lastMessage: {
      own: isOwn(row, side),
      excerpt: excerptOf(row.text),
      sentAt: row.created_at.toISOString(),
    },
  };
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

function presentMessage(row: MessageRow, side: Side): ConversationMessage {
  return {
    id: row.id,
    own: isOwn(row, side),
    author: fullName(row.first_name ?? '', row.last_name),
    text: row.text,
    sentAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}

export type LockedConversation = NonNullable<Awaited<ReturnType<typeof lockConversation>>>;

type Wanted =
  | { between: { companyId: string; candidateId: string; applicationId?: string | undefined } }
  | { of: { side: Side; userId: string }; conversationId: string };

/**
 * A conversation with what decides whether it is open, locked so that messages and read marks are written in
 * order. Undefined if the user may not write in it.
 */
export async function lockConversation(transaction: Database, wanted: Wanted) {
  return transaction
    .selectFrom('conversations')
    .innerJoin('companies', 'companies.id', 'conversations.company_id')
    .innerJoin('users', 'users.id', 'conversations.candidate_id')
    .leftJoin('applications', 'applications.id', 'conversations.application_id')
    .leftJoin('jobs', 'jobs.id', 'conversations.job_id')
    .select(['conversations.id', 'conversations.company_id', 'conversations.candidate_id'])
    .select(['conversations.application_id', 'conversations.unread_by_company'])
    .select(['conversations.unread_by_candidate', 'companies.name as company_name'])
    .select(['jobs.title as job_title', 'users.email', 'users.first_name', 'users.last_name'])
    .select(['users.email_confirmed_at', 'users.language', 'applications.status as applicationStatus'])
    .select([isBlocked.as('isBlocked'), isLeaving.as('isLeaving'), isHeld.as('isHeld')])
    .where((row) => row.and(conditionsOf(wanted)))
    .forUpdate('conversations')
    .executeTakeFirst();
}

const isBlocked = sql<boolean>`exists (
  select from blocked_companies
  where blocked_companies.candidate_id = conversations.candidate_id
    and blocked_companies.company_id = conversations.company_id
)`;
/** Accounts that are about to be deleted or suspended take no messages. */
export const isLeaving = sql<boolean>`(users.deletion_due_at is not null or users.suspended_at is not null)`;
const isHeld = sql<boolean>`companies.held_reason is not null`;

function conditionsOf(wanted: Wanted) {
  if ('between' in wanted) {
    const { companyId, candidateId, applicationId = null } = wanted.between;
    return [
      sql<boolean>`conversations.company_id = ${companyId}`,
      sql<boolean>`conversations.candidate_id = ${candidateId}`,
      sql<boolean>`conversations.application_id is not distinct from ${applicationId}::uuid`,
    ];
  }
  const { side, userId } = wanted.of;
  return [
    sql<boolean>`conversations.id = ${wanted.conversationId}`,
    side === 'candidate'
      ? sql<boolean>`conversations.candidate_id = ${userId}`
      : sql<boolean>`conversations.company_id in ${companiesRecruitedBy(userId)}`,
  ];
}
