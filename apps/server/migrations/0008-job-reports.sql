alter table jobs
  -- When somebody last said that the job is open: the employer, or the source it is imported from. Neither of the
  -- first two columns is indexed: setting them then leaves every index of the table alone.
  add column confirmed_at timestamptz not null default now(),
  -- When the employer was last asked whether it is.
  add column confirmation_asked_at timestamptz,
  add column closed_at timestamptz;
update jobs set
  confirmed_at = created_at,
  closed_at = case when status in ('expired', 'filled') then updated_at end;

-- Jobs are closed in many ways; the day is noted for all of them here.
create function note_closing() returns trigger language plpgsql as $$
begin
  new.closed_at := case when new.status in ('expired', 'filled') then now() end;
  return new;
end $$;
create trigger jobs_closing before update on jobs
  for each row when (old.status is distinct from new.status) execute function note_closing();

create table job_reports (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  user_id uuid references users on delete cascade,
  -- Tells the reporters of one job apart: a fingerprint of the job with the account, the address or the line.
  reporter_hash text not null,
  -- Where an answer goes; empty where the reporter wants none.
  email text not null default '',
  reason text not null check (reason in ('closed', 'misleading', 'money', 'discriminates', 'spam', 'other')),
  text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- One report a person and job: a later one takes the place of the former.
  unique (job_id, reporter_hash)
);
create index job_reports_user on job_reports (user_id);
