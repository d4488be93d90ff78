import type { Generated, GeneratedAlways } from 'kysely';
import type { JobCategory, JobStatus, JobType, SalaryPeriod, WorkMode } from '@waymark/contract/job-choices';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    places: {
      id: GeneratedAlways<number>;
      city: string;
      region: Generated<string>;
      country_code: Generated<string>;
      country: Generated<string>;
      latitude: number | null;
      longitude: number | null;
    };
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
      work_mode: WorkMode;
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
      /** When somebody last said that it is open: when posted, by its employer, by an import that still has it. */
      confirmed_at: Generated<Date>;
      /** When its employer was last asked whether it is. */
      confirmation_asked_at: Date | null;
      /** Written by the database whenever the status becomes one of a closed job. */
      closed_at: Date | null;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
      search_vector: unknown;
      title_vector: unknown;
    };
    demo_progress: {
      name: string;
      done: number;
      total: number;
      updated_at: Generated<Date>;
    };
  }
}
