-- What became of each import of postings.
create table import_reports (
  id uuid primary key,
  source text not null,
  file_name text not null,
  -- Who receives the applications, where an account was named.
  employer_id uuid references users on delete set null,
  started_at timestamptz not null default now(),
  -- After each batch: a run that says nothing for a while has broken off.
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Why it could not go on.
  failure text not null default '',
  read_count integer not null default 0,
  inserted_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  closed_count integer not null default 0,
  rejected_count integer not null default 0,
  mirror_refused text not null default '',
  -- By field how many values stayed unread, and the most frequent of them.
  unread jsonb not null default '[]',
  -- The first rejected rows, each with where it stands and what is wrong with it.
  rejections jsonb not null default '[]'
);
create index import_reports_started on import_reports (started_at desc, id desc);
create index import_reports_employer on import_reports (employer_id) where employer_id is not null;

-- How often something happened on a day (UTC). Counted from the tables themselves while the day is young, and kept
-- when what was counted is gone.
create table figure_days (
  day date not null,
  figure text not null,
  count integer not null check (count >= 0),
  counted_at timestamptz not null default now(),
  primary key (day, figure)
);
-- They are counted, and forgotten, by day.
create index job_views_day on job_views (day);
