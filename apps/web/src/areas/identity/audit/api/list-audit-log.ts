import type { AuditFilters, AuditLog } from '@waymark/contract/identity/audit';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';

export function listAuditLog(filters: AuditFilters, page: number): Promise<AuditLog> {
  return callApi('GET /staff/audit', { query: { ...filters, page } });
}

/** Saves what passes the filters as a table. */
export function exportAuditLog(filters: AuditFilters): Promise<void> {
  return downloadFile('GET /staff/audit/export', { query: filters }, 'audit-log.csv');
}
