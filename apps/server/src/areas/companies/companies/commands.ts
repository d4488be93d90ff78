import type { CompanyEventKind } from '@waymark/contract/companies/choices';
import type { EmployerSignupFields } from '@waymark/contract/companies/companies';
import { type MemberRole, takenReasons, type HeldReason } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { Hook } from '../../../platform/hook.ts';
import { newId } from '../../../platform/ids.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../platform/services.ts';
import type { EmployerViewer } from '../../identity/accounts/policy.ts';
import { type Recipient, recipientOf } from '../../identity/accounts/rules.ts';
import { companyApprovedMail, memberRemovedMail } from './emails/members.ts';
import type { MemberRow } from './presenter.ts';
import { companiesRecruitedBy, listCompanyMembers, listNamesakes } from './queries.ts';
import {
  companySlug,
  freeSlug,
  requireMember,
  requireOtherOwner,
  requireOwnership,
  websiteHost,
} from './rules.ts';

/** Entries of a company’s history; older ones are deleted. */
const companyEventsKept = 20_000;

/**
 * Locks a company for a member who may change it. Throws `forbidden` for one who was removed or made a
 * viewer after the gate.
 */
export async function lockCompany(
  transaction: Database,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<void> {
  const company = await transaction
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where('id', 'in', companiesRecruitedBy(userId))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company) throw new AppError('forbidden', msg`You can no longer change this company.`);
}

interface CompanyEvent {
  companyId: string;
  userId: string;
  kind: CompanyEventKind;
  subjectId?: string;
  /** The subject's name as it is now; no name of a candidate, who may leave. */
  detail?: string;
}

export const eventDetailMaxLength = 200;

/** Records in the company’s history who did what, in the same transaction. */
export async function noteCompanyEvent(transaction: Database, event: CompanyEvent): Promise<void> {
  const { companyId, userId, kind, subjectId, detail = '' } = event;
  await transaction
    .insertInto('company_events')
    .values({
      id: newId(),
      company_id: companyId,
      user_id: userId,
      kind,
      subject_id: subjectId ?? null,
      detail: detail.slice(0, eventDetailMaxLength),
    })
    .execute();
  await forgetOldest(transaction, companyId);
}

async function forgetOldest(transaction: Database, companyId: string) {
  await sql`
    delete from company_events where company_id = ${companyId} and (created_at, id) <= (
      select created_at, id from company_events where company_id = ${companyId}
      order by created_at desc, id desc offset ${companyEventsKept} limit 1
    )
  `.execute(transaction);
}

type CompanyFields = Pick<EmployerSignupFields, 'companyName' | 'website' | 'country'>;

/**
 * Creates a company, whatever its name: knowing a name gives no access. It is held until its owner’s address
 * is confirmed, longer if another has its name or website. Throws `conflict` if colleagues have registered
 * it.
 */
export async function registerCompany(transaction: Database, fields: CompanyFields): Promise<string> {
  const { companyName: name, website, country } = fields;
  const slug = companySlug(name);
  const namesakes = await listNamesakes(transaction, slug);
  const own = namesakes.find(
    (one) =>
      one.is_claimed && companySlug(one.name) === slug && websiteHost(one.website) === websiteHost(website),
  );
  if (own) throw companyExists(own.name);
  const row = await transaction
    .insertInto('companies')
    .values({
      id: newId(),
      name,
      slug: freeSlug(slug, new Set(namesakes.map((one) => one.slug))),
      website,
      country,
      held_reason: 'unconfirmed',
    })
    // Two colleagues who register at once: the second one waits here, finds the slug taken and looks again.
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? registerCompany(transaction, fields);
}

/** Makes an account an owner of companies; of those it belongs to already it stays what it is. */
export async function addOwner(
  transaction: Database,
  userId: string,
  companyIds: readonly string[],
): Promise<void> {
  if (companyIds.length === 0) return;
  await transaction
    .insertInto('company_members')
    .values(companyIds.map((id) => ({ company_id: id, user_id: userId, member_role: 'owner' as const })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Releases a company that is added after its owner’s address was confirmed. */
export async function releaseCompany(transaction: Database, companyId: string): Promise<void> {
  // Two of one name at once: the second sees that the first is public.
  await sql`select pg_advisory_xact_lock(hashtextextended('companies', 0))`.execute(transaction);
  await sql`
    update companies set held_reason = find_hold(id, name, website)
    where id = ${companyId} and held_reason = 'unconfirmed'
  `.execute(transaction);
}

function companyExists(name: string): AppError {
  const message = msg`${name} is registered already. Ask a colleague to invite you.`;
  return new AppError('conflict', message, { fields: { companyName: message } });
}

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/**
 * The members of a company, locked: two owners who demote each other, or a last owner who leaves while a
 * colleague joins, are serialised.
 */
export async function lockMembers(transaction: Database, companyId: string): Promise<MemberRow[]> {
  await transaction
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .execute();
  return listCompanyMembers(transaction, companyId);
}

/**
 * Locks the companies of a member in the order of their ids, so that memberships and roles stay as they are until the
 * transaction ends: of two owners who leave at the same moment, the second sees that the first has left.
 */
export async function lockCompanies(transaction: Database, userId: string): Promise<void> {
  await sql`
    select from companies
    where id in (select company_id from company_members where user_id = ${userId})
    order by id for no key update
  `.execute(transaction);
}

/** Changes a member’s role, or one’s own. Throws `conflict` for the only owner. */
export async function changeMemberRole(
  { database }: Pick<Parts, 'database'>,
  { userId: viewerId, companyId }: EmployerViewer,
  userId: string,
  memberRole: MemberRole,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const members = await lockMembers(transaction, companyId);
    requireOwnership(members, viewerId);
    requireMember(members, userId);
    if (memberRole !== 'owner') requireOtherOwner(members, userId);
    await transaction
      .updateTable('company_members')
      .set({ member_role: memberRole })
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .execute();
    const event = { companyId, userId: viewerId, subjectId: userId } as const;
    await noteCompanyEvent(transaction, { ...event, kind: 'member-role-changed', detail: memberRole });
    if (memberRole !== 'owner' && userId !== viewerId)
      await withdrawInvitationsOf(transaction, companyId, userId);
  });
}

/**
 * Removes a colleague, who is mailed, or leaves the company. Throws `conflict` for the only owner of others.
 */
export async function removeMember(
  { database, queue }: Parts,
  { userId: viewerId, companyId, account }: EmployerViewer,
  userId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const members = await lockMembers(transaction, companyId);
    if (userId !== viewerId) requireOwnership(members, viewerId);
    const member = requireMember(members, userId);
    requireOtherOwner(members, userId);
    await transaction
      .deleteFrom('company_members')
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .execute();
    const kind = userId === viewerId ? 'member-left' : 'member-removed';
    await noteCompanyEvent(transaction, { companyId, userId: viewerId, kind, subjectId: userId });
    if (members.length === 1) await desertCompanies(transaction, [companyId]);
    if (userId === viewerId) return;
    await withdrawInvitationsOf(transaction, companyId, userId);
    const mail = memberRemovedMail(recipientOf(member), { companyName: account.company_name ?? '' });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: userId });
  });
}

/** A removed member must not return through an invitation to another address. */
async function withdrawInvitationsOf(transaction: Database, companyId: string, userId: string) {
  await transaction
    .deleteFrom('company_invitations')
    .where('company_id', '=', companyId)
    .where('invited_by', '=', userId)
    .execute();
}

/** Companies have lost their last member. Gives those of them that have postings. */
export const companiesDeserted = new Hook<[companyIds: readonly string[]], string[]>();

/** Ends what needs a member: invitations, and open jobs that are applied for here. Gives the companies with postings. */
export async function desertCompanies(
  transaction: Database,
  companyIds: readonly string[],
): Promise<string[]> {
  if (companyIds.length === 0) return [];
  await transaction.deleteFrom('company_invitations').where('company_id', 'in', companyIds).execute();
  return (await companiesDeserted.run(transaction, companyIds)).flat();
}

/** Mails all members who may make changes. */
export async function mailRecruiters(
  transaction: Database,
  { queue }: Pick<Services, 'queue'>,
  companyId: string,
  compose: (to: Recipient) => Mail,
): Promise<void> {
  const recruiters = await transaction
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.email_confirmed_at', 'users.language'])
    .where('company_members.company_id', '=', companyId)
    .where('company_members.member_role', '<>', 'viewer')
    .where('users.suspended_at', 'is', null)
    .orderBy('company_members.created_at')
    .execute();
  for (const { id, ...recruiter } of recruiters) {
    await queue.enqueue(transaction, 'send-mail', { ...compose(recipientOf(recruiter)), concerns: id });
  }
}

/**
 * Publishes a company that was held for its name or website and mails it. Throws `not_found`, or `conflict`
 * for one that is public or held for another reason.
 */
export async function approveCompany(
  transaction: Database,
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  companyId: string,
): Promise<void> {
  const approved = await transaction
    .updateTable('companies')
    .set({ held_reason: null })
    .where('id', '=', companyId)
    .where('held_reason', 'in', takenReasons)
    .returning('name')
    .executeTakeFirst();
  if (!approved) throw await refusalOf(transaction, companyId);
  const { name } = approved;
  await mailRecruiters(transaction, { queue }, companyId, (to) =>
    companyApprovedMail(to, { name, publicUrl: config.publicUrl }),
  );
}

async function refusalOf(transaction: Database, companyId: string): Promise<AppError> {
  const company = await transaction
    .selectFrom('companies')
    .select(['name', 'held_reason'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company) return new AppError('not_found', msg`There is no company with this id.`);
  const { name, held_reason: reason } = company;
  if (reason === null) return new AppError('conflict', msg`${name} is public already.`);
  return new AppError(
    'conflict',
    reason === 'suspended'
      ? msg`${name} is suspended. Lift that instead.`
      : msg`${name} becomes public when its owner confirms the work address.`,
  );
}

/** Holds a company for a reason, or makes it public. */
export async function setHeldReason(
  transaction: Database,
  companyId: string,
  reason: HeldReason | null,
): Promise<void> {
  await transaction
    .updateTable('companies')
    .set({ held_reason: reason })
    .where('id', '=', companyId)
    .execute();
}

/** Notes that staff verified a company, or that it is not verified any more. */
export async function setVerifiedByStaff(
  transaction: Database,
  companyId: string,
  isVerified: boolean,
): Promise<void> {
  await transaction
    .updateTable('companies')
    .set(
      isVerified
        ? { verified_at: sql`now()`, verified_by: 'staff' }
        : { verified_at: null, verified_by: null },
    )
    .where('id', '=', companyId)
    .execute();
}
