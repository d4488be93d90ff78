import type { Generated } from 'kysely';
import type { ResumeExtension } from '@waymark/contract/account-choices';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    files: {
      id: string;
      purpose: 'resume' | 'picture' | 'export';
      storage_key: string;
      name: string;
      extension: ResumeExtension | 'webp' | 'zip';
      media_type: string;
      size: number;
      sha256: string;
      created_at: Generated<Date>;
    };
    resumes: {
      id: string;
      user_id: string;
      file_id: string;
      is_default: Generated<boolean>;
      created_at: Generated<Date>;
    };
  }
}
