-- Receivers of webhooks (L-28), and what is sent to them. The triggers below write what is to be sent in the
-- transaction of the change itself: no code can forget to, and nothing is sent of what was not committed.

create table webhook_receivers (
  id uuid primary key,
  -- Null for those of the board, which hear of the postings of all companies and of no applications.
  company_id uuid references companies on delete cascade,
  url text not null,
  name text not null,
  events text[] not null,
  -- Kept as it is: every delivery is signed with it.
  secret text not null,
  previous_secret text,
  previous_secret_until timestamptz,
  -- Null while it is on.
  stop text check (stop in ('person', 'gone', 'failing', 'behind')),
  -- Refusals in a row, since when, and until when it is left alone because of them.
  failures integer not null default 0,
  failing_since timestamptz,
  paused_until timestamptz,
  last_delivered_at timestamptz,
  created_at timestamptz not null default now()
);
create index webhook_receivers_company on webhook_receivers (company_id);

create table webhook_deliveries (
  id uuid primary key,
  -- The order of writing, which is the order in which a receiver hears of one object.
  sequence bigint generated always as identity,
  receiver_id uuid not null references webhook_receivers on delete cascade,
  type text not null,
  -- The job or the application that it is about; the receiver itself for a test.
  object_id uuid not null,
  -- Ids alone, and the stage by its kind and name: what is sent speaks of no person.
  detail jsonb not null,
  occurred_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  give_up_at timestamptz not null default now() + interval '3 days',
  -- While a process sends it; one that ends in between leaves it to the others.
  claimed_until timestamptz,
  last_attempt_at timestamptz,
  last_status integer,
  last_error text not null default ''
);
create index webhook_deliveries_waiting on webhook_deliveries (receiver_id, sequence) where state = 'waiting';
create index webhook_deliveries_object on webhook_deliveries (receiver_id, object_id, sequence)
  where state = 'waiting';
create index webhook_deliveries_log on webhook_deliveries (receiver_id, sequence desc);
create index webhook_deliveries_old on webhook_deliveries (occurred_at) where state <> 'waiting';

-- An import writes 500 jobs with one statement, and most boards have no receiver: then nothing is compared.
create function note_job_webhooks() returns trigger language plpgsql as $$
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
            job.apply_url, job.deadline, job.applicant_countries
          ) is distinct from (
            before.company_id, before.title, before.description, before.requirements, before.how_to_apply,
            before.education, before.category, before.type, before.work_mode, before.place_ids, before.skills,
            before.experience_min, before.experience_max, before.salary_min, before.salary_max,
            before.salary_currency, before.salary_period, before.apply_url, before.deadline,
            before.applicant_countries
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
create trigger jobs_inserted_webhooks after insert on jobs referencing new table as changed
  for each statement execute function note_job_webhooks();
create trigger jobs_updated_webhooks after update on jobs referencing old table as before new table as changed
  for each statement execute function note_job_webhooks();
create trigger jobs_deleted_webhooks after delete on jobs referencing old table as changed
  for each statement execute function note_job_webhooks();

create function note_application_webhooks() returns trigger language plpgsql as $$
declare
  event_type text;
  company uuid;
begin
  if tg_op = 'INSERT' then
    event_type := 'application.made';
  elsif new.status = 'withdrawn' and old.status <> 'withdrawn' then
    event_type := 'application.withdrawn';
  elsif new.stage_id is distinct from old.stage_id then
    event_type := 'application.moved';
  else
    return null;
  end if;
  select company_id into company from jobs where id = new.job_id;
  insert into webhook_deliveries (id, receiver_id, type, object_id, detail)
  select gen_random_uuid(), receiver.id, event_type, new.id, jsonb_build_object(
    'applicationId', new.id, 'jobId', new.job_id, 'companyId', company,
    'stage', coalesce(
      (select jsonb_build_object('kind', kind, 'name', name) from application_stages where id = new.stage_id),
      (select jsonb_build_object('kind', kind, 'name', name) from application_stages
        where company_id = company and kind = 'new'),
      jsonb_build_object('kind', 'new', 'name', 'New')
    )
  )
  from webhook_receivers receiver
  where company_id = company and stop is null and event_type = any(events);
  if found then perform pg_notify('webhooks', ''); end if;
  return null;
end $$;
create trigger applications_inserted_webhooks after insert on applications
  for each row execute function note_application_webhooks();
create trigger applications_updated_webhooks after update of status, stage_id on applications
  for each row execute function note_application_webhooks();
