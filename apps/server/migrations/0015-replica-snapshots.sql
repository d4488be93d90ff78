-- Copies of the public replica's file in shared storage, one for each version of its rules: a new node starts from
-- there. Each overwrites the one before under the same key.
create table replica_snapshots (
  version text not null,
  -- The database that it is a copy of, as the file names it.
  identity text not null,
  storage_key text not null unique,
  -- Position in the log of changes.
  cursor text not null,
  sha256 text not null,
  size bigint not null check (size > 0),
  made_at timestamptz not null default now(),
  primary key (version, identity)
);
