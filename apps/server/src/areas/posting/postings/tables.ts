import type { DraftFields } from '@waymark/contract/posting/postings';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    posting_drafts: {
      id: string;
      company_id: string;
      created_by: string | null;
      /** The published job that the draft will change; null for what becomes a new one. */
      job_id: string | null;
      /** As typed. */
      fields: JSONColumnType<DraftFields>;
      attachment_file_id: string | null;
      /** Counts the saves. */
      version: Generated<number>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
  }
}
