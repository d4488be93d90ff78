import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    board_marks: {
      file_id: string;
      created_at: Generated<Date>;
    };
  }
}
