import type { Generated, GeneratedAlways } from 'kysely';
import type {
  JobCategory,
  JobStatus,
  JobType,
  SalaryPeriod,
  WorkMode,
} from '@waymark/contract/jobs/choices/jobs';
import type { PostingModeration } from '@waymark/contract/office/choices/moderation';
import type { Knockout, QuestionKind } from '@waymark/contract/posting/choices/postings';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    jobs: {
      id: string;
      number: GeneratedAlways<number>;
      company_id: string;
      source: string;
      source_id: string;
      status: JobStatus;
      title: string;
      description: Generated<string>;
      requirements: Generated<string[]>;
      how_to_apply: Generated<string>;
      education: Generated<string>;
      category: JobCategory;
      type: JobType | null;
      /** Null where the source did not say. */
      work_mode: WorkMode | null;
      place_ids: Generated<number[]>;
      skills: Generated<string[]>;
      experience_min: number | null;
      experience_max: number | null;
      salary_min: number | null;
      salary_max: number | null;
      salary_currency: string | null;
      salary_period: SalaryPeriod | null;
      salary_yearly_usd: number | null;
      apply_url: string | null;
      posted_at: Date | null;
      deadline: string | null;
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
      /** When somebody last said that it is open: when posted, by its employer, by an import that still has it. */
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
    demo_progress: {
      name: string;
      done: number;
      total: number;
      updated_at: Generated<Date>;
    };
  }
}
