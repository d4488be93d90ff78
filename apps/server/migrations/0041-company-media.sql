alter table companies
  -- The largest size of the logo; its id is the address of them all. A new logo has a new one.
  add column logo_file_id uuid references files on delete set null,
  -- Since when the company is known to be that of its website, and by what; both or neither.
  add column verified_at timestamptz,
  add column verified_by text check (verified_by in ('mail', 'dns')),
  add constraint companies_verified check ((verified_at is null) = (verified_by is null));
create index companies_logo on companies (logo_file_id) where logo_file_id is not null;
create index companies_verified_by on companies (verified_by) where verified_by is not null;

-- The sizes of the logo, the largest included.
create table company_logos (
  company_id uuid not null references companies on delete cascade,
  -- Of each side.
  pixels integer not null,
  file_id uuid not null references files on delete cascade,
  primary key (company_id, pixels)
);
create index company_logos_file on company_logos (file_id);

create table company_pictures (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  file_id uuid not null references files on delete cascade,
  -- For narrow screens.
  small_file_id uuid not null references files on delete cascade,
  -- Of the large one, in pixels: the page keeps its place free.
  width integer not null,
  height integer not null,
  -- What it shows, for those who do not see it.
  alternative_text text not null,
  position integer not null,
  created_at timestamptz not null default now()
);
create index company_pictures_company on company_pictures (company_id, position, id);
create index company_pictures_file on company_pictures (file_id);
create index company_pictures_small_file on company_pictures (small_file_id);

-- The record that proves, in the DNS of the website's host, whose the company is. Kept after it was found: it is
-- looked for again every week.
create table company_dns_challenges (
  company_id uuid primary key references companies on delete cascade,
  -- As it was when the record was asked for.
  host text not null,
  token text not null,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  -- Since when a record that was there is not found.
  missing_since timestamptz
);

-- Another website is not what was proven, whoever writes it.
create function forget_verification() returns trigger language plpgsql as $$
begin
  new.verified_at := null;
  new.verified_by := null;
  delete from company_dns_challenges where company_id = new.id;
  return new;
end $$;
create trigger companies_website_changed before update of website on companies
  for each row when (website_host_of(old.website) is distinct from website_host_of(new.website))
  execute function forget_verification();

-- Of several companies the one that is worked for in this session; the first joined where it is none of them.
alter table sessions add column company_id uuid references companies on delete set null;
create index sessions_company on sessions (company_id) where company_id is not null;
