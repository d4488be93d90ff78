-- Sizes and benefits of companies, and the members whom the page of their company shows (L-34).
alter table companies
  add column size text not null default '',
  -- One a line.
  add column benefits text not null default '',
  add constraint companies_size_known check (
    size in ('', '1–10', '11–50', '51–200', '201–1,000', '1,001–5,000', '5,000+')
  ) not valid;

alter table company_members
  -- A member decides; an owner may withhold it until an owner allows it again.
  add column page_choice text not null default 'hidden',
  add column page_title text not null default '',
  add constraint company_members_page_choice_known check (page_choice in ('hidden', 'shown', 'withheld')) not valid,
  add constraint company_members_page_title_short check (char_length(page_title) <= 80) not valid;

-- The page of a company shows names and pictures of its people.
create function note_shown_people() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id)
    select 'company', company_id::text from company_members where user_id = new.id and page_choice = 'shown';
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;
create trigger users_shown_on_page after update of first_name, last_name, picture_file_id on users
  for each row when (
    (old.first_name, old.last_name, old.picture_file_id)
      is distinct from (new.first_name, new.last_name, new.picture_file_id)
  )
  execute function note_shown_people();
