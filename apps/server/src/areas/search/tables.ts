import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Copies of the public replica's file in shared storage, by the version of its rules. */
    replica_snapshots: {
      version: string;
      identity: string;
      storage_key: string;
      cursor: string;
      sha256: string;
      size: number;
      made_at: Generated<Date>;
    };
    synonyms: {
      id: string;
      word: string;
      meaning: string;
      both_ways: boolean;
      created_at: Generated<Date>;
    };
  }
}
