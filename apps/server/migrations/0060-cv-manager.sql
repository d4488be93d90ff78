-- The CV manager (G-7): resumes have a label, may be replaced, and are deleted with a while to take it back.
alter table resumes
  -- What its owner calls it; empty where it goes by the name of its file.
  add column label text not null default '',
  -- When another file took the place of the first one, the last time.
  add column replaced_at timestamptz,
  -- Since when it is deleted. Its row and file stay until it cannot be taken back any more.
  add column removed_at timestamptz;
-- One that is deleted keeps that it was the default: taken back, it is again.
drop index resumes_default;
create unique index resumes_default on resumes (user_id) where is_default and removed_at is null;
create index resumes_removed on resumes (removed_at) where removed_at is not null;

-- An application and a request for a review carry the file as it was when they were sent: they name it themselves,
-- whatever becomes of the resume that it was taken from.
alter table applications add column file_id uuid references files;
update applications set file_id = resumes.file_id from resumes where resumes.id = resume_id;
alter table critiques add column file_id uuid references files;
update critiques set file_id = resumes.file_id from resumes where resumes.id = resume_id;

-- In the database, so that none of the ways to apply can forget it.
create function carry_resume_file() returns trigger language plpgsql as $$
begin
  if new.file_id is null then
    select file_id into new.file_id from resumes where id = new.resume_id;
  end if;
  return new;
end $$;
create trigger applications_file before insert on applications
  for each row execute function carry_resume_file();
create trigger critiques_file before insert on critiques
  for each row execute function carry_resume_file();

alter table applications
  alter column file_id set not null,
  alter column resume_id drop not null,
  drop constraint applications_resume_id_fkey,
  add constraint applications_resume_id_fkey foreign key (resume_id) references resumes on delete set null;
alter table critiques
  alter column file_id set not null,
  alter column resume_id drop not null,
  drop constraint critiques_resume_id_fkey,
  add constraint critiques_resume_id_fkey foreign key (resume_id) references resumes on delete set null;
create index applications_resume on applications (resume_id) where resume_id is not null;
create index applications_file_id on applications (file_id);
create index critiques_resume on critiques (resume_id) where resume_id is not null;
create index critiques_file_id on critiques (file_id);

-- Which resume a company has read; null where none was, and for what was read before this was noted.
alter table candidate_views add column resume_id uuid references resumes on delete set null;
create index candidate_views_resume on candidate_views (resume_id, viewed_at desc) where resume_id is not null;

-- What was read from a file, so that no file is read twice: it takes up to seconds of a core.
create table file_readings (
  file_id uuid primary key references files on delete cascade,
  -- Read anew where the reader has learned since.
  reader_version integer not null,
  -- Null where it cannot be read; then the reason is said.
  reading jsonb,
  reason text,
  read_at timestamptz not null default now(),
  check ((reading is null) <> (reason is null))
);
create index file_readings_read on file_readings (read_at);
