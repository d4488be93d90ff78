import type { ApplicationStatus } from '@waymark/contract/hiring/choices/applications';
import type { Application } from '@waymark/contract/hiring/applications';
import type { JobStatus } from '@waymark/contract/jobs/choices/jobs';
import type { PostingModeration } from '@waymark/contract/office/choices/moderation';
import type { JobCard } from '@waymark/contract/jobs/jobs';

export interface ApplicationRow {
  id: string;
  job_id: string;
  job_status: JobStatus;
  job_moderation: PostingModeration | null;
  created_at: Date;
  resume_name: string;
}

/** An application as its candidate sees it. */
export function presentApplication(
  row: ApplicationRow,
  job: JobCard,
  status: ApplicationStatus,
): Application {
  return {
    id: row.id,
    job: { ...job, open: row.job_status === 'active', takenDown: row.job_moderation === 'suspended' },
    status,
    appliedAt: row.created_at.toISOString(),
    resumeName: row.resume_name,
  };
}
