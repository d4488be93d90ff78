-- By field of a posting, how often an import read it, learnt it from elsewhere, was given none, or could not read it.
alter table import_reports add column fields jsonb not null default '[]';
