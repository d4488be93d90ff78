-- Public pages of a resume, each at an unguessable link that ends.
create table resume_links (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Null once the resume is deleted for good: the link stays in the list with who has looked, and opens nothing.
  resume_id uuid references resumes on delete set null,
  -- Whom it is for, in its owner's words.
  label text not null,
  -- Of the link's secret, which is shown once, when it is made.
  token_hash text not null unique,
  with_contact boolean not null,
  allows_download boolean not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  view_count integer not null default 0,
  created_at timestamptz not null default now(),
  -- The file says everything.
  check (with_contact or not allows_download)
);
create index resume_links_user on resume_links (user_id, created_at desc);
create index resume_links_resume on resume_links (resume_id) where resume_id is not null;

-- Who looked, once a visitor and day, without an address.
create table resume_link_views (
  link_id uuid not null references resume_links on delete cascade,
  day date not null,
  -- A fingerprint with the link's secret in it, which is stored nowhere: it leads back to nobody.
  visitor text not null,
  device text not null,
  has_downloaded boolean not null default false,
  viewed_at timestamptz not null default now(),
  primary key (link_id, day, visitor)
);
create index resume_link_views_viewed on resume_link_views (viewed_at);
