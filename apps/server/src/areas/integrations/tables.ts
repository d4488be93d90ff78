import type { KeyOwnerKind, NoticeChannel } from '@waymark/contract/integrations/choices';
import type {
  DeliveryState,
  WebhookEvent,
  WebhookStop,
  webhookTest,
} from '@waymark/contract/integrations/webhook-choices';
import type { FeedPartner } from '@waymark/contract/posting/visit-marks';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The ids of what an event is about. */
export interface WebhookDetail {
  jobId?: string;
  companyId?: string;
  applicationId?: string;
  stage?: { kind: string; name: string };
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_receivers: {
      id: string;
      /** Null for those of the board. */
      company_id: string | null;
      url: string;
      name: string;
      events: WebhookEvent[];
      secret: string;
      previous_secret: string | null;
      previous_secret_until: Date | null;
      stop: WebhookStop | null;
      failures: Generated<number>;
      failing_since: Date | null;
      paused_until: Date | null;
      last_delivered_at: Date | null;
      created_at: Generated<Date>;
    };
    webhook_deliveries: {
      id: string;
      sequence: GeneratedAlways<string>;
      receiver_id: string;
      type: WebhookEvent | typeof webhookTest;
      object_id: string;
      detail: JSONColumnType<WebhookDetail>;
      occurred_at: Generated<Date>;
      state: Generated<DeliveryState>;
      attempts: Generated<number>;
      next_attempt_at: Generated<Date>;
      give_up_at: Generated<Date>;
      claimed_until: Date | null;
      last_attempt_at: Date | null;
      last_status: number | null;
      last_error: Generated<string>;
    };
    api_keys: {
      id: string;
      owner_kind: KeyOwnerKind;
      company_id: string | null;
      /** For whom it acts. */
      created_by: string;
      name: string;
      prefix: string;
      secret_hash: string;
      /** Known scopes, and any that a later version had. */
      scopes: string[];
      created_at: Generated<Date>;
      expires_at: Date | null;
      last_used_at: Date | null;
      revoked_at: Date | null;
      /** The address of the provider with which its maker had signed in. */
      provider: Generated<string | null>;
    };
    oauth_clients: {
      /** Given at registration, or the https address of what the assistant says of itself. */
      id: string;
      name: string;
      redirect_uris: string[];
      created_at: Generated<Date>;
      /** When its address was last read; null for a registered one. */
      read_at: Date | null;
    };
    oauth_grants: {
      id: string;
      client_id: string;
      user_id: string;
      company_id: string | null;
      /** Known scopes, and any that a later version had. */
      scopes: string[];
      resource: string;
      redirect_uri: string;
      code_hash: string;
      code_challenge: string;
      created_at: Generated<Date>;
      /** Null while the code waits to be used. */
      connected_at: Date | null;
      last_used_at: Date | null;
      expires_at: Date;
      ended_at: Date | null;
    };
    oauth_tokens: {
      token_hash: string;
      grant_id: string;
      kind: 'access' | 'refresh';
      expires_at: Date;
      used_at: Date | null;
    };
    idempotent_calls: {
      key_id: string;
      idempotency_hash: string;
      request_hash: string;
      operation_id: string;
      running_until: Date;
      answer: string | null;
      created_at: Generated<Date>;
    };
    feed_partners: {
      partner: FeedPartner;
      is_on: Generated<boolean>;
      /** The hash of the key in the feed's address. */
      key_hash: string | null;
      key_made_at: Date | null;
      fetched_at: Date | null;
    };
    feed_left_out: {
      company_id: string;
      partner: FeedPartner | 'all';
      left_out_by: 'staff' | 'company';
      created_at: Generated<Date>;
    };
    search_notice_channels: {
      channel: NoticeChannel;
      is_on: Generated<boolean>;
      key: string | null;
      sent_at: Date | null;
      sent_count: Generated<number>;
      failures: Generated<number>;
      failure: Generated<string>;
      retry_at: Date | null;
      /** YYYY-MM-DD. */
      quota_day: string | null;
      quota_used: Generated<number>;
    };
    search_notice_reading: {
      single: Generated<true>;
      log_cursor: string;
      noted_to: number | null;
    };
    search_notice_pages: {
      job_number: number;
      job_id: string;
      /** A bigint; the database compares it. */
      shown: string;
    };
    /** Up to where the CDN in front was told what has changed. */
    cdn_purges: {
      single: Generated<true>;
      log_cursor: string;
      /** A hash of the settings that all pages show. */
      edition: string;
    };
    search_notices: {
      channel: NoticeChannel;
      job_id: string;
      kind: 'updated' | 'deleted';
      noted_at: Generated<Date>;
    };
  }
}
