import type { JobStatus } from '@waymark/contract/jobs/choices/jobs';
import type { DraftFields, DraftSummary, PostingDraft } from '@waymark/contract/posting/postings';

interface DraftRow {
  id: string;
  company_id: string;
  job_id: string | null;
  job_status: JobStatus | null;
  fields: DraftFields;
  version: number;
  updated_at: Date;
  file_name: string | null;
  file_size: number | null;
}

/** A draft with its company, for whoever goes on with it here; answers leave that out. */
export type OwnDraft = PostingDraft & { companyId: string };

/** A draft as the form takes it. */
export function presentDraft(row: DraftRow): OwnDraft {
  const { file_name: name, file_size: size } = row;
  return {
    id: row.id,
    companyId: row.company_id,
    jobId: row.job_id,
    jobStatus: row.job_status,
    fields: row.fields,
    attachment: name === null || size === null ? null : { name, size },
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}

interface SummaryRow {
  id: string;
  job_id: string | null;
  title: string;
  updated_at: Date;
  first_name: string | null;
  last_name: string | null;
}

export function presentSummary(row: SummaryRow): DraftSummary {
  return {
    id: row.id,
    jobId: row.job_id,
    title: row.title,
    updatedAt: row.updated_at.toISOString(),
    author: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
  };
}
