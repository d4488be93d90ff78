import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    critiques: {
      id: string;
      user_id: string;
      resume_id: string;
      review_link: string | null;
      opened_by_customer: Generated<boolean>;
      review_ready: Generated<boolean>;
      created_at: Generated<Date>;
    };
  }
}
