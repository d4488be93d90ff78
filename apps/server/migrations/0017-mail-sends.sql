-- One row for each mail that was handed to the mail server, or is being handed to it, by the id of its job: a job
-- that runs again finds out here that its mail has left. Nothing in it says whose mail it was.
create table mail_sends (
  id uuid primary key,
  -- When an attempt took the mail; null between two attempts.
  taken_at timestamptz,
  sent_at timestamptz
);
create index mail_sends_sent_at on mail_sends (sent_at);
