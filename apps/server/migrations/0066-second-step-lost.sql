-- A link that takes the second step off, for whoever has lost phone and codes: staff has it mailed, the owner confirms.
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in ('set-password', 'confirm-email', 'delete-account', 'reset-second-step'));

-- Wrong codes one after the other, and when the owner was last told of them.
alter table totp_secrets
  add column wrong_codes integer not null default 0,
  add column warned_at timestamptz;
