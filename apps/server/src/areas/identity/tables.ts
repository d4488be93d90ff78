import type {
  ConsentPurpose,
  ConsentSource,
  LinkPurpose,
  Role,
  SignInProvider,
} from '@waymark/contract/identity/choices';
import type { AuditSubjectKind, StaffRole, StaffAction } from '@waymark/contract/identity/staff-choices';
import type { LegalText } from '@waymark/contract/office/choices';
import type { Language } from '@waymark/contract/text/languages';
import type { ColumnType, Generated } from 'kysely';
import type { AgreedDocument } from './accounts/constants.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    users: {
      id: string;
      role: Role;
      /** What a member of staff may do; null for everybody else. */
      staff_role: Generated<StaffRole | null>;
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
      /** In which the person reads pages and mails; null for the board's own. */
      language: Generated<Language | null>;
      pending_email: string | null;
      deletion_due_at: Date | null;
      /** Since when the account is suspended. */
      suspended_at: Date | null;
      picture_file_id: string | null;
      /** Made by the demo: it signs in nowhere else. */
      is_demo: Generated<boolean>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
      /** When somebody last signed in or worked in it, within a day. */
      last_active_at: Generated<Date>;
    };
    sessions: {
      id: string;
      user_id: string;
      token_hash: string;
      user_agent: Generated<string>;
      /** Of several companies the one that is worked for. */
      company_id: string | null;
      /** When MFA was passed. */
      second_step_at: Generated<Date | null>;
      /** The address of the provider that it was begun with; null for all other ways in. */
      provider: Generated<string | null>;
      created_at: Generated<Date>;
      last_used_at: Generated<Date>;
      expires_at: Date;
    };
    sign_in_challenges: {
      id: string;
      user_id: string;
      token_hash: string;
      attempts: Generated<number>;
      expires_at: Date;
      created_at: Generated<Date>;
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
    email_changes: {
      id: string;
      user_id: string;
      old_email: string;
      was_proven: boolean;
      asked_token_hash: string;
      moved_token_hash: string | null;
      created_at: Generated<Date>;
      moved_at: Date | null;
      expires_at: Date;
    };
    consents: {
      id: string;
      user_id: string;
      purpose: ConsentPurpose;
      granted: boolean;
      source: ConsentSource;
      created_at: Generated<Date>;
    };
    legal_versions: {
      document: LegalText;
      version: string;
      text: string;
      created_at: Generated<Date>;
    };
    agreed_terms: {
      id: string;
      user_id: string;
      document: AgreedDocument;
      version: string;
      created_at: Generated<Date>;
    };
    audit_log: {
      id: string;
      created_at: Generated<Date>;
      staff_id: string | null;
      /** Done on the command line, without an account. */
      by_command: Generated<boolean>;
      action: StaffAction;
      subject_kind: AuditSubjectKind;
      subject_id: string;
      reason: Generated<string>;
      before: ColumnType<object, string | undefined, never>;
      after: ColumnType<object, string | undefined, never>;
    };
    mail_choices: {
      user_id: string;
      messages: Generated<boolean>;
      viewed: Generated<boolean>;
      stages: Generated<boolean>;
      reminders: Generated<boolean>;
      unsubscribe_secret: string;
      updated_at: Generated<Date>;
    };
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
    totp_secrets: {
      user_id: string;
      /** In Base32. */
      secret: string;
      last_step: Generated<number>;
      confirmed_at: Date | null;
      /** One after the other, since the last right one. */
      wrong_codes: Generated<number>;
      warned_at: Generated<Date | null>;
      created_at: Generated<Date>;
    };
    recovery_codes: {
      id: string;
      user_id: string;
      selector: string;
      code_hash: string;
      created_at: Generated<Date>;
    };
    passkeys: {
      id: string;
      user_id: string;
      credential_id: string;
      public_key: string;
      sign_count: Generated<number>;
      transports: Generated<string[]>;
      name: string;
      created_at: Generated<Date>;
      last_used_at: Date | null;
      /** It is not both steps any more, until the password was typed beside it. */
      asks_for_password: Generated<boolean>;
    };
    passkey_challenges: {
      id: string;
      user_id: string | null;
      token_hash: string;
      challenge: string;
      expires_at: Date;
    };
    linked_providers: {
      id: string;
      user_id: string;
      provider: SignInProvider;
      issuer: string;
      subject: string;
      email: Generated<string>;
      created_at: Generated<Date>;
      last_used_at: Date | null;
    };
    provider_attempts: {
      id: string;
      token_hash: string;
      provider: SignInProvider;
      purpose: 'sign-in' | 'link';
      state: string;
      nonce: string;
      code_verifier: string;
      expires_at: Date;
    };
    provider_tickets: {
      id: string;
      token_hash: string;
      provider: SignInProvider;
      issuer: string;
      subject: string;
      email: string;
      email_proven: boolean;
      first_name: string;
      last_name: string;
      expires_at: Date;
    };
    staff_sso_attempts: {
      id: string;
      token_hash: string;
      state: string;
      nonce: string;
      code_verifier: string;
      expires_at: Date;
    };
    staff_invitations: {
      id: string;
      email: string;
      staff_role: StaffRole;
      token_hash: string;
      invited_by: string | null;
      expires_at: Date;
      created_at: Generated<Date>;
    };
  }
}
