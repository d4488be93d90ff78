import type { JobStatus } from '@waymark/contract/jobs/choices/jobs';
import type { SavedJob } from '@waymark/contract/seeking/saved-jobs';

export interface SavedJobRow {
  id: string;
  job_id: string | null;
  /** Null where there is no job of the board. */
  status: JobStatus | null;
  company_id: string | null;
  title: string | null;
  company: string | null;
  date: string;
  created_at: Date;
}

/** A row of the list as its owner sees it. */
export function presentSavedJob(row: SavedJobRow): SavedJob {
  const { job_id: jobId, company_id: companyId } = row;
  return {
    id: row.id,
    job: jobId && companyId ? { id: jobId, open: row.status === 'active', companyId } : null,
    title: row.title ?? '',
    company: row.company ?? '',
    date: row.date,
    savedAt: row.created_at.toISOString(),
  };
}
