-- What somebody allows the staff: to look at the board as they see it, for so long (J-5). Of one person one is open.
create table support_consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Taken back, or over when another was given.
  ended_at timestamptz
);
create unique index support_consents_open on support_consents (user_id) where ended_at is null;
create index support_consents_user on support_consents (user_id, created_at desc);

-- Each time that an administrator looks. It is no session of the account: nothing renews it, and it opens only what
-- can be read.
create table support_visits (
  id uuid primary key,
  consent_id uuid not null references support_consents on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- Stays on record when the member of staff has left.
  staff_id uuid references users on delete set null,
  -- The session in which it was opened: signing out, being suspended and losing the second step all end that one.
  staff_session_id uuid references sessions on delete set null,
  token_hash text not null unique,
  reason text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- When its end was noted in the log and mailed.
  told_at timestamptz
);
create index support_visits_user on support_visits (user_id, created_at desc);
create index support_visits_consent on support_visits (consent_id);
create index support_visits_staff on support_visits (staff_id) where staff_id is not null;
create index support_visits_staff_session on support_visits (staff_session_id) where staff_session_id is not null;
create index support_visits_untold on support_visits (created_at) where told_at is null;
