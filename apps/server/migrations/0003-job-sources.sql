-- Sources of postings: a feed, a hiring system or a company's career page.
create table job_sources (
  id uuid primary key,
  -- The value in jobs.source.
  name text not null unique check (name not in ('demo', 'employer', 'test')),
  -- Whose postings they are, whatever the source calls them. Null for a source of the board itself.
  company_id uuid references companies on delete cascade,
  address text not null,
  format text not null,
  -- Which field feeds which, as docs/operations/import.md describes it. Null for that of the format.
  mapping jsonb,
  -- The company of postings that name none.
  employer_name text not null default '',
  -- Whether its postings may go out in feeds.
  passes_on boolean not null default false,
  -- Whether a posting closes that the source does not have any more.
  mirrors boolean not null default true,
  is_on boolean not null default true,
  every_hours smallint not null check (every_hours between 1 and 168),
  -- Whether people apply at the posting's own address or here.
  applications text not null default 'there' check (applications in ('there', 'here')),
  -- ETag and date of the last complete answer.
  etag text not null default '',
  last_modified text not null default '',
  next_run_at timestamptz not null default now(),
  -- Since when a process is at it; one that died is missed after a while.
  claimed_at timestamptz,
  succeeded_at timestamptz,
  -- The current series of failures.
  failures integer not null default 0,
  failure text not null default '',
  failed_at timestamptz,
  failure_mailed_at timestamptz,
  -- More of its postings are gone than close without a person, and those that a person kept open.
  closings_asked_at timestamptz,
  waiting_closings uuid[] not null default '{}',
  kept_open uuid[] not null default '{}',
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index job_sources_due on job_sources (next_run_at) where is_on;
create index job_sources_company on job_sources (company_id) where company_id is not null;
create index job_sources_created_by on job_sources (created_by) where created_by is not null;

-- Postings that came in from one source and are known to another too, which calls them by an id of its own.
create table job_source_sightings (
  source_id uuid not null references job_sources on delete cascade,
  posting_id text not null,
  job_id uuid not null references jobs on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (source_id, posting_id)
);
create index job_source_sightings_job on job_source_sightings (job_id);

-- Keys by which the same posting of another source is recognised: hashes of company and apply address, and of company,
-- title, places and text.
create table job_identities (
  job_id uuid primary key references jobs on delete cascade,
  apply_key text,
  text_key text
);
create index job_identities_apply on job_identities (apply_key) where apply_key is not null;
create index job_identities_text on job_identities (text_key) where text_key is not null;

alter table import_reports
  add column job_source_id uuid references job_sources on delete set null,
  -- Postings that another source had brought before.
  add column shared_count integer not null default 0;
-- locks: import_reports holds a few hundred rows.
create index import_reports_source on import_reports (job_source_id, started_at desc) where job_source_id is not null;

-- A new source, and one that is run by hand, starts at once instead of at the next minute.
create function call_due_sources() returns trigger language plpgsql as $$
begin
  perform pg_notify('job_sources', '');
  return null;
end $$;
create trigger job_sources_due after insert or update of next_run_at on job_sources
  for each row when (new.is_on and new.next_run_at <= now()) execute function call_due_sources();
