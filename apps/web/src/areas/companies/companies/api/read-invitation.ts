import type { InvitationOffer } from '@waymark/contract/companies/companies';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';

export interface FoundInvitation {
  token: string;
  offer: InvitationOffer | null;
  /** Why there is none. */
  problem: string;
  /** Whether the link itself is at fault, so that trying again would not help. */
  dead: boolean;
}

/** What the link of a mail offers, or why it offers nothing; reading it does not use it up. */
export async function readInvitation(token: string): Promise<FoundInvitation> {
  const json = { token };
  try {
    const { data } = await callApi('POST /company-invitations/read', { body: json });
    return { token, offer: data, problem: '', dead: false };
  } catch (failure) {
    const dead = isApiError(failure) && failure.code !== 'internal' && failure.code !== 'unavailable';
    return { token, offer: null, problem: messageOf(failure), dead };
  }
}
