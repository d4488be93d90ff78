import type { ResumeSectionKey, ReviewSection } from '@waymark/contract/resumes/choices';
import type { ResumeCheck } from '@waymark/contract/resumes/resume-check';
import type { ReadResume, UnreadableReason } from '@waymark/contract/resumes/resume-reading';
import type { PublishedFields, ResumeSheet, ReviewFields } from '@waymark/contract/resumes/resume-review';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    cover_letters: {
      id: string;
      user_id: string;
      title: string;
      recipient: Generated<string>;
      company: Generated<string>;
      job_title: Generated<string>;
      text: Generated<string>;
      version: Generated<number>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    resume_checks: {
      file_id: string;
      version: string;
      result: ColumnType<ResumeCheck, string, string>;
      created_at: Generated<Date>;
    };
    resume_export_choices: {
      user_id: string;
      choices: JSONColumnType<Record<string, unknown>>;
      updated_at: Generated<Date>;
    };
    resume_profiles: {
      user_id: string;
      document: JSONColumnType<Record<string, unknown>>;
      versions: JSONColumnType<Partial<Record<ResumeSectionKey, number>>>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    /** What was read from a file, or why nothing was. */
    file_readings: {
      file_id: string;
      reader_version: number;
      reading: ColumnType<ReadResume | null, string | null, string | null>;
      reason: UnreadableReason | null;
      read_at: ColumnType<Date, never, never>;
    };
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
    resume_links: {
      id: string;
      user_id: string;
      /** Null once the resume is deleted for good. */
      resume_id: string | null;
      label: string;
      token_hash: string;
      with_contact: boolean;
      allows_download: boolean;
      expires_at: Date;
      revoked_at: Generated<Date | null>;
      view_count: Generated<number>;
      created_at: Generated<Date>;
    };
    resume_link_views: {
      link_id: string;
      /** YYYY-MM-DD */
      day: string;
      visitor: string;
      device: string;
      has_downloaded: Generated<boolean>;
      viewed_at: Generated<Date>;
    };
    resumes: {
      id: string;
      user_id: string;
      file_id: string;
      /** One that is deleted keeps that it was the default. */
      is_default: Generated<boolean>;
      created_at: Generated<Date>;
      /** What its owner calls it. */
      label: Generated<string>;
      replaced_at: Generated<Date | null>;
      /** Since when it is deleted; for an hour it can be taken back. */
      removed_at: Generated<Date | null>;
    };
  }
}
