-- Sign-ins of staff that are under way at the provider (L-32).
create table staff_sso_attempts (
  id uuid primary key,
  token_hash text not null unique,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index staff_sso_attempts_expires on staff_sso_attempts (expires_at);
