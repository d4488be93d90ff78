import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    support_consents: {
      id: string;
      user_id: string;
      created_at: Generated<Date>;
      expires_at: Date;
      ended_at: Generated<Date | null>;
    };
    support_visits: {
      id: string;
      consent_id: string;
      user_id: string;
      staff_id: string | null;
      staff_session_id: string | null;
      token_hash: string;
      reason: string;
      created_at: Generated<Date>;
      expires_at: Date;
      ended_at: Generated<Date | null>;
      told_at: Generated<Date | null>;
    };
  }
}
