-- Which provider a session of staff was begun with, by its address; null for all other ways in (L-32).
alter table sessions add column provider text;
-- The same of the session in which a key was made: a key opens no more than its maker’s session would.
alter table api_keys add column provider text;
