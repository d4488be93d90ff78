import { consentPurposes, type ConsentPurpose } from '@waymark/contract/identity/choices';
import type { Consent } from '@waymark/contract/identity/consents';
import type { AccountRow } from './presenter.ts';
import type { ConsentRow } from './queries.ts';

/** What holds of an account that is older than its history. */
const unrecorded: Record<ConsentPurpose, (account: AccountRow) => boolean> = {
  allowedText: (account) => account.allowed_text,
  bestJobFirst: (account) => account.best_job_first,
  sendResumeToExpert: (account) => account.send_resume_to_expert,
};

/** One entry for each purpose, in the contract's order. */
export function presentConsents(rows: readonly ConsentRow[], account: AccountRow): Consent[] {
  return consentPurposes.map((purpose) => {
    const row = rows.find((one) => one.purpose === purpose);
    return {
      purpose,
      granted: row ? row.granted : unrecorded[purpose](account),
      changedAt: row?.created_at.toISOString() ?? null,
      source: row?.source ?? null,
    };
  });
}
