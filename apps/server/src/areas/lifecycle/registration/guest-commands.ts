import type { ResumeReviewFields } from '@waymark/contract/resumes/resume-review';
import { recordConsents } from '../../identity/accounts/consent-commands.ts';
import type { AccountRow } from '../../identity/accounts/presenter.ts';
import { openAccount, type AccountServices, type NewAccount } from './account-commands.ts';
import { requestReview } from '../../resumes/resume-review/commands.ts';

/** Asks for a review on behalf of somebody who has no account yet, and opens one to show it in (C-1). */
export function requestGuestReview(
  services: AccountServices,
  fields: ResumeReviewFields,
  opened: NewAccount,
): Promise<{ account: AccountRow; accessToken: string }> {
  return openAccount(services, fields, opened, async (transaction, userId, resumeId) => {
    await recordConsents(transaction, userId, { sendResumeToExpert: true }, 'resume-review');
    await requestReview(transaction, userId, resumeId);
  });
}
