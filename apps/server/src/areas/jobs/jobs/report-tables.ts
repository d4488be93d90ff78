import type { JobReportReason } from '@waymark/contract/jobs/choices/job-reports';
import type { JobReportDecision } from '@waymark/contract/office/choices/moderation';
import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
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
  }
}
