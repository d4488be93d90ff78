import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    synonyms: {
      id: string;
      word: string;
      meaning: string;
      both_ways: boolean;
      created_at: Generated<Date>;
    };
  }
}
