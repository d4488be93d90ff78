import type { CompanyProfileAnswer, SaveCompanyProfile } from '@waymark/contract/companies/company-profile';
import type { User } from '@waymark/contract/identity/accounts';
import { callApi } from '../../../../lib/api-client.ts';
import { changeUser } from '../../../../lib/auth-store.ts';

/** Saves the profile; the sidebar and the header know the company's new name at once. */
export async function saveProfile(user: User, fields: SaveCompanyProfile): Promise<CompanyProfileAnswer> {
  const answer = await callApi('PUT /company-profile', { body: fields });
  if (user.company) changeUser({ ...user, company: { ...user.company, name: answer.data.name } });
  return answer;
}
