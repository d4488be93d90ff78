import type { StaffTeam } from '@waymark/contract/staff/team';
import { callApi } from '../../../lib/api-client.ts';

export function listTeam(page: number): Promise<StaffTeam> {
  return callApi('GET /staff/members', { query: { page } });
}
