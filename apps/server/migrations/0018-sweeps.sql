-- What is swept by its age is found by it.
create index sessions_expires on sessions (expires_at);
create index one_time_tokens_expires on one_time_tokens (expires_at);
create index job_reports_created on job_reports (created_at);
