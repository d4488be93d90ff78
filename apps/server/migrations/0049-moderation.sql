alter table jobs
  -- What staff decided of it that keeps it from everybody: it has to be mended, was refused, or was taken down.
  add column moderation text check (moderation in ('changes', 'refused', 'suspended')),
  -- What its company was told of why.
  add column moderation_reason text not null default '',
  -- Since when it waits for somebody to look at it: its first publishing, or its last change after a decision.
  add column approval_asked_at timestamptz;
update jobs set approval_asked_at = created_at where status = 'pending' and awaits_approval;
create index jobs_to_approve on jobs (approval_asked_at, id)
  where status = 'pending' and awaits_approval and moderation is null;
create index jobs_moderated on jobs (company_id) where moderation is not null;

-- A job is opened in many ways (its company, its source, its day): none of them opens what staff keeps closed.
create function keep_moderated() returns trigger language plpgsql as $$
begin
  new.status := 'pending';
  return new;
end $$;
create trigger jobs_moderated before insert or update of status on jobs
  for each row when (new.status = 'active' and new.moderation is not null) execute function keep_moderated();

-- Reports stay after they were decided, until they are a year old: who reports again what was decided is seen to.
alter table job_reports
  add column decided_at timestamptz,
  add column decision text check (decision in ('keep', 'close', 'suspend')),
  add constraint job_reports_decided check ((decided_at is null) = (decision is null));
create index job_reports_open on job_reports (job_id, created_at) where decided_at is null;
alter table conversation_reports
  add column decided_at timestamptz,
  add column decision text check (decision in ('keep', 'warn')),
  add constraint conversation_reports_decided check ((decided_at is null) = (decision is null));
create index conversation_reports_open on conversation_reports (created_at) where decided_at is null;

-- A suspended company shows nothing and does nothing until staff lifts it.
alter table companies drop constraint companies_held_reason_check;
alter table companies add constraint companies_held_reason_check
  check (held_reason in ('unconfirmed', 'name', 'website', 'suspended'));
alter table companies drop constraint companies_verified_by_check;
alter table companies add constraint companies_verified_by_check check (verified_by in ('mail', 'dns', 'staff'));

-- Nobody signs in to a suspended account, and employers do not find it.
alter table users add column suspended_at timestamptz;
create or replace function list_candidate_profile() returns trigger language plpgsql as $$
begin
  new.is_listed := new.is_visible and exists (
    select from users
    where id = new.user_id and email_confirmed_at is not null and deletion_due_at is null and suspended_at is null
  );
  return new;
end $$;
create trigger users_suspended_candidate after update of suspended_at on users
  for each row when (old.suspended_at is distinct from new.suspended_at)
  execute function relist_candidate_profile();
