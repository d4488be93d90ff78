import type { AccountExport } from '@waymark/contract/lifecycle/privacy';
import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
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
