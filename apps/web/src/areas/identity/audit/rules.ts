import { paths, searchPath } from '@waymark/contract/paths';
import type { AuditFilters } from '@waymark/contract/identity/audit';

const names = ['who', 'action', 'kind', 'subject', 'from', 'to', 'reason'] as const;

/** What the address asks for; the server says what it cannot use. */
export function readAuditFilters(search: URLSearchParams): AuditFilters {
  const given = names.flatMap((name) => {
    const value = search.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}

/** The address of the log with these filters; those that are empty are left out. */
export function auditPath(filters: Record<string, string | undefined>, page = 1): string {
  return searchPath({ ...filters, page: page > 1 ? page : undefined }, paths.staffAudit);
}
