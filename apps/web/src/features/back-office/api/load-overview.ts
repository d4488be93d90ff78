import type { StaffQueue } from '@waymark/contract/staff/back-office';
import { callApi } from '../../../lib/api-client.ts';

/** What waits for the member of staff who is signed in. */
export async function loadOverview(): Promise<StaffQueue[]> {
  const { data } = await callApi('GET /staff/overview');
  return data;
}
