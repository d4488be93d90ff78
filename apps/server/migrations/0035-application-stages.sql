-- The way of an application through a company. Seven kinds are every company's; `own` ones are added by it.
-- A company's rows are made when its applicants are first looked at.
create table application_stages (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  kind text not null
    check (kind in ('new', 'seen', 'shortlist', 'interview', 'offer', 'hired', 'declined', 'own')),
  name text not null,
  position integer not null,
  -- Whether candidates are mailed when their application comes here.
  notifies boolean not null,
  created_at timestamptz not null default now()
);
create unique index application_stages_kind on application_stages (company_id, kind) where kind <> 'own';
create unique index application_stages_name on application_stages (company_id, lower(name));

alter table applications
  -- Null is the company's stage `new`: whoever applies need not know the company's stages.
  add column stage_id uuid references application_stages,
  -- Grows with each move: who moves says which state was seen.
  add column stage_version integer not null default 0,
  add column moved_at timestamptz not null default now(),
  add column moved_by uuid references users on delete set null,
  -- The latest version that the candidate was told of.
  add column told_version integer not null default 0,
  add column rating smallint check (rating between 1 and 5),
  add column starred boolean not null default false;
update applications set moved_at = created_at;
create index applications_stage on applications (job_id, stage_id, moved_at desc, id desc)
  where status <> 'withdrawn';
create index applications_stage_id on applications (stage_id) where stage_id is not null;
create index applications_moved_by on applications (moved_by) where moved_by is not null;

-- What was viewed is seen; the names are those that choices/applicants.ts gives a company.
insert into application_stages (id, company_id, kind, name, position, notifies)
select gen_random_uuid(), viewed.company_id, stage.kind, stage.name, stage.position, stage.notifies
from (
  select distinct jobs.company_id from applications join jobs on jobs.id = applications.job_id
  where applications.status = 'viewed'
) viewed
cross join (values
  ('new', 'New', 0, false), ('seen', 'Seen', 1, true), ('shortlist', 'Shortlist', 2, true),
  ('interview', 'Interview', 3, true), ('offer', 'Offer', 4, true), ('hired', 'Hired', 5, true),
  ('declined', 'Declined', 6, true)
) as stage (kind, name, position, notifies);
update applications set stage_id = application_stages.id
from jobs, application_stages
where jobs.id = applications.job_id and application_stages.company_id = jobs.company_id
  and application_stages.kind = 'seen' and applications.status = 'viewed';

-- The stage that an event led to, as it was called then, and who led there.
alter table application_events
  add column stage_kind text,
  add column stage_name text,
  add column moved_by uuid references users on delete set null;
create index application_events_moved_by on application_events (moved_by) where moved_by is not null;

create table application_notes (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  -- Null when the account is gone: what the company noted stays the company's.
  author_id uuid references users on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
create index application_notes_application on application_notes (application_id, created_at desc, id desc);
create index application_notes_author on application_notes (author_id) where author_id is not null;

create table applicant_tags (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  name text not null,
  created_at timestamptz not null default now()
);
create unique index applicant_tags_name on applicant_tags (company_id, lower(name));

create table application_tags (
  application_id uuid not null references applications on delete cascade,
  tag_id uuid not null references applicant_tags on delete cascade,
  primary key (application_id, tag_id)
);
create index application_tags_tag on application_tags (tag_id);
