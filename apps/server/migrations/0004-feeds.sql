-- A visitor of a posting may also come from a feed. Rows that are there have older sources: they need no check.
alter table job_views
  drop constraint job_views_source_check,
  add constraint job_views_source_known check (
    source in (
      'search', 'list', 'alert', 'company', 'site', 'direct',
      'feed', 'partner', 'indeed', 'linkedin', 'adzuna', 'jooble', 'talent', 'jobrapido', 'ziprecruiter'
    )
  ) not valid;

-- Partners that read our postings; one without a row is off and has no address.
create table feed_partners (
  partner text primary key,
  is_on boolean not null default false,
  -- The hash of the key in the feed's address; the key itself is not stored.
  key_hash text,
  key_made_at timestamptz,
  fetched_at timestamptz
);

-- Companies whose postings a partner does not get; 'all' stands for every partner.
create table feed_left_out (
  company_id uuid not null references companies on delete cascade,
  partner text not null,
  left_out_by text not null check (left_out_by in ('staff', 'company')),
  created_at timestamptz not null default now(),
  primary key (company_id, partner, left_out_by)
);

-- How search engines are told of changed pages.
create table search_notice_channels (
  channel text primary key check (channel in ('indexnow', 'google')),
  is_on boolean not null default false,
  -- IndexNow asks for it at /<key>.txt; null for Google.
  key text,
  sent_at timestamptz,
  -- The result of the last batch.
  sent_count integer not null default 0,
  -- How often in a row it has failed, why, and when it is tried again.
  failures integer not null default 0,
  failure text not null default '',
  retry_at timestamptz,
  -- The quota used on the channel's current day.
  quota_day date,
  quota_used integer not null default 0
);

-- Up to where the log of changes was read; no row while no channel is on.
create table search_notice_reading (
  single boolean primary key default true check (single),
  log_cursor text not null,
  -- The postings that were open at the start are noted up to this number; null when all are.
  noted_to integer
);

-- Open postings as search engines may know them. Without a foreign key: a deleted posting has to be told too.
create table search_notice_pages (
  job_number integer primary key,
  job_id uuid not null,
  -- A fingerprint of what the page shows; 0 for one that is still to be taken.
  shown bigint not null
);
create index search_notice_pages_unknown on search_notice_pages (job_number) where shown = 0;

-- Notices that wait to be sent: only the newest of each page.
create table search_notices (
  channel text not null references search_notice_channels on delete cascade,
  job_id uuid not null,
  kind text not null check (kind in ('updated', 'deleted')),
  noted_at timestamptz not null default clock_timestamp(),
  primary key (channel, job_id)
);
create index search_notices_noted on search_notices (channel, noted_at);
