import type { Generated } from 'kysely';
import type { ApplicationStatus } from '@waymark/contract/application-choices';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    applications: {
      id: string;
      job_id: string;
      user_id: string;
      resume_id: string;
      cover_letter: Generated<string>;
      status: ApplicationStatus;
      created_at: Generated<Date>;
    };
    application_events: {
      id: string;
      application_id: string;
      status: ApplicationStatus;
      created_at: Generated<Date>;
    };
  }
}
