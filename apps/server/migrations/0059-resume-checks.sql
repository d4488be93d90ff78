-- What the rules of the instant check found in a file. The same file and rules give the same result.
create table resume_checks (
  file_id uuid primary key references files on delete cascade,
  -- Of the reader and of the rules.
  version text not null,
  result jsonb not null,
  created_at timestamptz not null default now()
);
