-- What the board told employers that laws ask of an ad: proof that it asked, and what was answered (L-43).
create table ad_rule_notices (
  -- The posting, as `jobs` names it; a draft has its id before there is a job.
  source text not null,
  source_id text not null,
  rule text not null,
  company_id uuid references companies on delete set null,
  asked_at timestamptz not null default now(),
  -- When an ad was published without it, and why, where that was said.
  published_at timestamptz,
  answer text,
  -- When an ad was published that has it.
  met_at timestamptz,
  primary key (source, source_id, rule)
);
create index ad_rule_notices_company on ad_rule_notices (company_id) where company_id is not null;
create index ad_rule_notices_asked on ad_rule_notices (asked_at);

-- Of the new and changed postings of an import, how many lack what a law asks for.
alter table import_reports add column lacking_ads jsonb not null default '[]';
