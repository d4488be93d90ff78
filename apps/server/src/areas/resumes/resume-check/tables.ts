import type { ResumeCheck } from '@waymark/contract/resumes/resume-check';
import type { ColumnType, Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    resume_checks: {
      file_id: string;
      version: string;
      result: ColumnType<ResumeCheck, string, string>;
      created_at: Generated<Date>;
    };
  }
}
