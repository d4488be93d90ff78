import type { Resume } from '@waymark/contract/resumes';

/** A resume with what is known of its file. */
export interface ResumeRow {
  id: string;
  is_default: boolean;
  created_at: Date;
  name: string;
  size: number;
  media_type: string;
  storage_key: string;
}

/** A resume as its owner sees it; where the bytes lie stays with the server. */
export function presentResume(row: ResumeRow): Resume {
  return {
    id: row.id,
    name: row.name,
    size: row.size,
    uploadedAt: row.created_at.toISOString(),
    isDefault: row.is_default,
  };
}
