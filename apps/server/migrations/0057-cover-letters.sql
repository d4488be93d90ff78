create table cover_letters (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null check (length(title) between 1 and 120),
  recipient text not null default '' check (length(recipient) <= 200),
  company text not null default '' check (length(company) <= 200),
  job_title text not null default '' check (length(job_title) <= 200),
  text text not null default '' check (length(text) <= 5000),
  -- How often it was saved: whoever saves over a newer one than was read is told.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index cover_letters_by_user on cover_letters (user_id, updated_at desc, id);
