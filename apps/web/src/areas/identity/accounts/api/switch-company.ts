import { callApi } from '../../../../lib/api-client.ts';
import { changeUser } from '../../../../lib/auth-store.ts';

/** Works for another of one's companies from now on; the header and the sidebar know it at once. */
export async function switchCompany(companyId: string): Promise<void> {
  changeUser((await callApi('PUT /own-companies/active', { body: { companyId } })).data);
}
