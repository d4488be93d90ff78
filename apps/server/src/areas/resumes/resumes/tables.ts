import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    resumes: {
      id: string;
      user_id: string;
      file_id: string;
      /** One that is deleted keeps that it was the default. */
      is_default: Generated<boolean>;
      created_at: Generated<Date>;
      /** What its owner calls it. */
      label: Generated<string>;
      replaced_at: Generated<Date | null>;
      /** Since when it is deleted; for an hour it can be taken back. */
      removed_at: Generated<Date | null>;
    };
  }
}
