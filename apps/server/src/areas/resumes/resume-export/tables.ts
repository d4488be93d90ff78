import type { Generated, JSONColumnType } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    resume_export_choices: {
      user_id: string;
      choices: JSONColumnType<Record<string, unknown>>;
      updated_at: Generated<Date>;
    };
  }
}
