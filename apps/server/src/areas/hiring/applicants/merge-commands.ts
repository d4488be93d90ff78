import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { moveUnique, type Merge } from '../../companies/companies/merge-commands.ts';
import { ensureStages } from './stage-commands.ts';

/** Moves applicants, candidates and messages of a company to the one that it is merged into. */
export async function mergeHiring(transaction: Kysely<Tables>, merge: Merge): Promise<void> {
  await moveStages(transaction, merge);
  for (const statement of moves(merge)) await statement.execute(transaction);
}

/** Applications keep their place in the pipeline: at the stage of the same kind or name, or at one that moves along. */
async function moveStages(transaction: Kysely<Tables>, { from, into }: Merge): Promise<void> {
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
function moves(merge: Merge): RawBuilder<unknown>[] {
  const { from, into } = merge;
  return [
    ...moveUnique('blocked_companies', 'candidate_id', merge),
    ...moveUnique('saved_candidates', 'profile_id', merge),
    ...moveUnique('candidate_views', 'profile_id, day', merge),
    ...moveTags(merge),
    ...moveConversations(merge),
    sql`update decline_templates set company_id = ${into},
        name = case when exists (
          select from decline_templates kept
          where kept.company_id = ${into} and lower(kept.name) = lower(decline_templates.name)
        ) then left(name, 60) || ' (' || left(id::text, 8) || ')' else name end
      where company_id = ${from}`,
    sql`update interview_rounds set company_id = ${into} where company_id = ${from}`,
    sql`update decline_letters set company_id = ${into} where company_id = ${from}`,
  ];
}

function moveTags({ from, into }: Merge): RawBuilder<unknown>[] {
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
function moveConversations({ from, into }: Merge): RawBuilder<unknown>[] {
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
