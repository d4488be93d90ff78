-- What an operator has settled of the first steps: proven, or set aside as not needed.
create table first_steps (
  step text primary key,
  dismissed_at timestamptz,
  -- Of mail: the last test, and when the first one was handed over to the mail server.
  mail_id uuid,
  done_at timestamptz
);
