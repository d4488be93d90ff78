-- The members of a company who hire for a posting (L-34).
create table hiring_team_members (
  job_id uuid not null references jobs on delete cascade,
  company_id uuid not null,
  user_id uuid not null,
  part text not null check (part in ('hiring-manager', 'recruiter', 'interviewer')),
  created_at timestamptz not null default now(),
  primary key (job_id, user_id),
  -- Ends with the membership of the company, and moves with it when companies are merged.
  foreign key (company_id, user_id) references company_members (company_id, user_id)
    on delete cascade on update cascade
);
create index hiring_team_members_member on hiring_team_members (company_id, user_id);
create index hiring_team_members_user on hiring_team_members (user_id);

-- The criteria by which a posting's team scores its applicants; a posting without rows has the default ones.
create table scorecard_criteria (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  position smallint not null
);
create index scorecard_criteria_job on scorecard_criteria (job_id, position);

-- The opinion of one member of the team about one applicant.
create table scorecards (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  -- Null when the account is gone: the opinion stays the company's.
  author_id uuid references users on delete set null,
  recommendation text not null check (recommendation in ('strong-no', 'no', 'yes', 'strong-yes')),
  text text not null default '' check (char_length(text) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (application_id, author_id)
);
create index scorecards_author on scorecards (author_id) where author_id is not null;

create table scorecard_scores (
  scorecard_id uuid not null references scorecards on delete cascade,
  criterion_id uuid not null references scorecard_criteria on delete cascade,
  score smallint not null check (score between 1 and 4),
  primary key (scorecard_id, criterion_id)
);
create index scorecard_scores_criterion on scorecard_scores (criterion_id);
