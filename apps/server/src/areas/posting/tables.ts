import type { DraftFields } from '@waymark/contract/posting/postings';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    managed_job_marks: {
      user_id: string;
      job_id: string;
      starred: Generated<boolean>;
      /** Marked as unread by hand; otherwise a job is unread if it has applications since `read_at`. */
      unread: Generated<boolean>;
      read_at: Date | null;
    };
    managed_job_changes: {
      id: string;
      user_id: string;
      kind: 'jobs' | 'marks';
      /** JSON: of each job its id and its state before and after. */
      entries: unknown;
      created_at: Generated<Date>;
    };
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
