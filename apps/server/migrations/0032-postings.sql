-- What an employer has typed of a posting and not published yet. A job exists from its first publishing on.
create table posting_drafts (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  -- The draft is the company's and stays when the colleague who began it leaves.
  created_by uuid references users on delete set null,
  -- The published job that the draft will change; null for what becomes a new one.
  job_id uuid references jobs on delete cascade,
  -- As typed: whether it can be published is decided then.
  fields jsonb not null,
  attachment_file_id uuid references files,
  -- Counts the saves: whoever saves over a newer one than was read is told.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index posting_drafts_company on posting_drafts (company_id, updated_at desc, id);
create index posting_drafts_author on posting_drafts (created_by) where created_by is not null;
-- One change of a job at a time: a second "Edit" opens the draft that is there.
create unique index posting_drafts_job on posting_drafts (job_id) where job_id is not null;
create index posting_drafts_attachment on posting_drafts (attachment_file_id) where attachment_file_id is not null;

-- What stands between a pending job and everybody.
alter table jobs
  add column awaits_payment boolean not null default false,
  add column awaits_approval boolean not null default false,
  add column publish_at timestamptz,
  -- From where people may work, by the English names of countries; empty for no limit but the places.
  add column applicant_countries text[] not null default '{}',
  -- Who is told of applications; empty for everybody who works for the company.
  add column notify_email text not null default '',
  add column attachment_file_id uuid references files;
create index jobs_pending on jobs (company_id) where status = 'pending';
create index jobs_attachment on jobs (attachment_file_id) where attachment_file_id is not null;

create table job_questions (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  -- Null once it is not asked any more: it stays while there are answers to it.
  position smallint,
  kind text not null check (kind in ('yes-no', 'choice', 'number', 'text')),
  question text not null,
  options text[] not null default '{}',
  required boolean not null,
  -- Which answers speak against an applicant; for the employer's eyes alone.
  knockout jsonb,
  created_at timestamptz not null default now()
);
create index job_questions_job on job_questions (job_id, position);

create table application_answers (
  application_id uuid not null references applications on delete cascade,
  question_id uuid not null references job_questions on delete cascade,
  answer text not null,
  is_knockout boolean not null,
  primary key (application_id, question_id)
);
create index application_answers_question on application_answers (question_id, answer);
