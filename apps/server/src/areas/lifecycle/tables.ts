import type { MovedKind } from '@waymark/contract/lifecycle/moving-choices';
import type { AccountExport } from '@waymark/contract/lifecycle/privacy';
import type { Language } from '@waymark/contract/text/languages';
import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    guest_applications: {
      id: string;
      job_id: string;
      /** In lower case. */
      email: string;
      first_name: string;
      last_name: string;
      cover_letter: string;
      /** By the id of the question. */
      answers: ColumnType<Record<string, string>, string>;
      file_id: string;
      token_hash: string;
      expires_at: Date;
      /** Of the page on which it was written; null for the board's own. */
      language: Generated<Language | null>;
      created_at: Generated<Date>;
    };
    /** What was deleted for good. */
    ended_records: {
      /** Of the id, SHA-256 in hex. */
      digest: string;
      kind: 'account' | 'application';
      ended_at: Date;
    };
    unused_accounts: {
      user_id: string;
      told_at: Date;
      /** Of the mailed link that keeps the account. */
      token_hash: string;
    };
    moved_people: {
      id: string;
      kind: MovedKind;
      /** Knows the person again when the address is gone. */
      person_hash: string;
      /** In lower case; null when what it was for is over. */
      email: string | null;
      name: Generated<string>;
      company_id: string | null;
      token_hash: string | null;
      invited_at: Date | null;
      expires_at: Date | null;
      outcome: 'joined' | 'known' | 'left-out' | null;
      created_at: Generated<Date>;
    };
    moving_batches: {
      kind: MovedKind;
      is_on: Generated<boolean>;
    };
    account_exports: {
      id: string;
      user_id: string;
      status: AccountExport['status'];
      done: Generated<number>;
      total: Generated<number>;
      file_id: string | null;
      created_at: Generated<Date>;
      finished_at: Date | null;
      expires_at: Date | null;
    };
  }
}

declare module '../../platform/queue.ts' {
  interface QueuePayloads {
    'export-account': { exportId: string };
    /** Keys of files that no row names any more. */
    'remove-files': { keys: string[] };
  }
}
