-- The languages that a posting is written in, by their codes ("de", "de, en"); empty where they are not known.
alter table jobs add column language text not null default '';
-- Whether a person or a source has stated it; else it was told from the text, and is told again with each change of it.
alter table jobs add column language_stated boolean not null default false;

-- Up to which posting the texts of before were read for it, and by which rules: a task goes on where it ended.
create table posting_language_reading (
  single boolean primary key default true check (single),
  rules integer not null,
  last_number integer not null
);

-- As in 0011, with a language that is stated: what is told from a text changes with the text.
create or replace function note_job_webhooks() returns trigger language plpgsql as $$
declare
  event_type text;
begin
  if not exists (select from webhook_receivers where stop is null) then return null; end if;
  if tg_op <> 'UPDATE' then
    event_type := case tg_op when 'INSERT' then 'job.opened' else 'job.closed' end;
    insert into webhook_deliveries (id, receiver_id, type, object_id, detail)
    select gen_random_uuid(), receiver.id, event_type, job.id,
      jsonb_build_object('jobId', job.id, 'companyId', job.company_id)
    from changed job
    join webhook_receivers receiver on stop is null and event_type = any(events)
      and (receiver.company_id is null or receiver.company_id = job.company_id)
    where job.status = 'active'
    order by job.number;
  else
    insert into webhook_deliveries (id, receiver_id, type, object_id, detail)
    select gen_random_uuid(), receiver.id, event.type, event.id,
      jsonb_build_object('jobId', event.id, 'companyId', event.company_id)
    from (
      select job.id, job.number, job.company_id,
        case
          when job.status = 'active' and before.status <> 'active' then 'job.opened'
          when job.status <> 'active' and before.status = 'active' then 'job.closed'
          when job.status = 'active' and (
            job.company_id, job.title, job.description, job.requirements, job.how_to_apply, job.education,
            job.category, job.type, job.work_mode, job.place_ids, job.skills, job.experience_min,
            job.experience_max, job.salary_min, job.salary_max, job.salary_currency, job.salary_period,
            job.apply_url, job.deadline, job.applicant_countries, job.own_fields,
            case when job.language_stated then job.language end
          ) is distinct from (
            before.company_id, before.title, before.description, before.requirements, before.how_to_apply,
            before.education, before.category, before.type, before.work_mode, before.place_ids, before.skills,
            before.experience_min, before.experience_max, before.salary_min, before.salary_max,
            before.salary_currency, before.salary_period, before.apply_url, before.deadline,
            before.applicant_countries, before.own_fields,
            case when before.language_stated then before.language end
          ) then 'job.changed'
        end as type
      from changed job join before using (id)
    ) event
    join webhook_receivers receiver on stop is null and event.type = any(events)
      and (receiver.company_id is null or receiver.company_id = event.company_id)
    order by event.number;
  end if;
  if found then perform pg_notify('webhooks', ''); end if;
  return null;
end $$;

-- Postings of a company that are translations of each other have one group. The group has no row of its own.
create table job_translations (
  job_id uuid primary key references jobs on delete cascade,
  group_id uuid not null
);
create index job_translations_group on job_translations (group_id);

-- The page of each names the others.
create function note_translations() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id)
    select 'job', number from jobs
    where id in (
      select job_id from changed
      union select job_id from job_translations where group_id in (select group_id from changed)
    );
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;
create trigger job_translations_inserted after insert on job_translations referencing new table as changed
  for each statement execute function note_translations();
create trigger job_translations_deleted after delete on job_translations referencing old table as changed
  for each statement execute function note_translations();

-- Translations have one deadline, and close and open again together, whatever changes one of them. What another
-- transaction holds is not waited for, since two that wait crosswise would never end: a task settles it later.
create function settle_translations() returns trigger language plpgsql as $$
declare
  mate record;
begin
  if not exists (select from changed join job_translations on job_id = changed.id) then return null; end if;

  -- One that went to another company alone is no translation of what stayed.
  delete from job_translations own using changed
  where own.job_id = changed.id and exists (
    select from job_translations other join jobs on jobs.id = other.job_id
    where other.group_id = own.group_id and jobs.company_id <> changed.company_id
  );

  insert into job_changes (kind, id)
    select distinct 'job', jobs.number::text
    from changed join before on before.id = changed.id
      join job_translations own on own.job_id = changed.id
      join job_translations other on other.group_id = own.group_id and other.job_id <> own.job_id
      join jobs on jobs.id = other.job_id
    where (changed.status, changed.language) is distinct from (before.status, before.language);

  for mate in
    with lead as (
      select distinct on (own.group_id) own.group_id, changed.status, changed.deadline, changed.closed_by_company,
        changed.moderation_reason, changed.deadline is distinct from before.deadline as moved,
        before.status = 'active' and changed.status in ('expired', 'filled') as closed,
        before.status in ('expired', 'filled') and changed.status = 'active' as reopened
      from changed join before on before.id = changed.id join job_translations own on own.job_id = changed.id
      where changed.deadline is distinct from before.deadline
        or (before.status = 'active' and changed.status in ('expired', 'filled'))
        or (before.status in ('expired', 'filled') and changed.status = 'active')
      -- Of several that one statement changes the one that is open longest leads, so that all end as one.
      order by own.group_id, changed.deadline desc nulls first, changed.id
    )
    select jobs.id, lead.status, lead.deadline, lead.closed_by_company, lead.moderation_reason, lead.moved,
      lead.closed and jobs.status = 'active' as closes,
      lead.reopened and jobs.status in ('expired', 'filled') and jobs.trashed_at is null
        and jobs.moderation is null and jobs.moderation_reason = '' as opens
    from lead join job_translations other on other.group_id = lead.group_id join jobs on jobs.id = other.job_id
    where (lead.moved and jobs.deadline is distinct from lead.deadline)
      or (lead.closed and jobs.status = 'active')
      or (lead.reopened and jobs.status in ('expired', 'filled') and jobs.trashed_at is null
        and jobs.moderation is null and jobs.moderation_reason = '')
    for no key update of jobs skip locked
  loop
    update jobs set
      deadline = case when mate.moved then mate.deadline else deadline end,
      status = case when mate.closes or mate.opens then mate.status else status end,
      closed_by_company = case when mate.closes or mate.opens then mate.closed_by_company else closed_by_company end,
      moderation_reason = case when mate.closes then mate.moderation_reason else moderation_reason end,
      updated_at = now()
    where id = mate.id;
  end loop;
  return null;
end $$;
create trigger jobs_translations after update on jobs referencing old table as before new table as changed
  for each statement execute function settle_translations();
