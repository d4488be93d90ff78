import type { Generated } from 'kysely';
import type { ConsentPurpose, ConsentSource, Role } from '@waymark/contract/account-choices';

/** What a mailed link may do. */
export type LinkPurpose = 'set-password' | 'confirm-email' | 'delete-account';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    users: {
      id: string;
      role: Role;
      email: string;
      password_hash: string | null;
      first_name: string;
      last_name: string;
      job_title: Generated<string>;
      location: Generated<string>;
      phone: Generated<string>;
      desire_compensation: Generated<string>;
      education_level: Generated<string>;
      experience_level: Generated<string>;
      value_most_in_company: Generated<string[]>;
      allowed_text: Generated<boolean>;
      best_job_first: Generated<boolean>;
      send_resume_to_expert: Generated<boolean>;
      email_confirmed_at: Date | null;
      pending_email: string | null;
      deletion_due_at: Date | null;
      picture_file_id: string | null;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    sessions: {
      id: string;
      user_id: string;
      token_hash: string;
      user_agent: Generated<string>;
      created_at: Generated<Date>;
      last_used_at: Generated<Date>;
      expires_at: Date;
    };
    one_time_tokens: {
      id: string;
      user_id: string;
      purpose: LinkPurpose;
      token_hash: string;
      email: Generated<string>;
      expires_at: Date;
      used_at: Date | null;
      created_at: Generated<Date>;
    };
    consents: {
      id: string;
      user_id: string;
      purpose: ConsentPurpose;
      granted: boolean;
      source: ConsentSource;
      created_at: Generated<Date>;
    };
  }
}
