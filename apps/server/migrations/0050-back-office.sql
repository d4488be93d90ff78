-- What becomes of a message of the contact page. Who answers holds it for a while, so that two do not answer at once.
alter table contact_messages
  add column state text not null default 'open' check (state in ('open', 'answered', 'spam')),
  add column held_by uuid references users on delete set null,
  add column held_at timestamptz;
create index contact_messages_open on contact_messages (created_at) where state = 'open';
create index contact_messages_held_by on contact_messages (held_by) where held_by is not null;

create table contact_answers (
  id uuid primary key,
  message_id uuid not null references contact_messages on delete cascade,
  -- Stays when the member of staff has left.
  staff_id uuid references users on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
create index contact_answers_message on contact_answers (message_id, created_at);
create index contact_answers_staff on contact_answers (staff_id) where staff_id is not null;

alter table call_back_requests
  add column done_at timestamptz,
  add column note text not null default '';
create index call_back_requests_open on call_back_requests (created_at) where done_at is null;

-- A package that is no longer sold: its orders go on, and its webhooks still find its name.
alter table packages add column retired_at timestamptz;

-- Paths of pages that have moved.
create table redirects (
  id uuid primary key,
  from_path text not null unique check (from_path like '/_%'),
  -- A path of ours with its query: never another site.
  to_path text not null check (to_path like '/%' and to_path not like '//%'),
  created_at timestamptz not null default now()
);
