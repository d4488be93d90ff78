-- My Resume: what a candidate wrote, as one document.
create table resume_profiles (
  user_id uuid primary key references users on delete cascade,
  -- By section; a section that is not there is empty. Its shape is the contract's (`resumeDocumentSchema`).
  document jsonb not null default '{}',
  -- How often each section was saved: whoever saves over a newer one than was read is told.
  versions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The limit of the contract with room for how jsonb writes it: no way in forgets it.
  check (pg_column_size(document) <= 600000)
);
