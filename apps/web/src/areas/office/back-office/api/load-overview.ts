import type { StaffOverview } from '@waymark/contract/office/back-office';
import { callApi } from '../../../../lib/api-client.ts';

/** What waits for the member of staff who is signed in, and what is missing in the settings. */
export function loadOverview(): Promise<StaffOverview> {
  return callApi('GET /staff/overview');
}
