-- Assistants that people connect by OAuth 2.1 (L-29). Secrets are stored as hashes only.
create table oauth_clients (
  -- Given at registration, or the https address of what the assistant says of itself.
  id text primary key,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamptz not null default now(),
  -- When its address was last read; null for a registered one.
  read_at timestamptz
);
create index oauth_clients_created on oauth_clients (created_at);

-- What a person has agreed to. One that waits for its code to be used is not connected yet.
create table oauth_grants (
  id uuid primary key,
  client_id text not null references oauth_clients on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- Null where it acts for the person alone.
  company_id uuid,
  scopes text[] not null,
  -- The address of the tools that its tokens are for.
  resource text not null,
  redirect_uri text not null,
  -- Kept when it was used, so that a second use is noticed.
  code_hash text not null unique,
  code_challenge text not null,
  created_at timestamptz not null default now(),
  connected_at timestamptz,
  last_used_at timestamptz,
  -- Of the code at first; then moved on by each refresh.
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- As a key: it ends with the membership, and moves with it when companies are merged.
  foreign key (company_id, user_id) references company_members (company_id, user_id)
    on delete cascade on update cascade
);
create index oauth_grants_user on oauth_grants (user_id);
create index oauth_grants_client on oauth_grants (client_id);
create index oauth_grants_company on oauth_grants (company_id) where company_id is not null;

create table oauth_tokens (
  token_hash text primary key,
  grant_id uuid not null references oauth_grants on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  -- Of a refresh token: kept, so that a second use is noticed.
  used_at timestamptz
);
create index oauth_tokens_grant on oauth_tokens (grant_id);
create index oauth_tokens_expiry on oauth_tokens (expires_at);

-- What a person agreed to was said as what they were: it does not come back with the role.
create function end_grants_of_user() returns trigger language plpgsql as $$
begin
  update oauth_grants set ended_at = now() where user_id = new.id and ended_at is null;
  return null;
end $$;
create trigger users_changed_grants after update of role, suspended_at on users for each row
  when (old.role is distinct from new.role or (old.suspended_at is null and new.suspended_at is not null))
  execute function end_grants_of_user();

create function end_grants_of_member() returns trigger language plpgsql as $$
begin
  update oauth_grants set ended_at = now()
  where company_id = new.company_id and user_id = new.user_id and ended_at is null;
  return null;
end $$;
create trigger members_changed_grants after update of member_role on company_members for each row
  when (old.member_role = 'owner' and new.member_role <> 'owner')
  execute function end_grants_of_member();
