-- The desk of the reviewers (C-5, L-10). The column review_link is read by nothing any more: a link is made from its
-- token, which its owner can renew and revoke.
alter table critiques
  -- Whether something is still to be written. A review that was opened again is, while its last publication is read.
  add column is_open boolean not null default true,
  add column claimed_by uuid references users on delete set null,
  add column claimed_at timestamptz,
  add column worked_at timestamptz,
  -- What is written so far; null before anything is.
  add column fields jsonb,
  add column version integer not null default 0,
  -- The resume as it was read when the review began: comments keep their places, whatever a later reader makes of it.
  add column sheet jsonb,
  -- In clear, so that the owner sees the link again; null before there is one, and for one that was revoked.
  add column link_token text,
  add column round integer not null default 1,
  add column previous_id uuid references critiques on delete set null;
update critiques set is_open = false where review_ready;
create unique index critiques_link_token on critiques (link_token);
-- One second round each.
create unique index critiques_previous on critiques (previous_id);
create index critiques_open on critiques (created_at, id) where is_open;
create index critiques_claimed on critiques (claimed_by) where claimed_by is not null;

-- What candidates read: the newest of each. One that is taken back within its first minutes is deleted.
create table critique_publications (
  id uuid primary key,
  critique_id uuid not null references critiques on delete cascade,
  reviewer_id uuid references users on delete set null,
  fields jsonb not null,
  published_at timestamptz not null default now(),
  -- When its mail was sent, or was found to have nobody to go to.
  announced_at timestamptz
);
create index critique_publications_critique on critique_publications (critique_id, published_at desc);
create index critique_publications_reviewer on critique_publications (reviewer_id, published_at desc);
create index critique_publications_published on critique_publications (published_at desc, critique_id);
create index critique_publications_due on critique_publications (published_at) where announced_at is null;
