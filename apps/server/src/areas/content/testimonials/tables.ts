import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    testimonials: {
      id: string;
      quote: string;
      person_name: string;
      person_role: string;
      position: Generated<number>;
      hidden_at: Generated<Date | null>;
      picture_file_id: Generated<string | null>;
      /** Counts its changes. */
      version: Generated<number>;
      created_at: Generated<Date>;
    };
  }
}
