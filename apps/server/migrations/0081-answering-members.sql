-- Whether a company takes applications here says who of it can read them: nobody does who is suspended. Its postings
-- are shown accordingly from then on.
create function note_suspended_members() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id) select 'company', company_id::text from company_members where user_id = new.id;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;
create trigger users_suspended_member after update of suspended_at on users
  for each row when (old.suspended_at is distinct from new.suspended_at)
  execute function note_suspended_members();
create index users_suspended on users (id) where suspended_at is not null;

-- Another role says so too.
create trigger company_members_updated after update on company_members referencing new table as changed
  for each statement execute function note_member_changes();
