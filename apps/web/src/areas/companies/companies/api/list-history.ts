import type { CompanyHistory } from '@waymark/contract/companies/history';
import { callApi } from '../../../../lib/api-client.ts';

export function listHistory(page: number): Promise<CompanyHistory> {
  return callApi('GET /company-history', { query: { page } });
}
