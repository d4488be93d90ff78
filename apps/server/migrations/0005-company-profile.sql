-- The category of the profile is `industry` and its description `about`, which imports and the board use already.
alter table companies
  add column email text not null default '',
  add column founded_on date,
  add column contact_phone text not null default '',
  add column contact_email text not null default '',
  add column contact_country text not null default '',
  add column contact_city text not null default '',
  add column contact_zip text not null default '',
  add column contact_address text not null default '',
  -- Degrees, WGS 84: where the marker of the map stands.
  add column latitude double precision,
  add column longitude double precision,
  add column facebook text not null default '',
  add column twitter text not null default '',
  add column google text not null default '',
  add column linkedin text not null default '',
  add constraint companies_position check ((latitude is null) = (longitude is null));
