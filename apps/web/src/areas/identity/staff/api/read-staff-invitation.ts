import type { StaffOffer } from '@waymark/contract/identity/team';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';

export interface FoundInvitation {
  token: string;
  offer: StaffOffer | null;
  /** Why there is none. */
  problem: string;
  /** Whether the link itself is at fault, so that trying again would not help. */
  dead: boolean;
}

/** What the link of a mail offers, or why it offers nothing; reading it does not use it up. */
export async function readStaffInvitation(token: string): Promise<FoundInvitation> {
  try {
    const { data } = await callApi('POST /staff-invitations/read', { body: { token } });
    return { token, offer: data, problem: '', dead: false };
  } catch (failure) {
    const dead = isApiError(failure) && failure.code !== 'internal' && failure.code !== 'unavailable';
    return { token, offer: null, problem: messageOf(failure), dead };
  }
}
