alter table users add column staff_role text check (staff_role in ('reviewer', 'moderator', 'administrator'));
update users set staff_role = 'administrator' where role = 'staff';
alter table users add constraint users_staff_role check ((role = 'staff') = (staff_role is not null));

-- When the second step of signing in was passed in this session; until then it opens nothing of the staff's (L-16).
alter table sessions add column second_step_at timestamptz;

-- Every action of staff, with what was before and after (L-17). It stays when the member of staff has left; people
-- are in it by their id alone, so that nothing of somebody who has left stays behind.
create table audit_log (
  id uuid primary key,
  created_at timestamptz not null default now(),
  staff_id uuid references users on delete set null,
  action text not null,
  -- What it was done to: a user, a job, a company, a review, a setting.
  subject_kind text not null,
  subject_id text not null,
  reason text not null default '',
  before jsonb not null default '{}',
  after jsonb not null default '{}'
);
create index audit_log_created on audit_log (created_at desc, id desc);
create index audit_log_subject on audit_log (subject_kind, subject_id, created_at desc);
create index audit_log_staff on audit_log (staff_id, created_at desc);
