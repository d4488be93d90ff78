-- Sentences that recur in reviews.
create table review_templates (
  id uuid primary key,
  -- Null for one that all reviewers share.
  owner_id uuid references users on delete cascade,
  name text not null,
  text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index review_templates_own on review_templates (owner_id, lower(name)) where owner_id is not null;
create unique index review_templates_shared on review_templates (lower(name)) where owner_id is null;
