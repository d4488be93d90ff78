-- What has changed of the things that public pages are made of, for whoever keeps something derived from them. Written
-- by the triggers below in the transaction of the change itself, so that no way of writing can forget it.
create table job_changes (
  -- The transaction that wrote it. A reader that remembers its last snapshot knows which of these it has not seen,
  -- however late and in which order they were committed.
  transaction xid8 not null default pg_current_xact_id(),
  sequence bigint not null generated always as identity,
  kind text not null check (kind in ('job', 'company', 'place')),
  -- The number of a job or of a place, the id of a company.
  id text not null,
  primary key (transaction, sequence)
);

-- The newest transaction whose rows were trimmed: whoever has not read them starts anew.
create table job_changes_trimmed (
  single boolean primary key default true check (single),
  transaction xid8 not null
);

create function note_job_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id) select 'job', number from changed;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;

create function note_company_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id) select 'company', id from changed;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;

-- Imports write the companies and places that they name again and again: only what differs for the public is a change.
create function note_differing_companies() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id)
    select 'company', changed.id from changed join before using (id)
    -- Nobody is shown these.
    where to_jsonb(changed) - array['email', 'contact_email', 'contact_phone']
      is distinct from to_jsonb(before) - array['email', 'contact_email', 'contact_phone'];
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;

create function note_place_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id) select 'place', id from changed;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;

create function note_differing_places() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id)
    select 'place', changed.id from changed join before using (id) where changed is distinct from before;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;

-- Once a statement and not once a row: an import writes 500 jobs with one.
create trigger jobs_inserted after insert on jobs referencing new table as changed
  for each statement execute function note_job_changes();
create trigger jobs_updated after update on jobs referencing new table as changed
  for each statement execute function note_job_changes();
create trigger jobs_deleted after delete on jobs referencing old table as changed
  for each statement execute function note_job_changes();

create trigger companies_inserted after insert on companies referencing new table as changed
  for each statement execute function note_company_changes();
create trigger companies_updated after update on companies referencing old table as before new table as changed
  for each statement execute function note_differing_companies();
create trigger companies_deleted after delete on companies referencing old table as changed
  for each statement execute function note_company_changes();

create trigger places_inserted after insert on places referencing new table as changed
  for each statement execute function note_place_changes();
create trigger places_updated after update on places referencing old table as before new table as changed
  for each statement execute function note_differing_places();
create trigger places_deleted after delete on places referencing old table as changed
  for each statement execute function note_place_changes();

-- It served looking for jobs by their time of change.
drop index jobs_updated;
