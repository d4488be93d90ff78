import type { ModeratedPosting, ModeratedPostingsQuery } from '@waymark/contract/posting/staff-postings';
import type { Page } from '@waymark/contract/pagination';
import { callApi } from '../../../../lib/api-client.ts';

export function listPostings(query: ModeratedPostingsQuery): Promise<Page<ModeratedPosting>> {
  return callApi('GET /staff/postings', { query });
}
