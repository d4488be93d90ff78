import type { AccountExport } from '@waymark/contract/lifecycle/privacy';

/** A copy with what is known of its file. */
export interface ExportRow {
  id: string;
  status: AccountExport['status'];
  done: number;
  total: number;
  created_at: Date;
  expires_at: Date | null;
  size: number | null;
}

/** A copy as its owner's browser gets it. */
export function presentExport(row: ExportRow): AccountExport {
  return {
    id: row.id,
    status: row.status,
    done: row.done,
    total: row.total,
    size: row.size,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
