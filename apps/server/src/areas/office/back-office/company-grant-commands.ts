import type { CompanyGrant } from '@waymark/contract/companies/choices';
import { maxGrantDays } from '@waymark/contract/companies/staff-companies';
import { dayOf, msg, type Message } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Services } from '../../../platform/services.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { mailOpened } from '../../jobs/jobs/commands.ts';
import { findPlanName } from '../../payments/plans/queries.ts';
import {
  grantPlaceUntil,
  grantPlanUntil,
  revokePlaceGrant,
  revokePlanGrant,
} from '../../payments/memberships/staff-grant-commands.ts';

interface Grant {
  companyId: string;
  grant: CompanyGrant;
  jobId?: string | undefined;
  /** The last day, as `2026-11-25`. */
  until: string;
  reason: string;
  staffId: string;
}

/**
 * Grants a company a plan, or one of its postings a place, until the end of a day, and gives what to say of it. Throws
 * `not_found` for an unknown company or posting, `invalid_input` for a day that has passed or is too far away.
 */
export async function grantToCompany(
  { database, ...parts }: Pick<Services, 'database' | 'queue' | 'config'>,
  { companyId, grant, jobId, until, reason, staffId }: Grant,
  now = new Date(),
): Promise<Message> {
  const end = endOfDay(until, now);
  const day = dayOf(board.words, end);
  return database.transaction().execute(async (transaction) => {
    const company = await transaction
      .selectFrom('companies')
      .select('name')
      .where('id', '=', companyId)
      .executeTakeFirst();
    if (!company) throw new AppError('not_found', msg`There is no company with this id.`);
    const opened =
      grant === 'place'
        ? await grantPlaceUntil(transaction, companyId, jobId ?? '', end)
        : await grantPlanUntil(transaction, companyId, grant, end);
    await noteStaffAction(transaction, {
      staffId,
      action: grant === 'place' ? 'company.grant-place' : 'company.grant-plan',
      subjectKind: 'company',
      subjectId: companyId,
      reason,
      after: grant === 'place' ? { jobId, until } : { plan: grant, until },
    });
    await mailOpened(transaction, parts, opened);
    return grant === 'place'
      ? msg`The posting has a place until ${day}.`
      : msg`${company.name} has ${await findPlanName(transaction, grant)} until ${day}.`;
  });
}

interface Revocation {
  companyId: string;
  grant: CompanyGrant;
  /** Of the plan, or of the posting. */
  id: string;
  reason: string;
  staffId: string;
}

/**
 * Takes back what staff granted, before its day, and gives what to say of it. Throws `conflict` for a grant that has
 * ended, was taken back already, or was paid for.
 */
export async function revokeFromCompany(
  { database, ...parts }: Pick<Services, 'database' | 'queue' | 'config'>,
  { companyId, grant, id, reason, staffId }: Revocation,
): Promise<Message> {
  return database.transaction().execute(async (transaction) => {
    const until =
      grant === 'place'
        ? await revokePlaceGrant(transaction, parts, companyId, id)
        : await revokePlanGrant(transaction, parts, companyId, id, grant);
    await noteStaffAction(transaction, {
      staffId,
      action: grant === 'place' ? 'company.revoke-place' : 'company.revoke-plan',
      subjectKind: 'company',
      subjectId: companyId,
      reason,
      before: grant === 'place' ? { jobId: id, until } : { plan: grant, until },
    });
    return grant === 'place'
      ? msg`The place is taken back. Postings beyond the plan stay open for a week, and the company hears which.`
      : msg`${await findPlanName(transaction, grant)} is taken back. Postings beyond the plan stay open for a week, and the company hears which.`;
  });
}

/** The last moment of a day in UTC. */
function endOfDay(until: string, now: Date): Date {
  const end = new Date(`${until}T23:59:59.000Z`);
  if (end <= now) throw invalidFields({ until: msg`This day has passed. Choose a later one.` });
  if (end.getTime() > now.getTime() + maxGrantDays * 86_400_000) {
    throw invalidFields({ until: msg`Choose a day within the next year.` });
  }
  return end;
}
