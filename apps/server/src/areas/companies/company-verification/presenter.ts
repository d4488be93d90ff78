import { verificationRecordPrefix } from '@waymark/contract/companies/choices/companies';
import type { VerificationState } from '@waymark/contract/companies/verification';
import { presentVerification, type VerificationRow } from '../companies/verification-presenter.ts';

interface StateRow extends VerificationRow {
  token: string | null;
  checked_at: Date | null;
  missing_since: Date | null;
}

/** How things stand with the proof of a website. */
export function presentState(
  row: StateRow,
  { host, mailFits }: Pick<VerificationState, 'host' | 'mailFits'>,
): VerificationState {
  const { token, checked_at: checkedAt, missing_since: missingSince } = row;
  return {
    host,
    mailFits,
    verification: presentVerification(row),
    record:
      token === null
        ? null
        : {
            value: verificationRecordPrefix + token,
            checkedAt: checkedAt?.toISOString() ?? null,
            missingSince: missingSince?.toISOString() ?? null,
          },
  };
}
