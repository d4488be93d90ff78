import type { CompanyMembers } from '@waymark/contract/companies/companies';
import { callApi } from '../../../../lib/api-client.ts';

/** The colleagues, and to owners the invitations that nobody has accepted. */
export async function listMembers(): Promise<CompanyMembers> {
  return (await callApi('GET /company-members')).data;
}
