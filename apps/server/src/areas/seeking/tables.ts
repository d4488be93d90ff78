import type { AlertCriteria, AlertFrequency } from '@waymark/contract/seeking/choices';
import type { Language } from '@waymark/contract/text/languages';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    job_alerts: {
      id: string;
      user_id: string | null;
      email: string | null;
      name: string;
      criteria: JSONColumnType<AlertCriteria>;
      frequency: AlertFrequency;
      unsubscribe_secret: string;
      confirm_hash: string | null;
      confirm_expires_at: Date | null;
      confirmed_at: Date | null;
      paused_at: Date | null;
      deleted_at: Date | null;
      last_sent_at: Date | null;
      /** When a guest was asked whether it is still wanted; null once that is confirmed. */
      renewal_asked_at: Generated<Date | null>;
      /** Of the page on which a guest began it; null for the board's own. */
      language: Generated<Language | null>;
      watermark: Generated<Date>;
      due_at: Generated<Date>;
      created_at: Generated<Date>;
    };
    alert_deliveries: {
      alert_id: string;
      job_id: string;
      delivered_at: Generated<Date>;
    };
    saved_jobs: {
      id: string;
      user_id: string;
      job_id: string | null;
      title: string | null;
      company: string | null;
      date: Generated<string>;
      created_at: Generated<Date>;
    };
  }
}
