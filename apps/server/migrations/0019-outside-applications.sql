-- Applications that candidates made elsewhere, as they record them (L-34).
create table outside_applications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  company text not null,
  -- The address of the posting; empty for none.
  link text not null,
  note text not null,
  stage text not null check (stage in ('applied', 'interview', 'offer', 'turned-down', 'withdrawn')),
  applied_on date not null,
  remind_on date,
  -- When the reminder of that day was dealt with; null while it waits.
  reminded_at timestamptz,
  created_at timestamptz not null default now()
);
create index outside_applications_user on outside_applications (user_id, applied_on, id);
create index outside_applications_due on outside_applications (remind_on)
  where remind_on is not null and reminded_at is null;

alter table mail_choices add column reminders boolean not null default true;
