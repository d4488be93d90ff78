-- What readers write below a post. Nothing of it is shown before somebody has looked at it.
create table blog_comments (
  id uuid primary key,
  post_id uuid not null references blog_posts on delete cascade,
  -- What it answers.
  parent_id uuid references blog_comments on delete cascade,
  state text not null default 'held' check (state in ('held', 'approved', 'refused')),
  name text not null,
  -- In lower case; nobody is shown it but staff.
  email text not null,
  url text not null default '',
  text text not null,
  -- Null for guests.
  user_id uuid references users on delete set null,
  by_staff boolean not null default false,
  -- Whether whoever wrote it wants to hear of answers, and has shown that the address is read by them.
  wants_mail boolean not null default false,
  confirm_hash text unique,
  confirm_expires_at timestamptz,
  confirmed_at timestamptz,
  -- Stands in each mail about it, so that it cannot be kept as a hash: it stops these mails and nothing else.
  stop_secret text not null unique,
  decided_at timestamptz,
  -- When it was let through for the first time, which is what mails tell of.
  told_at timestamptz,
  -- When the person was erased: what they wrote is gone, its place among the others stays.
  erased_at timestamptz,
  created_at timestamptz not null default now()
);
create index blog_comments_post on blog_comments (post_id, created_at) where state = 'approved';
create index blog_comments_state on blog_comments (state, created_at);
create index blog_comments_parent on blog_comments (parent_id);
create index blog_comments_user on blog_comments (user_id);
create index blog_comments_email on blog_comments (email);

-- With an account goes what it wrote; answers of others keep their place.
create function empty_comment() returns trigger language plpgsql as $$
begin
  new.name := '';
  new.email := '';
  new.url := '';
  new.text := '';
  new.wants_mail := false;
  new.confirm_hash := null;
  new.erased_at := now();
  return new;
end $$;
create trigger blog_comments_left before update of user_id on blog_comments
  for each row when (old.user_id is not null and new.user_id is null) execute function empty_comment();

create function note_comment_change() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id) values ('post', coalesce(new.post_id, old.post_id)::text);
  perform pg_notify('job_changes', '');
  return null;
end $$;
create trigger blog_comments_inserted after insert on blog_comments
  for each row when (new.state = 'approved') execute function note_comment_change();
create trigger blog_comments_updated after update of state, name, url, text on blog_comments
  for each row when (new.state = 'approved' or old.state = 'approved') execute function note_comment_change();
create trigger blog_comments_deleted after delete on blog_comments
  for each row when (old.state = 'approved') execute function note_comment_change();
