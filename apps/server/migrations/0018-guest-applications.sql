-- Applications of guests that wait for the confirmation of their address, and links that sign in (L-33).
create table guest_applications (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  -- In lower case.
  email text not null,
  first_name text not null,
  last_name text not null,
  cover_letter text not null,
  -- By the id of the question.
  answers jsonb not null,
  file_id uuid not null references files,
  -- The hash of the mailed link, which confirms this version of the application and no other.
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (job_id, email)
);
create index guest_applications_email on guest_applications (email);
create index guest_applications_expires on guest_applications (expires_at);
create index guest_applications_file on guest_applications (file_id);

alter table one_time_tokens
  drop constraint one_time_tokens_purpose_check,
  add constraint one_time_tokens_purpose_known check (
    purpose in ('set-password', 'confirm-email', 'delete-account', 'reset-second-step', 'sign-in')
  ) not valid;
