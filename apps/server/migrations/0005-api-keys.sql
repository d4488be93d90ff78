-- Keys of programs that call /api/v1. The secret itself is never stored.
create table api_keys (
  id uuid primary key,
  owner_kind text not null check (owner_kind in ('board', 'company', 'person')),
  -- The owner of a company's key; null for the board's and a person's.
  company_id uuid,
  -- The member of staff or of the company who made it, for whom it acts; the person whose key it is.
  created_by uuid not null references users on delete cascade,
  name text not null,
  -- The beginning of the key, by which people recognise it.
  prefix text not null,
  secret_hash text not null unique,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  check ((owner_kind = 'company') = (company_id is not null)),
  -- A key ends with the membership of the person who made it, and moves with it when companies are merged.
  foreign key (company_id, created_by) references company_members (company_id, user_id)
    on delete cascade on update cascade
);
create index api_keys_company on api_keys (company_id) where company_id is not null;
create index api_keys_creator on api_keys (created_by);

-- Answers to calls with an Idempotency-Key, so that a repeated call gets the first answer again.
create table idempotent_calls (
  key_id uuid not null references api_keys on delete cascade,
  -- SHA-256 of the Idempotency-Key.
  idempotency_hash text not null,
  -- SHA-256 of method, address and body.
  request_hash text not null,
  -- The same for each attempt: what a call creates is named by it, so that it is created once.
  operation_id uuid not null,
  -- An attempt that takes longer has ended without an answer.
  running_until timestamptz not null,
  -- JSON; null until an attempt has succeeded. No personal data: ids and states.
  answer text,
  created_at timestamptz not null default now(),
  primary key (key_id, idempotency_hash)
);
create index idempotent_calls_created on idempotent_calls (created_at);
