import type { ChangeConsentFields, Consent } from '@waymark/contract/identity/consents';
import { callApi } from '../../../../lib/api-client.ts';
import { changeUser, loadCritiqueDetail } from '../../../../lib/auth-store.ts';

/** Gives what holds for each purpose from now on; the account follows. */
export async function changeConsent(fields: ChangeConsentFields): Promise<Consent[]> {
  const { data } = await callApi('PUT /consents', { body: fields });
  changeUser(data.user);
  // This choice asks for a review or withdraws one.
  if (fields.purpose === 'sendResumeToExpert') void loadCritiqueDetail();
  return data.consents;
}
