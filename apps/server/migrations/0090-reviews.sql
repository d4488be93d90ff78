-- The sentences of a review that a program wrote when it was begun, by section (C-6): what the reviewer leaves of them
-- is published as found automatically. Null until the form is opened, and where the resume cannot be read.
alter table critiques add column prefill jsonb;
