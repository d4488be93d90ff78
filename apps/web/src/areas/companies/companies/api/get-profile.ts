import type { CompanyProfileAnswer } from '@waymark/contract/companies/company-profile';
import { callApi } from '../../../../lib/api-client.ts';

export function getProfile(): Promise<CompanyProfileAnswer> {
  return callApi('GET /company-profile');
}
