import type { ColumnType, Generated } from 'kysely';
import type { ReviewSection } from '@waymark/contract/resumes/choices/resume-review';
import type { PublishedFields, ResumeSheet, ReviewFields } from '@waymark/contract/resumes/resume-review';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    critiques: {
      id: string;
      user_id: string;
      /** The resume that its file was taken from; null once that is deleted for good. */
      resume_id: string | null;
      /** The file as it was when the review was asked for; a trigger takes it from the resume. */
      file_id: Generated<string>;
      opened_by_customer: Generated<boolean>;
      review_ready: Generated<boolean>;
      /** Whether something is still to be written. */
      is_open: Generated<boolean>;
      claimed_by: Generated<string | null>;
      claimed_at: Generated<Date | null>;
      /** When its reviewer was last at it. */
      worked_at: Generated<Date | null>;
      fields: ColumnType<ReviewFields | null, string | undefined, string>;
      /** The sentences that the form began with, by section; null until it is opened. */
      prefill: ColumnType<Partial<Record<ReviewSection, string>> | null, string | undefined, string>;
      version: Generated<number>;
      /** The resume as it was read when the review began. */
      sheet: ColumnType<ResumeSheet | null, string | undefined, string>;
      link_token: Generated<string | null>;
      round: Generated<number>;
      previous_id: Generated<string | null>;
      created_at: Generated<Date>;
    };
    critique_publications: {
      id: string;
      critique_id: string;
      reviewer_id: string | null;
      fields: ColumnType<PublishedFields, string, never>;
      published_at: Generated<Date>;
      announced_at: Generated<Date | null>;
    };
  }
}
