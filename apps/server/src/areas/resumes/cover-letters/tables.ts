import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    cover_letters: {
      id: string;
      user_id: string;
      title: string;
      recipient: Generated<string>;
      company: Generated<string>;
      job_title: Generated<string>;
      text: Generated<string>;
      version: Generated<number>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
  }
}
