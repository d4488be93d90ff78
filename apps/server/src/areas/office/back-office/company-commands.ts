import { isDeepStrictEqual } from 'node:util';
import type { CompanyChange } from '@waymark/contract/companies/choices';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import {
  approveCompany,
  mailRecruiters,
  setHeldReason,
  setVerifiedByStaff,
} from '../../companies/companies/commands.ts';
import { findTaken } from '../../companies/companies/queries.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { activateReady } from '../../jobs/jobs/commands.ts';
import { suspendJobs } from '../../jobs/jobs/state-commands.ts';
import { companyChangeMail, type ToldChange } from './emails/company-change.ts';

type Parts = Pick<Services, 'queue' | 'config'>;
type Company = Pick<
  Selectable<Tables['companies']>,
  'id' | 'name' | 'website' | 'website_host' | 'held_reason' | 'verified_by'
>;

interface Change {
  companyId: string;
  change: CompanyChange;
  reason: string;
  /** The company as it was decided of; whatever it is now, where that is not given. */
  seen?: Pick<Company, 'name' | 'website'> | undefined;
  /** Null for what a command does at the machine itself. */
  staffId: string | null;
}

/**
 * Approves, verifies or suspends a company, or takes that back, and gives its name. Throws `not_found` for an
 * unknown one, `conflict` where it is so already or cannot be, and where it has another name or website by
 * now.
 */
export async function changeCompany(
  { database, ...parts }: Parts & Pick<Services, 'database'>,
  { companyId, change, reason, seen, staffId }: Change,
): Promise<string> {
  if (!isId(companyId)) throw noSuchCompany();
  return database.transaction().execute(async (transaction) => {
    const company = await lockCompany(transaction, companyId);
    // A new name must not lift a suspension.
    const isMeant = change === 'suspend' || !seen || isDeepStrictEqual(seen, namesOf(company));
    if (!isMeant) throw changedMeanwhile();
    await changes[change](transaction, company, parts);
    const after = await lockCompany(transaction, companyId);
    await noteStaffAction(transaction, {
      staffId,
      action: `company.${change}`,
      subjectKind: 'company',
      subjectId: companyId,
      reason,
      before: { heldReason: company.held_reason, verifiedBy: company.verified_by },
      after: { heldReason: after.held_reason, verifiedBy: after.verified_by },
    });
    if (isTold(change)) await tell(transaction, parts, company, { change, reason });
    return company.name;
  });
}

async function lockCompany(transaction: Kysely<Tables>, companyId: string): Promise<Company> {
  const company = await transaction
    .selectFrom('companies')
    .select(['id', 'name', 'website', 'website_host', 'held_reason', 'verified_by'])
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company) throw noSuchCompany();
  return company;
}

const namesOf = ({ name, website }: Company) => ({ name, website });

function changedMeanwhile(): AppError {
  return new AppError(
    'conflict',
    msg`This company has just changed its name or its website. Load the page again.`,
  );
}

function noSuchCompany(): AppError {
  return new AppError('not_found', msg`There is no company with this id.`);
}

type Effect = (transaction: Kysely<Tables>, company: Company, parts: Parts) => Promise<unknown>;

const changes: Record<CompanyChange, Effect> = {
  approve: (transaction, { id }, parts) => approveCompany(transaction, parts, id),
  verify,
  unverify,
  suspend,
  lift,
};

async function verify(transaction: Kysely<Tables>, company: Company): Promise<void> {
  if (company.verified_by !== null) throw new AppError('conflict', msg`${company.name} is verified already.`);
  if (company.website_host === '') {
    throw new AppError('conflict', msg`${company.name} has no website that it could be verified for.`);
  }
  await setVerifiedByStaff(transaction, company.id, true);
}

async function unverify(transaction: Kysely<Tables>, company: Company): Promise<void> {
  if (company.verified_by === null) throw new AppError('conflict', msg`${company.name} is not verified.`);
  await setVerifiedByStaff(transaction, company.id, false);
}

/** Its open jobs wait until it is lifted, as those of any company that is held. */
async function suspend(transaction: Kysely<Tables>, company: Company): Promise<void> {
  if (company.held_reason === 'suspended') {
    throw new AppError('conflict', msg`${company.name} is suspended already.`);
  }
  await setHeldReason(transaction, company.id, 'suspended');
  await suspendJobs(transaction, company.id);
}

/** Gives the company back what it was: public, unless another one has its name or its website by now. */
async function lift(transaction: Kysely<Tables>, company: Company): Promise<void> {
  if (company.held_reason !== 'suspended')
    throw new AppError('conflict', msg`${company.name} is not suspended.`);
  const taken = (await isUnconfirmed(transaction, company.id))
    ? 'unconfirmed'
    : await findTaken(transaction, company);
  await setHeldReason(transaction, company.id, taken);
  if (taken !== null) return;
  const jobs = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('company_id', '=', company.id)
    .where('status', '=', 'pending')
    .execute();
  await activateReady(
    transaction,
    jobs.map(({ id }) => id),
  );
}

/** Whether it has members and none has a proven address; imported ones have no password. */
async function isUnconfirmed(transaction: Kysely<Tables>, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ unconfirmed: boolean }>`
    select count(*) > 0 and count(*) filter (where email_confirmed_at is not null or password_hash is null) = 0
      as unconfirmed
    from company_members join users on users.id = user_id where company_id = ${companyId}
  `.execute(transaction);
  return rows[0]?.unconfirmed ?? false;
}

function isTold(change: CompanyChange): change is ToldChange {
  return change === 'suspend' || change === 'lift';
}

async function tell(
  transaction: Kysely<Tables>,
  { queue, config }: Parts,
  { id, name }: Company,
  { change, reason }: { change: ToldChange; reason: string },
): Promise<void> {
  const details = { companyName: name, change, reason, publicUrl: config.publicUrl };
  await mailRecruiters(transaction, { queue }, id, (to) => companyChangeMail(to, details));
}
