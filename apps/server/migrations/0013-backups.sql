-- The last backup, and the last restore of one on trial, that succeeded.
create table backups (
  kind text primary key check (kind in ('backup', 'drill')),
  at timestamptz not null default now(),
  name text not null,
  bytes bigint not null,
  rows bigint not null,
  files bigint not null
);
