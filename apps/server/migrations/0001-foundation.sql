-- Ids are UUIDv7, made by the server; money is in minor units; times are UTC.

create table files (
  id uuid primary key,
  purpose text not null check (purpose in ('resume')),
  -- Where the store keeps the bytes; generated, never taken from the upload.
  storage_key text not null unique,
  name text not null,
  extension text not null,
  media_type text not null,
  size integer not null check (size > 0),
  sha256 text not null,
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key,
  role text not null check (role in ('candidate', 'employer', 'staff')),
  email text not null,
  -- Null until the owner sets one by the link in the welcome mail.
  password_hash text,
  first_name text not null,
  last_name text not null,
  job_title text not null default '',
  location text not null default '',
  phone text not null default '',
  desire_compensation text not null default '',
  education_level text not null default '',
  experience_level text not null default '',
  value_most_in_company text[] not null default '{}',
  allowed_text boolean not null default false,
  best_job_first boolean not null default false,
  send_resume_to_expert boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table one_time_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('set-password')),
  token_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index one_time_tokens_user on one_time_tokens (user_id);

create table companies (
  id uuid primary key,
  name text not null,
  slug text not null unique,
  website text not null default '',
  about text not null default '',
  industry text not null default '',
  created_at timestamptz not null default now()
);

create table company_members (
  company_id uuid not null references companies on delete cascade,
  user_id uuid not null references users on delete cascade,
  member_role text not null check (member_role in ('owner', 'member')),
  created_at timestamptz not null default now(),
  primary key (company_id, user_id)
);
create index company_members_user on company_members (user_id);

create table places (
  id integer primary key generated always as identity,
  city text not null,
  region text not null default '',
  country_code text not null default '',
  country text not null default '',
  latitude real,
  longitude real,
  unique (city, region, country_code)
);

create table jobs (
  id uuid primary key,
  -- A dense number beside the id: the in-memory columns of the search are indexed by it.
  number integer not null unique generated always as identity,
  company_id uuid not null references companies on delete cascade,
  -- 'demo', 'employer' or the name of an import; unique with the source's own id.
  source text not null,
  source_id text not null,
  status text not null check (status in ('draft', 'pending', 'active', 'expired', 'filled')),
  title text not null,
  description text not null default '',
  requirements text[] not null default '{}',
  how_to_apply text not null default '',
  education text not null default '',
  category text not null,
  type text,
  work_mode text not null check (work_mode in ('on-site', 'hybrid', 'remote')),
  place_ids integer[] not null default '{}',
  skills text[] not null default '{}',
  experience_min smallint,
  experience_max smallint,
  salary_min bigint,
  salary_max bigint,
  salary_currency text,
  salary_period text,
  -- The upper end as whole US dollars a year: what salaries are compared by.
  salary_yearly_usd integer,
  apply_url text,
  posted_at timestamptz,
  deadline date,
  -- A fingerprint of what an import brought, so that an unchanged row costs nothing.
  source_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_vector tsvector not null,
  title_vector tsvector not null,
  unique (source, source_id)
);
-- Descriptions and vectors live beside the table: a search that visits 25,000 rows then reads a fifth of the pages.
alter table jobs set (toast_tuple_target = 256);
-- What lists show and the search columns are filled from stays in the table.
alter table jobs
  alter place_ids set storage plain, alter skills set storage main, alter title set storage main,
  alter category set storage main, alter type set storage main, alter work_mode set storage main,
  alter status set storage main, alter source set storage main, alter source_id set storage main;
-- New words are collected and merged in batches: merging each row at once takes twice the time of the insert and
-- five times the log. The list that a search has to read besides is kept short.
create index jobs_search on jobs using gin (search_vector) with (gin_pending_list_limit = 1024);
create index jobs_title on jobs using gin (title_vector) with (gin_pending_list_limit = 256);
create index jobs_company on jobs (company_id, posted_at desc);
create index jobs_updated on jobs (updated_at);

create table resumes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  file_id uuid not null references files,
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index resumes_user on resumes (user_id);
create unique index resumes_default on resumes (user_id) where is_default;

create table applications (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  user_id uuid not null references users on delete cascade,
  resume_id uuid not null references resumes,
  cover_letter text not null default '',
  status text not null check (status in ('submitted', 'viewed', 'withdrawn')),
  created_at timestamptz not null default now(),
  -- Once a job (G-9): the second of two simultaneous applications fails here.
  unique (job_id, user_id)
);
create index applications_user on applications (user_id, created_at desc);

create table application_events (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  status text not null,
  created_at timestamptz not null default now()
);
create index application_events_application on application_events (application_id, created_at);

create table critiques (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  resume_id uuid not null references resumes,
  review_link text,
  opened_by_customer boolean not null default false,
  review_ready boolean not null default false,
  created_at timestamptz not null default now()
);
create index critiques_user on critiques (user_id, created_at desc);

create table captured_mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null default now()
);
create index captured_mails_created on captured_mails (created_at desc);

-- Attempts by key and window, where several processes share them. The columns are rate-limiter-flexible's.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- How far the demo data got, so that an interrupted load goes on where it stopped.
create table demo_progress (
  name text primary key,
  done integer not null,
  total integer not null,
  updated_at timestamptz not null default now()
);
