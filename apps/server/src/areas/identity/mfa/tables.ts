import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
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
  }
}
