import type { Conversation, ConversationMessage } from '@waymark/contract/hiring/conversations';
import { shortName } from '@waymark/contract/text/format-name';
import { excerptOf, type Side } from './rules.ts';

export interface ConversationRow {
  id: string;
  company_id: string;
  application_id: string | null;
  company_name: string;
  first_name: string;
  last_name: string;
  /** Whether the candidate has turned to the company. */
  is_known: boolean;
  job_id: string | null;
  job_title: string | null;
  unread: number;
  text: string;
  from_company: boolean;
  created_at: Date;
}

/** Whoever was found by the company and has not answered stays the one that was found. */
function candidateName({ first_name: first, last_name: last, is_known: isKnown }: ConversationRow): string {
  return isKnown ? `${first} ${last}` : shortName(first, last);
}

/** A conversation as one of its sides sees it. */
export function presentConversation(row: ConversationRow, side: Side): Conversation {
  return {
    id: row.id,
    counterpart: side === 'candidate' ? row.company_name : candidateName(row),
    companyId: row.company_id,
    applicationId: row.application_id,
    job: row.job_id !== null && row.job_title !== null ? { id: row.job_id, title: row.job_title } : null,
    unread: row.unread,
    lastMessage: {
      own: isOwn(row, side),
      excerpt: excerptOf(row.text),
      sentAt: row.created_at.toISOString(),
    },
  };
}

export interface MessageRow {
  id: string;
  from_company: boolean;
  text: string;
  read_at: Date | null;
  created_at: Date;
  first_name: string | null;
  last_name: string | null;
}

export function presentMessage(row: MessageRow, side: Side): ConversationMessage {
  return {
    id: row.id,
    own: isOwn(row, side),
    author: [row.first_name, row.last_name].filter(Boolean).join(' '),
    text: row.text,
    sentAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}

const isOwn = ({ from_company }: { from_company: boolean }, side: Side) =>
  from_company === (side === 'company');
