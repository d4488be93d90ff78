import type { PackageDraft } from '@waymark/contract/payments/career-services';
import type { PackageFields, StaffPackage } from '@waymark/contract/payments/staff-packages';
import { callApi } from '../../../../lib/api-client.ts';

export async function listPackages(): Promise<StaffPackage[]> {
  const { data } = await callApi('GET /staff/packages');
  return data;
}

/** Gives what to say afterwards, as the others do. */
export async function addPackage(body: PackageDraft): Promise<string> {
  const { message } = await callApi('POST /staff/packages', { body });
  return message;
}

export async function changePackage(productId: string, body: PackageFields): Promise<string> {
  const { message } = await callApi('PUT /staff/packages/:productId', { params: { productId }, body });
  return message;
}

export async function movePackage(productId: string, direction: 'up' | 'down'): Promise<string> {
  const params = { productId };
  const { message } = await callApi('PUT /staff/packages/:productId/place', { params, body: { direction } });
  return message;
}

export async function retirePackage(productId: string, retired: boolean): Promise<string> {
  const params = { productId };
  const { message } = await callApi('PUT /staff/packages/:productId/retired', { params, body: { retired } });
  return message;
}
