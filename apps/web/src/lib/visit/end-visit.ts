import { callApi } from '../api-client.ts';
import { leaveVisit, readVisit, removeVisit } from './stored-visit.ts';

/** Ends the visit of this tab and goes back to where it began. */
export async function endVisit(): Promise<void> {
  const visit = readVisit();
  if (!visit) return;
  // The staff member ends the impersonation with their own token, not with the member's.
  removeVisit();
  const params = { visitId: visit.visitId };
  // One that has ended is no error, and one that cannot be told ends by itself.
  await callApi('DELETE /staff/visits/:visitId', { params }, { keepalive: true }).catch(() => undefined);
  leaveVisit(visit);
}
