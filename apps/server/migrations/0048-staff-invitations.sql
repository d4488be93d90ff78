-- Invitations to the staff that nobody has accepted (A-10).
create table staff_invitations (
  id uuid primary key,
  email text not null,
  staff_role text not null check (staff_role in ('reviewer', 'moderator', 'administrator')),
  token_hash text not null unique,
  -- Null for one of the command line, and of somebody who has left.
  invited_by uuid references users on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create unique index staff_invitations_email on staff_invitations (lower(email));

-- Tells what a command did at the machine from what somebody did who has left: neither has a staff_id.
alter table audit_log add column by_command boolean not null default false;
create index audit_log_action on audit_log (action, created_at desc);
