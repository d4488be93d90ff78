-- Signing in of candidates and employers with Google, Microsoft and LinkedIn (L-31).
create table linked_providers (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider text not null,
  -- Whom the provider means: its address, and what it calls the person, which stays when the email changes.
  issuer text not null,
  subject text not null,
  -- As the provider told it last; nothing is found by it.
  email text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (issuer, subject),
  unique (user_id, provider)
);

-- Sign-ins that are under way at a provider.
create table provider_attempts (
  id uuid primary key,
  token_hash text not null unique,
  provider text not null,
  purpose text not null,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index provider_attempts_expires on provider_attempts (expires_at);

-- Whom a provider has named, until the person has registered, or has signed in to link them.
create table provider_tickets (
  id uuid primary key,
  token_hash text not null unique,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text not null,
  email_proven boolean not null,
  first_name text not null,
  last_name text not null,
  expires_at timestamptz not null
);
create index provider_tickets_expires on provider_tickets (expires_at);
