import type { StaffRole } from '@waymark/contract/identity/choices/staff';
import { callApi } from '../../../../lib/api-client.ts';

export async function changeStaffRole(userId: string, staffRole: StaffRole): Promise<void> {
  await callApi('PUT /staff/members/:userId', { params: { userId }, body: { staffRole } });
}

export async function endStaffSessions(userId: string): Promise<void> {
  await callApi('POST /staff/members/:userId/end-sessions', { params: { userId } });
}

export async function resetStaffSecondStep(userId: string): Promise<void> {
  await callApi('POST /staff/members/:userId/reset-second-step', { params: { userId } });
}
