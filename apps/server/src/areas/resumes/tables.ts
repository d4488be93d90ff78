import type { ResumeSectionKey, ReviewSection } from '@waymark/contract/resumes/choices';
import type { MisreadPart } from '@waymark/contract/resumes/misreadings';
import type { ReadResume, UnreadableReason } from '@waymark/contract/resumes/resume-reading';
import type { PublishedFields, ResumeSheet, ReviewFields } from '@waymark/contract/resumes/resume-review';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { FoundCheck } from './resume-check/finding-rules.ts';

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
      result: ColumnType<FoundCheck, string, string>;
      created_at: Generated<Date>;
    };
    /** Parts of resumes that their owners report as read wrongly. */
    misreadings: {
      id: string;
      user_id: string;
      /** Null once the resume is deleted for good. */
      resume_id: string | null;
      /** The file that staff may open, as long as it is the resume's; null where the owner did not agree. */
      agreed_file_id: string | null;
      part: ColumnType<MisreadPart, string, never>;
      remark: string;
      reader_version: number;
      created_at: Generated<Date>;
      resolved_at: ColumnType<Date | null, never, Date>;
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
    /** The reading of a file, or the reason it failed. */
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
      /** The resume the file belonged to; null once it is deleted for good. */
      resume_id: string | null;
      /** The file at the time of the request; a trigger copies it from the resume. */
      file_id: Generated<string>;
      opened_by_customer: Generated<boolean>;
      review_ready: Generated<boolean>;
      /** Whether the review still has to be written. */
      is_open: Generated<boolean>;
      claimed_by: Generated<string | null>;
      claimed_at: Generated<Date | null>;
      /** When its reviewer last worked on it. */
      worked_at: Generated<Date | null>;
      fields: ColumnType<ReviewFields | null, string | undefined, string>;
      /** The form's initial sentences, by section; null until it is opened. */
      prefill: ColumnType<Partial<Record<ReviewSection, string>> | null, string | undefined, string>;
      version: Generated<number>;
      /** The resume as parsed when the review began. */
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
      /** A deleted resume keeps its default flag. */
      is_default: Generated<boolean>;
      created_at: Generated<Date>;
      /** The owner's name for it. */
      label: Generated<string>;
      replaced_at: Generated<Date | null>;
      /** The time of deletion; it can be restored for an hour. */
      removed_at: Generated<Date | null>;
    };
  }
}
