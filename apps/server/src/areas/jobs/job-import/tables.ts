import type { FieldReading, ImportRejection, UnreadField } from '@waymark/contract/jobs/imports';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    import_reports: {
      id: string;
      source: string;
      file_name: string;
      /** Who receives the applications, where an account was named. */
      employer_id: string | null;
      started_at: Generated<Date>;
      /** When it last said how far it is. */
      updated_at: Generated<Date>;
      finished_at: Date | null;
      /** Why it could not go on. */
      failure: Generated<string>;
      read_count: Generated<number>;
      inserted_count: Generated<number>;
      updated_count: Generated<number>;
      unchanged_count: Generated<number>;
      closed_count: Generated<number>;
      rejected_count: Generated<number>;
      mirror_refused: Generated<string>;
      unread: JSONColumnType<UnreadField[], string | undefined>;
      fields: JSONColumnType<FieldReading[], string | undefined>;
      rejections: JSONColumnType<ImportRejection[], string | undefined>;
    };
  }
}
