-- What a member was is a recruiter; a viewer sees the same and changes nothing.
alter table company_members drop constraint company_members_member_role_check;
update company_members set member_role = 'recruiter' where member_role = 'member';
alter table company_members add constraint company_members_member_role_check
  check (member_role in ('owner', 'recruiter', 'viewer'));
alter table company_invitations drop constraint company_invitations_member_role_check;
update company_invitations set member_role = 'recruiter' where member_role = 'member';
alter table company_invitations add constraint company_invitations_member_role_check
  check (member_role in ('owner', 'recruiter', 'viewer'));

-- Who did what for a company. The names stay when the person leaves; a deleted account leaves none.
create table company_events (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  -- Null for what nobody of the company did, and for who has deleted the account.
  user_id uuid references users on delete set null,
  kind text not null,
  -- What it was done to: a job, an application, a colleague, as its kind says.
  subject_id uuid,
  -- The subject's name as it was then: a job's title, a role. No name of a candidate.
  detail text not null default '',
  created_at timestamptz not null default now()
);
create index company_events_company on company_events (company_id, created_at desc, id desc);
create index company_events_user on company_events (user_id) where user_id is not null;

alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('resume', 'picture', 'export', 'posting', 'logo', 'company-picture'));
