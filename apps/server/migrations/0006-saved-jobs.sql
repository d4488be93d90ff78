-- A job of the board that somebody liked, or one they wrote down themselves: then there is no job_id.
create table saved_jobs (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{21}$'),
  user_id uuid not null references users on delete cascade,
  job_id uuid references jobs on delete cascade,
  -- Of a liked job null, unless the person calls it something else than the posting does.
  title text,
  company text,
  -- Free text, as the person wrote it.
  date text not null default '',
  created_at timestamptz not null default now(),
  unique (user_id, job_id),
  check (job_id is not null or (title is not null and company is not null))
);
create index saved_jobs_user on saved_jobs (user_id, created_at, id);
create index saved_jobs_job on saved_jobs (job_id);
