import type { Generated } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables {
    /** The last backup, and the last restore of one on trial, that succeeded. */
    backups: {
      kind: 'backup' | 'drill';
      at: Generated<Date>;
      /** The file it was written to, without its folder. */
      name: string;
      bytes: number;
      rows: number;
      files: number;
    };
  }
}
