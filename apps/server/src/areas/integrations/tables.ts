import type { KeyOwnerKind } from '@waymark/contract/integrations/choices';
import type {
  DeliveryState,
  WebhookEvent,
  WebhookStop,
  webhookTest,
} from '@waymark/contract/integrations/webhook-choices';
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
  }
}
