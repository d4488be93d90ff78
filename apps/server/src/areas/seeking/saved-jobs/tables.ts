import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    saved_jobs: {
      id: string;
      user_id: string;
      job_id: string | null;
      title: string | null;
      company: string | null;
      date: Generated<string>;
      created_at: Generated<Date>;
    };
  }
}
