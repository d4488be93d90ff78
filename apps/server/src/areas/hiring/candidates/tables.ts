import type { JobCategory, JobType } from '@waymark/contract/jobs/choices/jobs';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    candidate_profiles: {
      /** What employers know the person by. */
      id: string;
      number: GeneratedAlways<number>;
      user_id: string;
      /** The person's own choice. */
      is_visible: Generated<boolean>;
      /** Whether employers find it; kept by triggers. */
      is_listed: GeneratedAlways<boolean>;
      resume_id: string | null;
      headline: Generated<string>;
      summary: Generated<string>;
      location: Generated<string>;
      place_id: number | null;
      types: Generated<JobType[]>;
      category: Generated<JobCategory>;
      skills: Generated<string[]>;
      is_remote_wished: Generated<boolean>;
      /** Minor units an hour. */
      rate_amount: number | null;
      rate_currency: string | null;
      rate_yearly_usd: number | null;
      search_vector: Generated<unknown>;
      headline_vector: Generated<unknown>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    candidate_exclusions: {
      profile_id: string;
      key: string;
      label: string;
      created_at: Generated<Date>;
    };
    candidate_views: {
      profile_id: string;
      company_id: string;
      /** YYYY-MM-DD */
      day: string;
      viewed_at: Generated<Date>;
      resume_read: Generated<boolean>;
      /** Which one, the last of the day. */
      resume_id: Generated<string | null>;
    };
    saved_candidates: {
      company_id: string;
      profile_id: string;
      saved_by: string | null;
      created_at: Generated<Date>;
    };
  }
}
