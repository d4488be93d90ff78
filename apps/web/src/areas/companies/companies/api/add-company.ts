import type { AddCompanyFields } from '@waymark/contract/companies/own-companies';
import { callApi } from '../../../../lib/api-client.ts';
import { changeUser } from '../../../../lib/auth-store.ts';

/** Registers a further company, which one works for from then on. */
export async function addCompany(fields: AddCompanyFields): Promise<void> {
  changeUser((await callApi('POST /own-companies', { body: fields })).data);
}
