-- How a candidate's resume is printed: template, colour, paper, order of sections, and how one stands on it.
create table resume_export_choices (
  user_id uuid primary key references users on delete cascade,
  -- Its shape is the contract's (`exportChoicesSchema`).
  choices jsonb not null,
  updated_at timestamptz not null default now(),
  check (pg_column_size(choices) <= 8000)
);
