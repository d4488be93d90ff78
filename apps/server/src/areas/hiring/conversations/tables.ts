import type { ConversationReportReason } from '@waymark/contract/hiring/choices/conversations';
import type { ConversationReportDecision } from '@waymark/contract/office/choices/moderation';
import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    conversations: {
      id: string;
      company_id: string;
      candidate_id: string;
      application_id: string | null;
      job_id: string | null;
      last_message_id: string;
      unread_by_company: Generated<number>;
      unread_by_candidate: Generated<number>;
      created_at: Generated<Date>;
    };
    messages: {
      id: string;
      conversation_id: string;
      /** Null when a recruiter has deleted the account. */
      author_id: string | null;
      from_company: boolean;
      text: string;
      read_at: Date | null;
      created_at: Generated<Date>;
    };
    blocked_companies: {
      candidate_id: string;
      company_id: string;
      created_at: Generated<Date>;
    };
    conversation_reports: {
      conversation_id: string;
      reason: ConversationReportReason;
      text: Generated<string>;
      created_at: Generated<Date>;
      /** Both or neither. */
      decided_at: Date | null;
      decision: ConversationReportDecision | null;
    };
  }
}
