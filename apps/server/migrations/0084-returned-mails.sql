-- Mails that came back, at once or after the mail server had taken them.
create index mail_sends_refused on mail_sends (created_at desc, id desc) where refused_at is not null;
