import type { ResumeSectionKey } from '@waymark/contract/resumes/choices/resume-profile';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    resume_profiles: {
      user_id: string;
      document: JSONColumnType<Record<string, unknown>>;
      versions: JSONColumnType<Partial<Record<ResumeSectionKey, number>>>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
  }
}
