import type { SignupFields } from '@waymark/contract/identity/accounts';
import { recordConsents } from '../../identity/accounts/consent-commands.ts';
import type { AccountRow } from '../../identity/accounts/presenter.ts';
import { openAccount, type AccountServices, type NewAccount } from './account-commands.ts';
import { requestReview } from '../../resumes/resume-review/commands.ts';

/** Signs a candidate up by the wizard, and asks for the expert's review where that was wished for (B-8). */
export function signUp(
  services: AccountServices,
  fields: SignupFields,
  opened: NewAccount,
): Promise<{ account: AccountRow; accessToken: string }> {
  return openAccount(services, fields, opened, async (transaction, userId, resumeId) => {
    await recordConsents(transaction, userId, fields, 'signup');
    if (fields.sendResumeToExpert) await requestReview(transaction, userId, resumeId);
  });
}
