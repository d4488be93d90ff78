import type { InterviewStatus } from '@waymark/contract/hiring/choices/interviews';
import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    interview_rounds: {
      id: string;
      company_id: string;
      author_id: string | null;
      duration_minutes: number;
      /** An IANA name. */
      time_zone: string;
      place: Generated<string>;
      video_url: Generated<string>;
      note: Generated<string>;
      created_at: Generated<Date>;
    };
    interview_offers: {
      id: string;
      application_id: string;
      round_id: string;
      status: InterviewStatus;
      sequence: Generated<number>;
      answer: Generated<string>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    interview_slots: {
      id: string;
      round_id: string;
      starts_at: Date;
      taken_by: string | null;
    };
  }
}
