create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  message text not null,
  -- Null for guests; a member's messages go with the account.
  user_id uuid references users on delete cascade,
  created_at timestamptz not null default now()
);
create index contact_messages_created on contact_messages (created_at desc);
create index contact_messages_user on contact_messages (user_id);

-- What challenges are signed with: one row, written by whoever needs it first, the same for all processes.
create table captcha_secret (
  only_one boolean primary key default true check (only_one),
  secret text not null
);

-- Solved challenges that were used, until they would have expired anyway: each works once.
create table used_captchas (
  signature text primary key,
  expires_at timestamptz not null
);
create index used_captchas_expires on used_captchas (expires_at);
