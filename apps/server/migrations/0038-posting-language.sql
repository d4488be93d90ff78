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
