import { sql } from 'kysely';
import type { Kysely, RawBuilder, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Services } from '../../../platform/services.ts';
import { ensureStages } from '../../hiring/applicants/stage-commands.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { mailMerging, readMerging } from './commands.ts';

interface Merge {
  /** The company that goes. */
  companyId: string;
  /** The one that stays. */
  intoId: string;
  /** The name of the one that goes, typed to confirm. */
  name: string;
  staffId: string;
}

/**
 * Moves all that refers to a company to another one and removes it, in one transaction; the people of both
 * are told. Throws `not_found` for an unknown one, `invalid_input` where the name is another or both are the
 * same, and `conflict` for a suspended one.
 */
export async function mergeCompanies(
  { database, ...parts }: Pick<Services, 'database' | 'queue' | 'config'>,
  merge: Merge,
): Promise<void> {
  const { companyId: from, intoId: into, name, staffId } = merge;
  if (from === into) throw invalidFields({ intoId: 'A company cannot be merged into itself.' });
  await database.transaction().execute(async (transaction) => {
    const { gone, kept } = await lockBoth(transaction, from, into);
    const merging = { from: gone, into: kept };
    if (gone.name !== name) throw invalidFields({ name: `Type ${gone.name} to confirm.` });
    const counts = await countMoved(transaction, from);
    if (gone.held_reason !== null) await holdBack(transaction, from, into);
    const told = await readMerging(transaction, merging);
    await moveStages(transaction, from, into);
    for (const statement of moves(from, into)) await statement.execute(transaction);
    await transaction.deleteFrom('companies').where('id', '=', from).execute();
    await noteStaffAction(transaction, {
      staffId,
      action: 'company.merge',
      subjectKind: 'company',
      subjectId: into,
      before: { companyId: from, name: gone.name, ...counts },
      after: { companyId: into },
    });
    await mailMerging(transaction, parts, merging, told);
  });
}

type Named = Pick<Selectable<Tables['companies']>, 'id' | 'name' | 'held_reason'>;

/** In the order of their ids: two merges crosswise come one after the other. */
async function lockBoth(
  transaction: Kysely<Tables>,
  from: string,
  into: string,
): Promise<{ gone: Named; kept: Named }> {
  const { rows } = await sql<Named>`
    select id, name, held_reason from companies where id in (${from}, ${into}) order by id for update
  `.execute(transaction);
  const gone = rows.find(({ id }) => id === from);
  const kept = rows.find(({ id }) => id === into);
  if (!gone || !kept) throw new AppError('not_found', 'There is no company with this id any more.');
  // What was taken out of sight would come back under the name of the other one.
  const suspended = rows.find(({ held_reason: reason }) => reason === 'suspended');
  if (suspended)
    throw new AppError('conflict', `${suspended.name} is suspended. Lift that before you merge it.`);
  return { gone, kept };
}

/**
 * The owner of a held company is not known yet: where the other one has owners, its people come as
 * recruiters, and its postings are looked at before they open under the other name.
 */
async function holdBack(transaction: Kysely<Tables>, from: string, into: string): Promise<void> {
  await sql`
    update company_members set member_role = 'recruiter'
    where company_id = ${from} and member_role = 'owner'
      and exists (select from company_members where company_id = ${into} and member_role = 'owner')
  `.execute(transaction);
  await sql`
    update jobs set awaits_approval = true, approval_asked_at = now()
    where company_id = ${from} and status = 'pending' and not awaits_approval
  `.execute(transaction);
}

async function countMoved(
  transaction: Kysely<Tables>,
  from: string,
): Promise<{ jobs: number; members: number }> {
  const { rows } = await sql<{ jobs: number; members: number }>`
    select (select count(*)::int from jobs where company_id = ${from}) as jobs,
      (select count(*)::int from company_members where company_id = ${from}) as members
  `.execute(transaction);
  return rows[0] ?? { jobs: 0, members: 0 };
}

/**
 * Applications keep their place in the pipeline: at the stage of the same kind or name, or at one that moves
 * along.
 */
async function moveStages(transaction: Kysely<Tables>, from: string, into: string): Promise<void> {
  await ensureStages(transaction, into);
  const alike = sql`
    select distinct on (own.id) own.id as own_id, other.id as other_id
    from application_stages own join application_stages other on other.company_id = ${into} and (
      (own.kind <> 'own' and other.kind = own.kind) or lower(other.name) = lower(own.name)
    )
    where own.company_id = ${from}
    order by own.id, other.kind = own.kind desc, other.id`;
  await sql`
    with alike as (${alike})
    update applications set stage_id = other_id from alike where stage_id = own_id
  `.execute(transaction);
  await sql`
    with alike as (${alike})
    delete from application_stages using alike where application_stages.id = own_id
  `.execute(transaction);
  await sql`
    update application_stages set company_id = ${into}, position = position + (
      select coalesce(max(position), 0) + 1 from application_stages where company_id = ${into}
    ) where company_id = ${from}
  `.execute(transaction);
}

/** Where both companies have the same thing, that of the one that stays is kept. */
function moves(from: string, into: string): RawBuilder<unknown>[] {
  return [
    // Who works for both has the stronger of the two roles.
    sql`update company_members kept set member_role = gone.member_role from company_members gone
      where kept.company_id = ${into} and gone.company_id = ${from} and kept.user_id = gone.user_id
        and array_position(array['owner', 'recruiter', 'viewer'], gone.member_role)
          < array_position(array['owner', 'recruiter', 'viewer'], kept.member_role)`,
    ...withoutTwins('company_members', 'user_id', from, into),
    ...withoutTwins('company_invitations', 'lower(email)', from, into),
    ...withoutTwins('blocked_companies', 'candidate_id', from, into),
    ...withoutTwins('saved_candidates', 'profile_id', from, into),
    ...withoutTwins('candidate_views', 'profile_id, day', from, into),
    ...withoutTwins('company_logos', 'pixels', from, into),
    sql`update companies kept set logo_file_id = gone.logo_file_id from companies gone
      where kept.id = ${into} and gone.id = ${from} and kept.logo_file_id is null`,
    ...moveTags(from, into),
    ...moveConversations(from, into),
    sql`update decline_templates set company_id = ${into},
        name = case when exists (
          select from decline_templates kept
          where kept.company_id = ${into} and lower(kept.name) = lower(decline_templates.name)
        ) then left(name, 60) || ' (' || left(id::text, 8) || ')' else name end
      where company_id = ${from}`,
    ...plainTables.map(
      (table) => sql`update ${sql.table(table)} set company_id = ${into} where company_id = ${from}`,
    ),
    sql`update job_alerts set criteria = replace(criteria::text, ${from}, ${into})::jsonb
      where strpos(criteria::text, ${from}) > 0`,
  ];
}

/** Whose rows are of one company and nothing more. */
const plainTables = [
  'jobs',
  'company_events',
  'posting_drafts',
  'interview_rounds',
  'decline_letters',
  'company_pictures',
  'company_plans',
  'posting_places',
  'posting_orders',
  'sessions',
] as const;

function withoutTwins(table: string, key: string, from: string, into: string): RawBuilder<unknown>[] {
  const rows = sql.table(table);
  const columns = sql.raw(key);
  return [
    sql`delete from ${rows} where company_id = ${from}
      and (${columns}) in (select ${columns} from ${rows} where company_id = ${into})`,
    sql`update ${rows} set company_id = ${into} where company_id = ${from}`,
  ];
}

function moveTags(from: string, into: string): RawBuilder<unknown>[] {
  const alike = sql`
    select gone.id as gone_id, kept.id as kept_id from applicant_tags gone
    join applicant_tags kept on kept.company_id = ${into} and lower(kept.name) = lower(gone.name)
    where gone.company_id = ${from}`;
  return [
    sql`with alike as (${alike})
      insert into application_tags (application_id, tag_id)
      select application_id, kept_id from application_tags join alike on tag_id = gone_id
      on conflict do nothing`,
    sql`with alike as (${alike}) delete from applicant_tags using alike where applicant_tags.id = gone_id`,
    sql`update applicant_tags set company_id = ${into} where company_id = ${from}`,
  ];
}

/** A candidate who wrote with both goes on in one conversation, where all messages are. */
function moveConversations(from: string, into: string): RawBuilder<unknown>[] {
  const alike = sql`
    select gone.id as gone_id, kept.id as kept_id, gone.unread_by_company, gone.unread_by_candidate,
      gone.last_message_id
    from conversations gone join conversations kept on kept.company_id = ${into}
      and kept.candidate_id = gone.candidate_id and kept.application_id is not distinct from gone.application_id
    where gone.company_id = ${from}`;
  return [
    sql`with alike as (${alike})
      update messages set conversation_id = kept_id from alike where conversation_id = gone_id`,
    sql`with alike as (${alike})
      update conversations set
        unread_by_company = conversations.unread_by_company + alike.unread_by_company,
        unread_by_candidate = conversations.unread_by_candidate + alike.unread_by_candidate,
        last_message_id = greatest(conversations.last_message_id, alike.last_message_id)
      from alike where conversations.id = kept_id`,
    sql`with alike as (${alike})
      insert into conversation_reports (conversation_id, reason, text, created_at, decided_at, decision)
      select kept_id, reason, text, created_at, decided_at, decision
      from conversation_reports join alike on conversation_id = gone_id
      on conflict (conversation_id) do nothing`,
    sql`with alike as (${alike}) delete from conversations using alike where conversations.id = gone_id`,
    sql`update conversations set company_id = ${into} where company_id = ${from}`,
  ];
}
