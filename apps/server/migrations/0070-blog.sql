-- What the board writes for seekers and employers, and who wrote it.
create table blog_authors (
  id uuid primary key,
  -- In addresses.
  slug text not null unique,
  name text not null,
  line text not null default '',
  created_at timestamptz not null default now()
);

create table blog_posts (
  id uuid primary key,
  -- In addresses; chosen when it is first published, and never another one after that.
  slug text unique,
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  -- What readers see, as it was last published. The body is Markdown.
  title text not null default '',
  summary text not null default '',
  body text not null default '',
  category text not null default '',
  tags text[] not null default '{}',
  author_id uuid references blog_authors on delete set null,
-- One of its own pictures. Not a reference: a backup writes tables one after the other, and those go round in a circle.
    cover_id uuid,
  -- First, and last.
  published_at timestamptz,
  changed_at timestamptz,
  -- When the queue publishes what stands in the draft then.
  scheduled_for timestamptz,
  -- What is being written, as the contract's postDraftSchema has it.
  draft jsonb not null,
  -- Whoever saves names the version that they saw.
  draft_version integer not null default 1,
  draft_saved_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check (state = 'draft' or (slug is not null and published_at is not null and changed_at is not null)),
  check (state <> 'published' or scheduled_for is null)
);
create index blog_posts_newest on blog_posts (published_at desc, id desc) where state = 'published';
create index blog_posts_due on blog_posts (scheduled_for) where scheduled_for is not null;
create index blog_posts_author on blog_posts (author_id);

-- Each publication, to be set back to.
create table blog_post_versions (
  id uuid primary key,
  post_id uuid not null references blog_posts on delete cascade,
  number integer not null,
  draft jsonb not null,
  created_at timestamptz not null default now(),
  unique (post_id, number)
);

create table blog_pictures (
  id uuid primary key,
  post_id uuid not null references blog_posts on delete cascade,
  alternative_text text not null,
  -- Of the largest size: the page keeps its place free.
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now()
);
create index blog_pictures_post on blog_pictures (post_id, created_at);
create index blog_posts_cover on blog_posts (cover_id) where cover_id is not null;

create table blog_picture_files (
  picture_id uuid not null references blog_pictures on delete cascade,
  width integer not null,
  file_id uuid not null references files on delete cascade,
  primary key (picture_id, width)
);
create index blog_picture_files_file on blog_picture_files (file_id);
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('resume', 'picture', 'export', 'posting', 'logo', 'company-picture', 'blog-picture'));

-- What charts in posts show, counted from the postings every hour.
create table blog_figures (
  name text primary key,
  figures jsonb not null,
  counted_at timestamptz not null default now()
);

-- Pages show posts: who keeps pages hears of each change that readers see.
alter table job_changes drop constraint job_changes_kind_check;
alter table job_changes add constraint job_changes_kind_check check (kind in ('job', 'company', 'place', 'post'));

create function note_post_change() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id) values ('post', coalesce(new.id, old.id)::text);
  perform pg_notify('job_changes', '');
  return null;
end $$;
create trigger blog_posts_inserted after insert on blog_posts
  for each row when (new.state <> 'draft') execute function note_post_change();
create trigger blog_posts_updated
  after update of slug, state, title, summary, body, category, tags, author_id, cover_id, changed_at on blog_posts
  for each row when (new.state <> 'draft' or old.state <> 'draft') execute function note_post_change();
create trigger blog_posts_deleted after delete on blog_posts
  for each row when (old.state <> 'draft') execute function note_post_change();
