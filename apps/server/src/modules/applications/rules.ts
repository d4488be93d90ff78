import type { JobStatus } from '@waymark/contract/job-choices';
import { AppError } from '../../platform/errors.ts';

/** A job as far as applying for it goes. */
export interface ApplicableJob {
  id: string;
  title: string;
  status: JobStatus;
  company_id: string;
  company_name: string;
  has_members: boolean;
}

/** Lets only an open job pass whose employer receives applications here. Throws `not_found`, `gone` or `conflict`. */
export function requireApplicable(job: ApplicableJob | undefined): ApplicableJob {
  if (!job || job.status === 'draft' || job.status === 'pending') {
    throw new AppError('not_found', 'There is no job with this address.');
  }
  if (job.status !== 'active') {
    throw new AppError('gone', 'This job is closed and takes no more applications.');
  }
  if (!job.has_members) {
    throw new AppError('conflict', 'This employer takes applications on its own site.');
  }
  return job;
}
