-- The second step of signing in (L-16): a code out of an app, beside the password. Why the secret is kept as it is:
-- decision 012.
create table totp_secrets (
  user_id uuid primary key references users on delete cascade,
  secret text not null,
  -- Of thirty seconds each: codes of this one and of earlier ones are used up.
  last_step bigint not null default 0,
  -- Until its first code was given it asks nobody for anything.
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);

-- For whoever has lost the app: each signs in once. The selector finds the row, the rest is hashed like a password.
create table recovery_codes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  selector text not null,
  code_hash text not null,
  created_at timestamptz not null default now(),
  unique (user_id, selector)
);

-- Sign-ins whose password was right, and that wait for the second step.
create table sign_in_challenges (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash text not null unique,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index sign_in_challenges_user on sign_in_challenges (user_id, created_at);
create index sign_in_challenges_expires on sign_in_challenges (expires_at);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- As the device calls it, in base64url.
  credential_id text not null unique,
  -- In COSE, in base64url.
  public_key text not null,
  -- As far as the device has counted; one that counts backwards is a copy.
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at);

-- What a browser was asked with: answered once, within minutes. Nobody's where somebody wants to sign in.
create table passkey_challenges (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  token_hash text not null unique,
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_expires on passkey_challenges (expires_at);
