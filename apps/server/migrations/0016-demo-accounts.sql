-- Accounts that the demo has made: their passwords are printed at start, so that they sign in where demo data is
-- shown and nowhere else.
alter table users add column is_demo boolean not null default false;
update users set is_demo = true
where email like '%@demo.waymark.example'
  or (email like 'hiring@%.example' and first_name = 'Hiring' and last_name = 'Team' and role = 'employer');
