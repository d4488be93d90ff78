-- The record of each mail says now whose it was and what became of it, and nothing of what it says. It is written with
-- the mail itself.
alter table mail_sends
  add column created_at timestamptz not null default now(),
  -- Empty for mails from before this was kept.
  add column recipient text not null default '',
  add column kind text not null default 'other',
  -- Whom a mail to somebody else speaks of: the record goes with that person.
  add column concerns uuid,
  -- Of mails about an order: which.
  add column about uuid,
  add column attempts integer not null default 0,
  -- What the mail server said when it last did not take the mail.
  add column reason text not null default '',
  -- When it refused the mail for good.
  add column refused_at timestamptz;
create index mail_sends_created on mail_sends (created_at desc, id desc);
create index mail_sends_unsent on mail_sends (created_at desc, id desc) where sent_at is null;
create index mail_sends_recipient on mail_sends (lower(recipient), created_at desc);
create index mail_sends_about on mail_sends (about) where about is not null;
-- What is older than the others goes first.
drop index mail_sends_sent_at;
