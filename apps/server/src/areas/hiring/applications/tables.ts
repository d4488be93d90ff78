import type { Generated } from 'kysely';
import type { StageKind } from '@waymark/contract/hiring/choices/applicants';

/** What an application's row knows; where it stands in the company's stages, its events tell. */
export type RecordedStatus = 'submitted' | 'viewed' | 'withdrawn';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    applications: {
      id: string;
      job_id: string;
      user_id: string;
      /** The resume that its file was taken from; null once that is deleted for good. */
      resume_id: string | null;
      /** The file as it was sent; a trigger takes it from the resume. */
      file_id: Generated<string>;
      cover_letter: Generated<string>;
      status: RecordedStatus;
      created_at: Generated<Date>;
      /** Null is the company's stage `new`. */
      stage_id: Generated<string | null>;
      stage_version: Generated<number>;
      moved_at: Generated<Date>;
      moved_by: Generated<string | null>;
      told_version: Generated<number>;
      rating: Generated<number | null>;
      starred: Generated<boolean>;
    };
    application_events: {
      id: string;
      application_id: string;
      status: RecordedStatus;
      /** The stage that it led to, as it was called then, and who led there. */
      stage_kind: Generated<StageKind | null>;
      stage_name: Generated<string | null>;
      moved_by: Generated<string | null>;
      created_at: Generated<Date>;
    };
    application_answers: {
      application_id: string;
      question_id: string;
      answer: string;
      /** Whether it spoke against the applicant when it was given; for the employer's eyes alone. */
      is_knockout: boolean;
    };
  }
}
