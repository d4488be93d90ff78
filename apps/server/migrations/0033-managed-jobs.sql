alter table jobs
  -- Put away by its company: seekers find it closed, its applications stay.
  add column trashed_at timestamptz,
  -- Closed by hand: its source, which may still have it, does not open it again.
  add column closed_by_company boolean not null default false,
  -- Whatever asks for active jobs asks for none in the trash.
  add constraint jobs_trashed_closed check (trashed_at is null or status <> 'active');
create index jobs_trashed on jobs (trashed_at) where trashed_at is not null;

-- What a member has marked for themselves; colleagues have marks of their own.
create table managed_job_marks (
  user_id uuid not null references users on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  starred boolean not null default false,
  -- Marked so by hand; otherwise a job is unread when somebody applied since read_at.
  unread boolean not null default false,
  read_at timestamptz,
  primary key (user_id, job_id)
);
create index managed_job_marks_job on managed_job_marks (job_id);

-- What one press changed, for as long as one press may take it back.
create table managed_job_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('jobs', 'marks')),
  -- Of each job its state before and after: what somebody else has changed since is not taken back.
  entries jsonb not null,
  created_at timestamptz not null default now()
);
create index managed_job_changes_user on managed_job_changes (user_id);
create index managed_job_changes_created on managed_job_changes (created_at);

-- How often a posting was looked at, a visitor a day counted once; who it was is kept nowhere.
create table job_views (
  job_id uuid not null references jobs on delete cascade,
  day date not null,
  source text not null check (source in ('search', 'list', 'alert', 'company', 'site', 'direct')),
  views integer not null check (views > 0),
  primary key (job_id, day, source)
);
