-- Parts of resumes that their owners report as read wrongly (L-38).
create table misreadings (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Null once the resume is deleted for good; the case stays for its period.
  resume_id uuid references resumes on delete set null,
  -- The file that its owner agreed to show, and no later one of the same resume; it keeps no file.
  agreed_file_id uuid,
  -- What was read of the part at that time.
  part jsonb not null,
  remark text not null,
  reader_version integer not null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz
);
create index misreadings_user on misreadings (user_id);
create index misreadings_resume on misreadings (resume_id) where resume_id is not null;
create index misreadings_open on misreadings (created_at, id) where resolved_at is null;
create index misreadings_resolved on misreadings (resolved_at, id) where resolved_at is not null;
-- What is swept by its age is found by it.
create index misreadings_created on misreadings (created_at);
