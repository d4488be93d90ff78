import type { ReadResume, UnreadableReason } from '@waymark/contract/resumes/resume-reading';
import type { ColumnType } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    /** What was read from a file, or why nothing was. */
    file_readings: {
      file_id: string;
      reader_version: number;
      reading: ColumnType<ReadResume | null, string | null, string | null>;
      reason: UnreadableReason | null;
      read_at: ColumnType<Date, never, never>;
    };
  }
}
