import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    decline_templates: {
      id: string;
      company_id: string;
      name: string;
      text: string;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    decline_letters: {
      application_id: string;
      batch_id: string;
      company_id: string;
      author_id: string | null;
      from_stage_id: string | null;
      text: string;
      due_at: Date;
      created_at: Generated<Date>;
    };
  }
}
