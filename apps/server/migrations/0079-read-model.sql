-- Each process keeps a copy of what is public in a file of its own (decision 018). Tells the copy of one database from
-- that of another which was restored from its backup: a restore writes another mark.
create table read_model_mark (
  single boolean primary key default true check (single),
  mark uuid not null default gen_random_uuid()
);
insert into read_model_mark default values;

-- What a posting asks of its applicants is on its page.
create function note_question_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id)
    select distinct 'job', number::text from jobs join changed on changed.job_id = jobs.id;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;

create trigger job_questions_inserted after insert on job_questions referencing new table as changed
  for each statement execute function note_question_changes();
create trigger job_questions_updated after update on job_questions referencing new table as changed
  for each statement execute function note_question_changes();
create trigger job_questions_deleted after delete on job_questions referencing old table as changed
  for each statement execute function note_question_changes();

-- Whether anybody works for the company says whether its postings take applications here.
create function note_member_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id) select distinct 'company', company_id::text from changed;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;

create trigger company_members_inserted after insert on company_members referencing new table as changed
  for each statement execute function note_member_changes();
create trigger company_members_deleted after delete on company_members referencing old table as changed
  for each statement execute function note_member_changes();
