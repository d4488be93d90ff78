-- What a candidate shows to employers. Nobody is found before the person says so.
create table candidate_profiles (
  -- What employers know the person by; the account's id is nobody else's to know.
  id uuid primary key,
  -- A dense number beside it: the search's columns in memory are indexed by it.
  number integer not null unique generated always as identity,
  user_id uuid not null unique references users on delete cascade,
  -- The person's own choice.
  is_visible boolean not null default false,
  -- Whether employers find the profile: chosen, the address proven, the account not about to go. Kept by triggers.
  is_listed boolean not null default false,
  -- The resume that everybody who finds the profile may read; null for none.
  resume_id uuid references resumes on delete set null,
  headline text not null default '',
  summary text not null default '',
  -- As the person wrote it, and the place that it means.
  location text not null default '',
  place_id integer references places,
  types text[] not null default '{}',
  category text not null default 'other',
  skills text[] not null default '{}',
  is_remote_wished boolean not null default false,
  -- What an hour costs, in minor units of the currency.
  rate_amount integer check (rate_amount > 0),
  rate_currency text,
  -- The same as whole US dollars a year: what rates are compared by.
  rate_yearly_usd integer,
  search_vector tsvector not null default '',
  headline_vector tsvector not null default '',
  created_at timestamptz not null default now(),
  -- The last time that the person saved it.
  updated_at timestamptz not null default now(),
  check ((rate_amount is null) = (rate_currency is null))
);
-- Texts and vectors live beside the table: a search that visits 25,000 rows then reads a fraction of the pages.
alter table candidate_profiles set (toast_tuple_target = 256);
alter table candidate_profiles
  alter types set storage main, alter skills set storage main, alter headline set storage main,
  alter category set storage main;
create index candidate_profiles_search on candidate_profiles
  using gin (search_vector) with (gin_pending_list_limit = 256);
create index candidate_profiles_headline on candidate_profiles
  using gin (headline_vector) with (gin_pending_list_limit = 256);
create index candidate_profiles_skills on candidate_profiles using gin (fold_names(skills)) where is_listed;
create index candidate_profiles_resume on candidate_profiles (resume_id) where resume_id is not null;

create function list_candidate_profile() returns trigger language plpgsql as $$
begin
  new.is_listed := new.is_visible and exists (
    select from users where id = new.user_id and email_confirmed_at is not null and deletion_due_at is null
  );
  return new;
end $$;
create trigger candidate_profiles_listed before insert or update on candidate_profiles
  for each row execute function list_candidate_profile();

-- An account is proven, or asks to be deleted, in many ways: all of them come by here.
create function relist_candidate_profile() returns trigger language plpgsql as $$
begin
  update candidate_profiles set is_visible = is_visible where user_id = new.id;
  return null;
end $$;
create trigger users_candidate_profile after update of email_confirmed_at, deletion_due_at on users
  for each row when (
    old.email_confirmed_at is distinct from new.email_confirmed_at
    or old.deletion_due_at is distinct from new.deletion_due_at
  )
  execute function relist_candidate_profile();

-- Which profiles have changed, for the columns that a search keeps in memory: by the transaction of the last change a
-- reader knows what it has not seen. A profile that is gone stays here as its bare number.
create table candidate_changes (
  number integer primary key,
  transaction xid8 not null
);
create index candidate_changes_transaction on candidate_changes (transaction);

create function note_candidate_changes() returns trigger language plpgsql as $$
begin
  insert into candidate_changes (number, transaction) select number, pg_current_xact_id() from changed
  on conflict (number) do update set transaction = excluded.transaction;
  return null;
end $$;
create trigger candidate_profiles_inserted after insert on candidate_profiles referencing new table as changed
  for each statement execute function note_candidate_changes();
create trigger candidate_profiles_updated after update on candidate_profiles referencing new table as changed
  for each statement execute function note_candidate_changes();
create trigger candidate_profiles_deleted after delete on candidate_profiles referencing old table as changed
  for each statement execute function note_candidate_changes();

-- Companies that must not find a candidate, by what they are known by: `name:acme`, `host:acme.example`. Not by their
-- id, so that one who registers later is kept out as well.
create table candidate_exclusions (
  profile_id uuid not null references candidate_profiles on delete cascade,
  key text not null,
  -- As the person wrote it.
  label text not null,
  created_at timestamptz not null default now(),
  primary key (profile_id, key)
);
create index candidate_exclusions_key on candidate_exclusions (key);

-- Who looked at whom, once a company and day.
create table candidate_views (
  profile_id uuid not null references candidate_profiles on delete cascade,
  company_id uuid not null references companies on delete cascade,
  day date not null,
  viewed_at timestamptz not null default now(),
  resume_read boolean not null default false,
  primary key (profile_id, company_id, day)
);
create index candidate_views_company on candidate_views (company_id, day);
create index candidate_views_day on candidate_views (day);

create table saved_candidates (
  company_id uuid not null references companies on delete cascade,
  profile_id uuid not null references candidate_profiles on delete cascade,
  -- Stays when the colleague has left.
  saved_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (company_id, profile_id)
);
create index saved_candidates_profile on saved_candidates (profile_id);
create index saved_candidates_saved_by on saved_candidates (saved_by) where saved_by is not null;
