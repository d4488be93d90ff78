-- Names of stored files whose rows are gone and whose bytes are still to be removed. A trigger writes them in the
-- transaction that deletes the row: no way of deleting can forget it.
create table file_removals (
  storage_key text primary key,
  deleted_at timestamptz not null default now()
);
create function note_file_removal() returns trigger language plpgsql as $$
begin
  insert into file_removals (storage_key) values (old.storage_key) on conflict do nothing;
  return null;
end $$;
create trigger files_removal after delete on files
  for each row execute function note_file_removal();

-- Whether anybody names a file is asked when its row is deleted, and when files that nobody names are swept.
create index resumes_file on resumes (file_id);
create index users_picture on users (picture_file_id) where picture_file_id is not null;
create index account_exports_file on account_exports (file_id) where file_id is not null;
