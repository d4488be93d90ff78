-- The device of a session as its browser named itself; no address is kept.
alter table sessions add column user_agent text not null default '';

-- When the mailbox was last proven by a link; null until then.
alter table users add column email_confirmed_at timestamptz;
-- The address that its owner has still to confirm; until then the old one signs in and gets the mail.
alter table users add column pending_email text;
-- The person asked for deletion: nothing can be undone after this moment.
alter table users add column deletion_due_at timestamptz;
create index users_deletion_due on users (deletion_due_at) where deletion_due_at is not null;

alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check check (purpose in ('resume', 'picture', 'export'));
alter table users add column picture_file_id uuid references files;

alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in ('set-password', 'confirm-email', 'delete-account'));
-- The address that the link was mailed to: a link proves that mailbox and no other.
alter table one_time_tokens add column email text not null default '';

-- What a person agreed to, every time it changed; the newest row of a purpose is what holds.
create table consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('allowedText', 'bestJobFirst', 'sendResumeToExpert')),
  granted boolean not null,
  source text not null check (source in ('signup', 'profile', 'resume-review')),
  created_at timestamptz not null default now()
);
create index consents_user on consents (user_id, purpose, created_at desc);

create table company_invitations (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  email text not null,
  member_role text not null check (member_role in ('owner', 'member')),
  -- Stays when the colleague who invited has left.
  invited_by uuid references users on delete set null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
-- One open invitation for an address: a second one replaces the first.
create unique index company_invitations_email on company_invitations (company_id, lower(email));

alter table companies add column country text not null default '';

create table account_exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  status text not null check (status in ('waiting', 'running', 'ready', 'failed')),
  -- Parts written of all parts: what the progress bar shows.
  done integer not null default 0,
  total integer not null default 0,
  file_id uuid references files,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz
);
create index account_exports_user on account_exports (user_id, created_at desc);

-- Whom a captured mail speaks of besides its recipient, so that it can be erased with that person.
alter table captured_mails add column concerns uuid;
