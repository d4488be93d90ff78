-- In which a person reads pages and mails; null for the board's own language.
alter table users add column language text;

-- Of the page on which somebody without an account began.
alter table job_alerts add column language text;
alter table newsletter_subscribers add column language text;
alter table guest_applications add column language text;
