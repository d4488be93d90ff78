-- without-transaction
drop index concurrently if exists jobs_deadline;
-- What closes by its last day is looked for every ten minutes: among a million that was a look at each.
create index concurrently jobs_deadline on jobs (deadline) where status = 'active' and deadline is not null;
