import type { VerificationMethod } from '@waymark/contract/companies/choices/companies';
import type { CompanyVerification } from '@waymark/contract/companies/verification';

export interface VerificationRow {
  website_host: string;
  verified_at: Date | null;
  verified_by: VerificationMethod | null;
}

/** What was proven of a company's website; null where nothing was. */
export function presentVerification(row: VerificationRow): CompanyVerification | null {
  const { website_host: host, verified_at: at, verified_by: by } = row;
  return at === null || by === null ? null : { host, by, at: at.toISOString() };
}
