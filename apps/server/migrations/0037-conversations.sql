-- What a company and a candidate write to each other: one conversation for each application, and one without.
create table conversations (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  candidate_id uuid not null references users on delete cascade,
  application_id uuid references applications on delete cascade,
  -- What it is about: the application's job, or a posting that a candidate was asked about.
  job_id uuid references jobs on delete set null,
  -- Ids grow with time: lists are ordered and paged by this one.
  last_message_id uuid not null,
  unread_by_company integer not null default 0,
  unread_by_candidate integer not null default 0,
  created_at timestamptz not null default now(),
  unique nulls not distinct (company_id, candidate_id, application_id)
);
create index conversations_company on conversations (company_id, last_message_id desc);
create index conversations_company_created on conversations (company_id, created_at);
create index conversations_company_unread on conversations (company_id) where unread_by_company > 0;
create index conversations_candidate on conversations (candidate_id, last_message_id desc);
create index conversations_application on conversations (application_id) where application_id is not null;
create index conversations_job on conversations (job_id) where job_id is not null;

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  -- Null when a recruiter has deleted the account: what a company has written stays.
  author_id uuid references users on delete set null,
  from_company boolean not null,
  text text not null,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index messages_conversation on messages (conversation_id, id desc);
create index messages_unread on messages (conversation_id, from_company) where read_at is null;
create index messages_author on messages (author_id) where author_id is not null;

-- Companies that a candidate lets write no more.
create table blocked_companies (
  candidate_id uuid not null references users on delete cascade,
  company_id uuid not null references companies on delete cascade,
  created_at timestamptz not null default now(),
  primary key (candidate_id, company_id)
);
create index blocked_companies_company on blocked_companies (company_id);

-- A conversation has one candidate, who reports it once; a later report takes the place of the former.
create table conversation_reports (
  conversation_id uuid primary key references conversations on delete cascade,
  reason text not null check (reason in ('spam', 'money', 'discriminates', 'rude', 'other')),
  text text not null default '',
  created_at timestamptz not null default now()
);

-- Times that a recruiter offers, to one applicant or to several who then share them.
create table interview_rounds (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  author_id uuid references users on delete set null,
  duration_minutes integer not null check (duration_minutes between 10 and 480),
  -- An IANA name: the zone that the recruiter chose the times in.
  time_zone text not null,
  place text not null default '',
  video_url text not null default '',
  note text not null default '',
  created_at timestamptz not null default now()
);
create index interview_rounds_company on interview_rounds (company_id);
create index interview_rounds_author on interview_rounds (author_id) where author_id is not null;

create table interview_offers (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  -- A changed offer keeps its id, which calendars know it by, and gets another round.
  round_id uuid not null references interview_rounds on delete cascade,
  status text not null check (status in ('offered', 'chosen', 'others-asked', 'declined', 'cancelled')),
  -- How often calendars were told something new of it (RFC 5545).
  sequence integer not null default 0,
  -- What the candidate wrote when asking for other times or declining.
  answer text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Of two recruiters who offer times for one application at once, one is refused here.
create unique index interview_offers_open on interview_offers (application_id)
  where status in ('offered', 'others-asked');
create index interview_offers_application on interview_offers (application_id);
create index interview_offers_round on interview_offers (round_id);

create table interview_slots (
  id uuid primary key,
  round_id uuid not null references interview_rounds on delete cascade,
  starts_at timestamptz not null,
  -- Of two candidates who choose one time at once, the second finds it taken.
  taken_by uuid unique references interview_offers on delete set null,
  unique (round_id, starts_at)
);

create table decline_templates (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  name text not null,
  text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index decline_templates_name on decline_templates (company_id, lower(name));

-- Letters that wait for the end of the time to change one's mind; one that was sent is a message and no row here.
create table decline_letters (
  application_id uuid primary key references applications on delete cascade,
  batch_id uuid not null,
  company_id uuid not null references companies on delete cascade,
  author_id uuid references users on delete set null,
  -- Where an undone decline returns to; the stage may be gone by then.
  from_stage_id uuid,
  text text not null,
  due_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index decline_letters_due on decline_letters (due_at);
create index decline_letters_batch on decline_letters (batch_id);
create index decline_letters_company on decline_letters (company_id);
create index decline_letters_author on decline_letters (author_id) where author_id is not null;

-- Which mails about applications a candidate gets; who has no row gets all of them.
create table mail_choices (
  user_id uuid primary key references users on delete cascade,
  messages boolean not null default true,
  viewed boolean not null default true,
  stages boolean not null default true,
  -- In the links that end a kind of mail without a sign-in.
  unsubscribe_secret text not null unique,
  updated_at timestamptz not null default now()
);

-- The calendar entry that came with a captured mail.
alter table captured_mails add column calendar text;
