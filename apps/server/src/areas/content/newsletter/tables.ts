import type { IssueState } from '@waymark/contract/content/choices/newsletter';
import type { IssueDraft } from '@waymark/contract/content/issues';
import type { ColumnType, Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    newsletter_subscribers: {
      id: string;
      email: string;
      confirm_hash: string | null;
      confirm_expires_at: Date | null;
      links_sent: Generated<number>;
      links_sent_since: Date | null;
      confirmed_at: Date | null;
      stopped_at: Date | null;
      stop_reason: 'asked' | 'refused' | null;
      stop_secret: string;
      created_at: Generated<Date>;
    };
    newsletter_issues: {
      id: string;
      slug: string | null;
      state: Generated<IssueState>;
      title: Generated<string>;
      summary: Generated<string>;
      body: Generated<string>;
      draft: ColumnType<IssueDraft, string, string>;
      draft_version: Generated<number>;
      draft_saved_at: Generated<Date>;
      scheduled_for: Date | null;
      scheduled_by: string | null;
      started_at: Date | null;
      finished_at: Date | null;
      receivers: Generated<number>;
      reached: string | null;
      turn: Generated<number>;
      turn_at: Date | null;
      created_at: Generated<Date>;
    };
    newsletter_deliveries: {
      id: string;
      issue_id: string;
      subscriber_id: string | null;
      queue_id: string;
      state: Generated<'queued' | 'sent' | 'failed'>;
      has_stopped: Generated<boolean>;
      created_at: Generated<Date>;
    };
  }
}

declare module '../../../platform/queue.ts' {
  interface QueuePayloads {
    'send-newsletter': { issueId: string; turn: number };
  }
}
