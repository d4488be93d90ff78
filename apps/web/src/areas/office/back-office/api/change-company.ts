import type {
  CompanyChangeFields,
  CompanyGrantFields,
  CompanyMergeFields,
  CompanyRevocationFields,
} from '@waymark/contract/companies/staff-companies';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives what to say afterwards. */
export async function changeCompany(companyId: string, body: CompanyChangeFields): Promise<string> {
  const params = { companyId };
  const { message } = await callApi('POST /staff/companies/:companyId/changes', { params, body });
  return message;
}

/** Gives what to say afterwards. */
export async function mergeCompany(companyId: string, body: CompanyMergeFields): Promise<string> {
  const params = { companyId };
  const { message } = await callApi('POST /staff/companies/:companyId/merge', { params, body });
  return message;
}

/** Gives what to say afterwards. */
export async function grantToCompany(companyId: string, body: CompanyGrantFields): Promise<string> {
  const params = { companyId };
  const { message } = await callApi('POST /staff/companies/:companyId/grants', { params, body });
  return message;
}

/** Gives what to say afterwards. */
export async function revokeFromCompany(companyId: string, body: CompanyRevocationFields): Promise<string> {
  const params = { companyId };
  const { message } = await callApi('POST /staff/companies/:companyId/grants/revoke', { params, body });
  return message;
}
