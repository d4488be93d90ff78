import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    redirects: {
      id: string;
      from_path: string;
      to_path: string;
      created_at: Generated<Date>;
    };
  }
}
