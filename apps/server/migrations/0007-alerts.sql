create table job_alerts (
  id uuid primary key,
  -- Null for guests. A member's mails go to the account's address, whatever it is then.
  user_id uuid references users on delete cascade,
  -- Of a guest, in lower case.
  email text,
  name text not null,
  -- As the contract's alertCriteriaSchema has it.
  criteria jsonb not null,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  -- Stands in every mail of the alert, so that it cannot be kept as a hash: it stops the alert and nothing else.
  unsubscribe_secret text not null unique,
  -- Of the link that confirms a guest's address.
  confirm_hash text unique,
  confirm_expires_at timestamptz,
  -- Nothing is sent before.
  confirmed_at timestamptz,
  paused_at timestamptz,
  -- Kept for a day, so that a person can change their mind.
  deleted_at timestamptz,
  last_sent_at timestamptz,
  -- Jobs that came after this are new to the alert.
  watermark timestamptz not null default now(),
  -- When to look again; while a process looks, the end of its turn.
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check ((user_id is null) = (email is not null)),
  check (user_id is null or confirmed_at is not null)
);
create index job_alerts_user on job_alerts (user_id);
create index job_alerts_email on job_alerts (email);
create index job_alerts_due on job_alerts (due_at)
  where confirmed_at is not null and paused_at is null and deleted_at is null;

-- What an alert has sent: never the same job twice.
create table alert_deliveries (
  alert_id uuid not null references job_alerts on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  delivered_at timestamptz not null default now(),
  primary key (alert_id, job_id)
);
create index alert_deliveries_job on alert_deliveries (job_id);

-- When an open job came: an import brings days later what its source had posted, a draft is posted days after it
-- was written.
create index jobs_came on jobs (greatest(created_at, posted_at)) where status = 'active';

-- Somebody who wants to be called.
create table call_back_requests (
  id uuid primary key,
  name text not null,
  phone text not null,
  topic text not null default '',
  -- Null for guests; a member's requests go with the account.
  user_id uuid references users on delete cascade,
  created_at timestamptz not null default now()
);
create index call_back_requests_created on call_back_requests (created_at desc);
create index call_back_requests_user on call_back_requests (user_id);

-- What a mail carries beside the usual headers, such as how to unsubscribe.
alter table captured_mails add column headers jsonb not null default '{}';
