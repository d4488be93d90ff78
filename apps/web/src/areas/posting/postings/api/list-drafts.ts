import type { DraftSummary } from '@waymark/contract/posting/postings';
import type { Page } from '@waymark/contract/pagination';
import { callApi } from '../../../../lib/api-client.ts';

export function listDrafts(page: number): Promise<Page<DraftSummary>> {
  return callApi('GET /company/drafts', { query: { page } });
}
