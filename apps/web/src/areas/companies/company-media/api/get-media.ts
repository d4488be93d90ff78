import type { CompanyMedia } from '@waymark/contract/companies/media';
import { callApi } from '../../../../lib/api-client.ts';

export async function getMedia(): Promise<CompanyMedia> {
  return (await callApi('GET /company-media')).data;
}
