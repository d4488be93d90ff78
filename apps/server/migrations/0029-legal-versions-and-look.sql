-- Each text that the law requires is kept as it held, whether somebody agreed to it or not: Ontario asks for three
-- years of the policy on fraudulent postings (L-43).
-- locks: a board has a row here for each version of a text, a few dozen at most
alter table legal_versions
  drop constraint legal_versions_document_check,
  add constraint legal_versions_document_check
    check (document in ('terms', 'privacy', 'imprint', 'fraudPolicy'));
-- locks: the same few dozen rows
create index legal_versions_kept on legal_versions (document, created_at);

-- Where the employer was asked; "none" for postings of a source whose report nobody at the company reads.
-- locks: the table is new in 0026, so its notices are of a few weeks, and the check reads each once
alter table ad_rule_notices
  add column asked_through text not null default 'form' check (asked_through in ('form', 'import', 'none'));

-- How the board will look, before it is public: one draft, and what a link to look at it is known by (L-31).
create table look_drafts (
  id int primary key default 1 check (id = 1),
  -- JSON null once it is public, so that its version goes on counting.
  value jsonb not null,
  version int not null,
  changed_at timestamptz not null default now(),
  changed_by uuid references users on delete set null,
  preview_hash text,
  preview_until timestamptz
);
create table look_pictures (
  file_id uuid primary key references files,
  created_at timestamptz not null default now()
);
