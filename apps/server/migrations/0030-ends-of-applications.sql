-- How many months a company keeps applications that are over; without a row, what the place and the board say (L-44).
create table company_retention (
  company_id uuid primary key references companies on delete cascade,
  months smallint not null check (months between 1 and 120)
);

-- For which end a company was told that an application goes.
create table application_ends (
  application_id uuid primary key references applications on delete cascade,
  told_for timestamptz not null,
  told_at timestamptz not null
);

-- What candidates were asked and answered about staying in the talent pool of a company.
create table pool_requests (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  -- Null when a recruiter has deleted the account.
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  -- Of the mailed link, which answers and, after a yes, withdraws.
  token_hash text not null unique,
  -- The words of the question, as the candidate read them.
  words text not null,
  answered_at timestamptz,
  -- Until when they agreed to stay; null for a no.
  agreed_until timestamptz,
  withdrawn_at timestamptz,
  check (agreed_until is null or answered_at is not null),
  check (withdrawn_at is null or agreed_until is not null)
);
create index pool_requests_application on pool_requests (application_id, asked_at);
create index pool_requests_asked_by on pool_requests (asked_by) where asked_by is not null;

-- What statistics keep of applications that have ended: how many came for a posting on a day.
create table ended_applications (
  job_id uuid not null references jobs on delete cascade,
  day date not null,
  applications integer not null,
  primary key (job_id, day)
);

-- What was deleted for good, by a fingerprint of its id: after a restore from an older backup it is deleted again.
create table ended_records (
  digest text primary key,
  kind text not null check (kind in ('account', 'application')),
  ended_at timestamptz not null
);
create index ended_records_ended on ended_records (ended_at);

-- Accounts that nobody has signed in to for long, and whose owner was asked whether to keep them.
create table unused_accounts (
  user_id uuid primary key references users on delete cascade,
  told_at timestamptz not null,
  -- Of the mailed link that keeps the account.
  token_hash text not null unique
);

-- When an account was last used; its sessions, which say so too, end earlier. Accounts from before begin now.
alter table users add column last_active_at timestamptz not null default now();

-- Guests confirm after a year that they still want their alert.
alter table job_alerts add column renewal_asked_at timestamptz;
