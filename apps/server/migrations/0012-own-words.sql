-- Pages of the board's own at /p/… (L-31) are written, kept and published as posts are, and stand in no list of them.
-- locks: a board has some hundred posts.
alter table blog_posts add column kind text not null default 'post' check (kind in ('post', 'page'));

-- Reasons of reports are the board's: the contract checks them against its list.
alter table job_reports drop constraint job_reports_reason_check;

-- What candidates are told of a stage of the board's own; null for nothing.
-- locks: a company has at most a dozen stages.
alter table application_stages add column meaning text check (meaning in ('seen', 'shortlist', 'interview', 'offer'));
