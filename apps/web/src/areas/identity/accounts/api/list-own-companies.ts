import type { OwnCompany } from '@waymark/contract/companies/own-companies';
import { callApi } from '../../../../lib/api-client.ts';

export async function listOwnCompanies(): Promise<OwnCompany[]> {
  return (await callApi('GET /own-companies')).data;
}
