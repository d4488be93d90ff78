import type { JobStatus, JobType, SalaryPeriod, WorkMode } from '@waymark/contract/jobs/choices';
import type { AdAnswer } from '@waymark/contract/jobs/ad-rule-choices';
import type { JobReportReason } from '@waymark/contract/jobs/report-choices';
import type { JobCategory } from '@waymark/contract/jobs/category-choices';
import type { OwnValues } from '@waymark/contract/jobs/own-fields';
import type { ByJobColumn } from '@waymark/contract/jobs/job-fields';
import type { FieldReading, ImportRejection, LackingAds, UnreadField } from '@waymark/contract/jobs/imports';
import type { ApplicationsGo, SourceFormatName } from '@waymark/contract/jobs/source-choices';
import type { JobReportDecision } from '@waymark/contract/office/staff-choices';
import type { PostingModeration } from '@waymark/contract/posting/moderation-choices';
import type { ViewSource, Knockout } from '@waymark/contract/posting/choices';
import type { QuestionKind } from '@waymark/contract/jobs/posting-choices';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AskedThrough } from './ad-rules/notice-commands.ts';
import type { GivenMapping } from './job-import/mapping-rules.ts';

/** The columns of the table of fields. */
type FieldColumns = ByJobColumn<{
  line: Generated<string>;
  text: Generated<string>;
  items: Generated<string[]>;
  number: number | null;
}>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ad_rule_notices: {
      source: string;
      source_id: string;
      rule: string;
      asked_through: Generated<AskedThrough>;
      company_id: string | null;
      asked_at: Generated<Date>;
      published_at: Date | null;
      answer: AdAnswer | null;
      met_at: Date | null;
    };
    import_reports: {
      id: string;
      source: string;
      file_name: string;
      /** Who receives the applications, where an account was named. */
      employer_id: string | null;
      started_at: Generated<Date>;
      /** When it last said how far it is. */
      updated_at: Generated<Date>;
      finished_at: Date | null;
      /** Why it could not go on. */
      failure: Generated<string>;
      read_count: Generated<number>;
      inserted_count: Generated<number>;
      updated_count: Generated<number>;
      unchanged_count: Generated<number>;
      closed_count: Generated<number>;
      rejected_count: Generated<number>;
      job_source_id: Generated<string | null>;
      shared_count: Generated<number>;
      mirror_refused: Generated<string>;
      unread: JSONColumnType<UnreadField[], string | undefined>;
      lacking_ads: JSONColumnType<LackingAds[], string | undefined>;
      fields: JSONColumnType<FieldReading[], string | undefined>;
      rejections: JSONColumnType<ImportRejection[], string | undefined>;
    };
    job_sources: {
      id: string;
      name: string;
      /** Null for a source of the board itself. */
      company_id: string | null;
      address: string;
      format: SourceFormatName;
      mapping: ColumnType<GivenMapping | null, string | null, string | null>;
      employer_name: Generated<string>;
      passes_on: Generated<boolean>;
      mirrors: Generated<boolean>;
      is_on: Generated<boolean>;
      every_hours: number;
      applications: Generated<ApplicationsGo>;
      etag: Generated<string>;
      last_modified: Generated<string>;
      next_run_at: Generated<Date>;
      claimed_at: Date | null;
      succeeded_at: Date | null;
      failures: Generated<number>;
      failure: Generated<string>;
      failed_at: Date | null;
      failure_mailed_at: Date | null;
      closings_asked_at: Date | null;
      waiting_closings: Generated<string[]>;
      kept_open: Generated<string[]>;
      created_by: string | null;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    job_source_sightings: {
      source_id: string;
      posting_id: string;
      job_id: string;
      seen_at: Generated<Date>;
    };
    job_identities: {
      job_id: string;
      apply_key: string | null;
      text_key: string | null;
    };
    job_views: {
      job_id: string;
      /** YYYY-MM-DD, in UTC. */
      day: string;
      source: ViewSource;
      views: number;
    };
    job_reports: {
      id: string;
      job_id: string;
      user_id: string | null;
      reporter_hash: string;
      email: Generated<string>;
      reason: JobReportReason;
      text: Generated<string>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
      /** Both or neither. */
      decided_at: Date | null;
      decision: JobReportDecision | null;
    };
    jobs: FieldColumns & {
      id: string;
      number: GeneratedAlways<number>;
      company_id: string;
      source: string;
      source_id: string;
      status: JobStatus;
      title: string;
      description: Generated<string>;
      category: JobCategory;
      type: JobType | null;
      /** Null where the source did not say. */
      work_mode: WorkMode | null;
      place_ids: Generated<number[]>;
      skills: Generated<string[]>;
      salary_min: number | null;
      salary_max: number | null;
      salary_currency: string | null;
      salary_period: SalaryPeriod | null;
      salary_yearly_usd: number | null;
      apply_url: string | null;
      posted_at: Date | null;
      /** Written by the database when a posting opens under a plan with such days; null once they are over. */
      featured_until: Date | null;
      /** The plan, or the order, that had it so. */
      featured_by: string | null;
      deadline: string | null;
      /** Values of the board's own fields, by their key. */
      own_fields: ColumnType<OwnValues, string | undefined, string>;
      source_hash: string | null;
      /** What stands between a pending job and everybody: an order that is not paid, staff, a day to come. */
      awaits_payment: Generated<boolean>;
      awaits_approval: Generated<boolean>;
      publish_at: Date | null;
      /** From where people may work, by the English names of countries; empty for no limit but the places. */
      applicant_countries: Generated<string[]>;
      /** Who is told of applications; empty for everybody who works for the company. */
      notify_email: Generated<string>;
      attachment_file_id: string | null;
      /** When it was last confirmed as open: posted, confirmed by its employer, or seen in an import. */
      confirmed_at: Generated<Date>;
      /** When its employer was last asked whether it is. */
      confirmation_asked_at: Date | null;
      /** Written by the database whenever the status becomes one of a closed job. */
      closed_at: Date | null;
      /** What staff decided that keeps it from everybody, and what its company was told of why. */
      moderation: PostingModeration | null;
      moderation_reason: Generated<string>;
      /** Since when it waits for staff. */
      approval_asked_at: Date | null;
      /** When its company put it away; never set of an active job. */
      trashed_at: Date | null;
      /** Whether a person or a source has stated its language; else it is told from the text. */
      language_stated: Generated<boolean>;
      /** Whether its company closed it by hand: no source opens it again. */
      closed_by_company: Generated<boolean>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
      search_vector: unknown;
      title_vector: unknown;
    };
    job_questions: {
      id: string;
      job_id: string;
      /** Null once it is not asked any more. */
      position: number | null;
      kind: QuestionKind;
      question: string;
      options: Generated<string[]>;
      required: boolean;
      /** Which answers speak against an applicant; for the employer's eyes alone. */
      knockout: Knockout | null;
      created_at: Generated<Date>;
    };
    job_translations: {
      job_id: string;
      /** The same for all that are translations of each other. */
      group_id: string;
    };
    /** Up to which posting languages were told, and by which rules. */
    posting_language_reading: {
      single: Generated<true>;
      rules: number;
      last_number: number;
    };
    demo_progress: {
      name: string;
      done: number;
      total: number;
      updated_at: Generated<Date>;
    };
  }
}
