-- Up to where the CDN in front was told what has changed, and what all of its pages showed beside that.
create table cdn_purges (
  single boolean primary key default true check (single),
  log_cursor text not null,
  edition text not null
);

-- Redirects that a move from another board has made; those of staff have a limit of their own.
alter table redirects add column moved boolean not null default false;

-- Companies that a move has brought: its repetition may write their postings once they have members, too.
create table moved_companies (
  company_id uuid primary key references companies on delete cascade,
  created_at timestamptz not null default now()
);

-- People of another board, who are invited and have no account before they want one. The address goes after a time;
-- its hash stays, so that no repetition of the move writes to them again.
create table moved_people (
  id uuid primary key,
  kind text not null check (kind in ('employer', 'candidate')),
  person_hash text not null,
  -- In lower case.
  email text,
  name text not null default '',
  -- The company for which the person posted.
  company_id uuid references companies on delete cascade,
  -- Of the one-time link in the mail to a candidate; an employer's is an invitation to the company.
  token_hash text unique,
  invited_at timestamptz,
  expires_at timestamptz,
  -- What became of it, where that is settled.
  outcome text check (outcome in ('joined', 'known', 'left-out')),
  created_at timestamptz not null default now(),
  check ((kind = 'employer') = (company_id is not null))
);
create unique index moved_people_person on moved_people
  (person_hash, kind, coalesce(company_id, '00000000-0000-0000-0000-000000000000'));
create index moved_people_waiting on moved_people (kind, created_at, id)
  where invited_at is null and outcome is null;
create index moved_people_email on moved_people (email) where email is not null;
create index moved_people_company on moved_people (company_id) where company_id is not null;

-- Whom staff has the board invite now.
create table moving_batches (
  kind text primary key check (kind in ('employer', 'candidate')),
  is_on boolean not null default false
);

-- Of a company that nobody looks after: it ends when somebody does.
alter table company_invitations add column first_owner boolean not null default false;
