-- The host of a website as two are compared, without "www."; empty for none.
create function website_host_of(website text) returns text language sql immutable parallel safe
  return regexp_replace(lower(trim(website)), '^([a-z][a-z0-9+.-]*://)?([^/?#@]*@)?(www\.)?([^/?#:]*).*$', '\4');

alter table companies
  -- Why nobody else sees the company yet, and it cannot invite: its owner has not proven the work address, or
  -- another company has its name or its website and somebody has to look at it. Null for all others.
  add column held_reason text check (held_reason in ('unconfirmed', 'name', 'website')),
  add column website_host text not null generated always as (website_host_of(website)) stored;
create index companies_website_host on companies (website_host) where website_host <> '';
create index companies_held on companies (created_at) where held_reason is not null;

-- What was registered before and never confirmed. Imports and the demo bring companies with jobs, and owners without
-- a password.
update companies set held_reason = 'unconfirmed'
where not exists (select from jobs where company_id = companies.id)
  and exists (
    select from company_members join users on users.id = user_id
    where company_id = companies.id and password_hash is not null
  )
  and not exists (
    select from company_members join users on users.id = user_id
    where company_id = companies.id and (email_confirmed_at is not null or password_hash is null)
  );

-- Why a company would be held: a public one has its name or its website. Null where none has.
create function find_hold(own_id uuid, own_name text, own_website text) returns text language sql stable
  return case
    when exists (
      select from companies
      where held_reason is null and id <> own_id and folded_name = fold_name(own_name) and folded_name <> ''
    ) then 'name'
    when exists (
      select from companies
      where held_reason is null and id <> own_id and website_host = website_host_of(own_website) and website_host <> ''
    ) then 'website'
  end;

-- An address is proven in many ways; the companies of its owner become public, or are held, by all of them here.
create function release_companies() returns trigger language plpgsql as $$
begin
  -- Two of one name at once: the second sees that the first is public.
  perform pg_advisory_xact_lock(hashtextextended('companies', 0));
  update companies set held_reason = find_hold(id, name, website)
  where held_reason = 'unconfirmed' and id in (select company_id from company_members where user_id = new.id);
  return null;
end $$;
create trigger users_confirmed after update of email_confirmed_at on users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function release_companies();
