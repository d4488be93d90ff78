-- Each version of the terms and of the privacy text that an account agreed to, as it was then.
create table legal_versions (
  document text not null check (document in ('terms', 'privacy')),
  version text not null,
  text text not null,
  created_at timestamptz not null default now(),
  primary key (document, version)
);

-- Which versions were shown when an account was made. Accounts from before have none.
create table agreed_terms (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  document text not null,
  version text not null,
  created_at timestamptz not null default now(),
  foreign key (document, version) references legal_versions (document, version),
  unique (user_id, document, version)
);
