import type { ResumeExtension } from '@waymark/contract/identity/choices/accounts';
import type { RemovedResume, Resume, ResumeReader } from '@waymark/contract/resumes/resumes';

/** A resume with what is known of its file. */
export interface ResumeRow {
  id: string;
  file_id: string;
  label: string;
  is_default: boolean;
  created_at: Date;
  replaced_at: Date | null;
  name: string;
  extension: string;
  size: number;
  media_type: string;
  storage_key: string;
}

/** A resume as its owner sees it; where the bytes lie stays with the server. */
export function presentResume(row: ResumeRow): Resume {
  return {
    id: row.id,
    name: row.name,
    label: row.label,
    format: formatOf(row.extension),
    size: row.size,
    uploadedAt: row.created_at.toISOString(),
    replacedAt: row.replaced_at?.toISOString() ?? null,
    isDefault: row.is_default,
  };
}

/** Of a stored file, whose table holds pictures and archives as well. */
export function formatOf(extension: string): ResumeExtension {
  return extension === 'doc' || extension === 'docx' ? extension : 'pdf';
}

export interface RemovedResumeRow {
  id: string;
  name: string;
  label: string;
  restorable_until: Date;
}

export function presentRemovedResume(row: RemovedResumeRow): RemovedResume {
  const { id, name, label } = row;
  return { id, name, label, restorableUntil: row.restorable_until.toISOString() };
}

export interface ResumeReaderRow {
  company_id: string;
  company_name: string;
  application_id: string | null;
  job_id: string | null;
  job_title: string | null;
  is_withdrawn: boolean;
  sent_at: Date | null;
  opened_at: Date | null;
  file_name: string | null;
  is_current: boolean;
}

export function presentReader(row: ResumeReaderRow): ResumeReader {
  const { application_id: id, job_id: jobId, job_title: jobTitle } = row;
  return {
    company: { id: row.company_id, name: row.company_name },
    application:
      id !== null && jobId !== null && jobTitle !== null
        ? { id, jobId, jobTitle, isWithdrawn: row.is_withdrawn }
        : null,
    sentAt: row.sent_at?.toISOString() ?? null,
    openedAt: row.opened_at?.toISOString() ?? null,
    fileName: row.file_name,
    isCurrentFile: row.is_current,
  };
}
