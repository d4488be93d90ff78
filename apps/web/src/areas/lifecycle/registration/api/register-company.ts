import type { EmployerSignupFields } from '@waymark/contract/companies/companies';
import { callApi } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';

/** Signs the new employer in. */
export function registerCompany(fields: EmployerSignupFields): Promise<void> {
  return authenticate(async () => (await callApi('POST /employer-signup', { body: fields })).data);
}
