-- The addresses that an account has left or asked to leave, each with its way back: whoever reads the mails of an
-- address can take the account back to it for a week. Apart from the other links, because nothing that is done
-- with the account, a new password included, may end the way back to an address that it has left.
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  old_email text not null,
  -- Whether a link had proven the old address: it is the person's own, and nobody else signs up with it meanwhile.
  was_proven boolean not null,
  -- Of the link in the mail that told of the wish, and of the one in the mail that told of the change.
  asked_token_hash text not null unique,
  moved_token_hash text unique,
  created_at timestamptz not null default clock_timestamp(),
  -- Null while the new address waits for its confirmation.
  moved_at timestamptz,
  expires_at timestamptz not null
);
create index email_changes_user on email_changes (user_id, created_at);
create index email_changes_address on email_changes (lower(old_email));

-- A code hands over the person of a session, and ends with it.
alter table customer_login_codes add column session_id uuid references sessions on delete cascade;
create index customer_login_codes_session on customer_login_codes (session_id);
