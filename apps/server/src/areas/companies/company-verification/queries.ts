import { verificationRecordPrefix } from '@waymark/contract/companies/choices';
import type { VerificationState } from '@waymark/contract/companies/verification';
import type { Database } from '../../../platform/database/tables.ts';
import type { EmployerViewer } from '../../identity/accounts/policy.ts';
import { presentVerification, type VerificationRow } from '../companies/presenter.ts';
import { isMailboxOf, provableHost } from '../companies/rules.ts';

/** The verification of the website, and how members can prove it. */
export async function getVerification(
  database: Database,
  { companyId, account }: Pick<EmployerViewer, 'companyId' | 'account'>,
) {
  const row = await database
    .selectFrom('companies')
    .leftJoin('company_dns_challenges as challenge', 'challenge.company_id', 'companies.id')
    .select(['website', 'website_host', 'verified_at', 'verified_by'])
    .select(['challenge.token', 'challenge.checked_at', 'challenge.missing_since'])
    .where('companies.id', '=', companyId)
    .executeTakeFirstOrThrow();
  const host = provableHost(row.website) ?? null;
  const isProven = account.email_confirmed_at !== null && account.member_role !== 'viewer';
  const mailFits = host !== null && isProven && isMailboxOf(account.email, host);
  // Viewers cannot request a record.
  const shown = account.member_role === 'viewer' ? { ...row, token: null } : row;
  return presentState(shown, { host, mailFits });
}

export interface Challenge {
  company_id: string;
  host: string;
  token: string;
}

/** Records that are due for a check: old ones and missing ones. */
export function listDueChallenges(
  database: Database,
  {
    checkedBefore,
    missingCheckedBefore,
    limit,
  }: { checkedBefore: Date; missingCheckedBefore: Date; limit: number },
): Promise<Challenge[]> {
  return database
    .selectFrom('company_dns_challenges as challenge')
    .innerJoin('companies', 'companies.id', 'challenge.company_id')
    .select(['challenge.company_id', 'challenge.host', 'challenge.token'])
    .where('companies.verified_by', '=', 'dns')
    .where(({ or, and, eb }) =>
      or([
        eb('checked_at', '<', checkedBefore),
        and([eb('missing_since', 'is not', null), eb('checked_at', '<', missingCheckedBefore)]),
      ]),
    )
    .orderBy('checked_at')
    .limit(limit)
    .execute();
}

interface StateRow extends VerificationRow {
  token: string | null;
  checked_at: Date | null;
  missing_since: Date | null;
}

function presentState(
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
