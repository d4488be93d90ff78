-- Each text that the law requires is kept as it held, whether somebody agreed to it or not: Ontario asks for three
-- years of the policy on fraudulent postings (L-43).
alter table legal_versions
  drop constraint legal_versions_document_check,
  add constraint legal_versions_document_check
    check (document in ('terms', 'privacy', 'imprint', 'fraudPolicy'));
create index legal_versions_kept on legal_versions (document, created_at);

-- Where the employer was asked; "none" for postings of a source whose report nobody at the company reads.
alter table ad_rule_notices
  add column asked_through text not null default 'form' check (asked_through in ('form', 'import', 'none'));
