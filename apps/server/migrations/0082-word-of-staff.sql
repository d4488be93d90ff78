-- Whose word it is that a post or an issue goes out at its moment: it waits while they may say so no more. No foreign
-- key: what is published belongs to the board, and of an account that is gone the number says nothing.
alter table blog_posts add column scheduled_by uuid;
alter table newsletter_issues add column scheduled_by uuid;

-- Passkeys of staff outlive a password that was set by mail, because a mailbox alone is not enough. Whoever has added
-- them, though, is not known: until its holder has typed the new password beside it, a passkey is no longer both steps.
alter table passkeys add column asks_for_password boolean not null default false;
