import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    review_templates: {
      id: string;
      /** Null for one that all reviewers share. */
      owner_id: string | null;
      name: string;
      text: string;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
  }
}
