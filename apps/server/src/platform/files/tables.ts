import type { ResumeExtension } from '@waymark/contract/identity/choices';
import type { Generated } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables {
    /** Every stored file, from before its first byte. One that no other table names was broken off by a crash. */
    files: {
      id: string;
      purpose: 'resume' | 'picture' | 'export' | 'posting' | 'logo' | 'company-picture' | 'blog-picture';
      storage_key: string;
      name: string;
      extension: ResumeExtension | 'webp' | 'zip' | 'png' | 'jpg';
      media_type: string;
      size: number;
      sha256: string;
      created_at: Generated<Date>;
    };
    /** Files whose rows are gone and whose bytes are still to be removed; filled by a trigger. */
    file_removals: {
      storage_key: string;
      deleted_at: Generated<Date>;
    };
  }
}
