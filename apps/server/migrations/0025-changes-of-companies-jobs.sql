-- without-transaction
drop index concurrently if exists jobs_company_changed;
-- When a company's open jobs last changed, for the sitemap: a look at a million rows took longer than a visitor may ask.
create index concurrently jobs_company_changed on jobs (company_id, updated_at) where status = 'active';
