import type { LinkPurpose } from '@waymark/contract/identity/choices/accounts';
import { fieldErrorsOf, isApiError } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';

export interface CheckedLink {
  token: string;
  /** Where it was mailed to; empty where nobody could be asked. */
  email: string;
  /** Why another press would not help; empty for a link that works as far as is known. */
  dead: string;
}

const incomplete = 'This link is not complete. Open it again from the mail, or ask for a new one.';

/** Whether a mailed link works, before anything is typed for it. Without an answer its button will tell. */
export async function checkLink(purpose: LinkPurpose, token: string): Promise<CheckedLink> {
  if (!token) return { token, email: '', dead: incomplete };
  try {
    const { data } = await callApi('POST /links/check', { body: { token, purpose } });
    return { token, email: data.email, dead: '' };
  } catch (failure) {
    const isDead = isApiError(failure) && (failure.code === 'gone' || failure.code === 'invalid_input');
    return { token, email: '', dead: isDead ? (fieldErrorsOf(failure)['token'] ?? failure.message) : '' };
  }
}
