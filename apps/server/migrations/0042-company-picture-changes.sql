-- The public page of a company shows its pictures: who keeps it has to read it anew.
create function note_company_picture_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id) select distinct 'company', company_id from changed;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;
create trigger company_pictures_inserted after insert on company_pictures referencing new table as changed
  for each statement execute function note_company_picture_changes();
create trigger company_pictures_updated after update on company_pictures referencing new table as changed
  for each statement execute function note_company_picture_changes();
create trigger company_pictures_deleted after delete on company_pictures referencing old table as changed
  for each statement execute function note_company_picture_changes();
