import type { ResumeExtension } from '@waymark/contract/identity/choices';
import type { RemovedResume, Resume } from '@waymark/contract/resumes/resumes';

/** A resume with the data of its file. */
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

/** A resume as its owner sees it, without the storage location. */
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

/** The format of a stored resume; the table also has pictures and archives. */
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
