import type { StaffTeam } from '@waymark/contract/identity/team';
import { callApi } from '../../../../lib/api-client.ts';

export function listTeam(page: number): Promise<StaffTeam> {
  return callApi('GET /staff/members', { query: { page } });
}
