import type { Page } from '@waymark/contract/pagination';
import type { ImportReport, ImportReportDetail } from '@waymark/contract/jobs/imports';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';
import { readPage } from '../../../../lib/list-address.ts';

export interface LoadedImports {
  /** One of the two: the list, or the import that the address names. */
  imports: Page<ImportReport> | null;
  report: ImportReportDetail | null;
}

/** What the address asks for. */
export async function loadImports(search: URLSearchParams): Promise<LoadedImports> {
  const importId = search.get('import');
  if (!importId) {
    const imports = await callApi('GET /staff/imports', { query: { page: readPage(search) } });
    return { imports, report: null };
  }
  const { data } = await callApi('GET /staff/imports/:importId', { params: { importId } });
  return { imports: null, report: data };
}

/** Saves the rejected rows that are kept of an import as a table. */
export function saveRejections(importId: string): Promise<void> {
  return downloadFile(
    'GET /staff/imports/:importId/rejections',
    { params: { importId } },
    'rejected-rows.csv',
  );
}
