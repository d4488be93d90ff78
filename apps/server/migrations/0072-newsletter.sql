-- Who gets the newsletter, or has been mailed a link to begin it.
create table newsletter_subscribers (
  id uuid primary key,
  -- In lower case.
  email text not null unique,
  -- Of the link that begins the subscription.
  confirm_hash text unique,
  confirm_expires_at timestamptz,
  -- Mails to somebody who may not have asked for them, since the first of them: they are few.
  links_sent integer not null default 0,
  links_sent_since timestamptz,
  confirmed_at timestamptz,
  -- A row is kept for thirty days after it was stopped, so that a press by mistake can be taken back.
  stopped_at timestamptz,
  stop_reason text check (stop_reason in ('asked', 'refused')),
  -- Stands in each mail, so that it cannot be kept as a hash: it stops these mails, or takes that back.
  stop_secret text not null unique,
  created_at timestamptz not null default now(),
  check ((stopped_at is null) = (stop_reason is null)),
  check (stopped_at is null or confirmed_at is not null)
);
create index newsletter_subscribers_confirmed on newsletter_subscribers (id)
  where confirmed_at is not null and stopped_at is null;
create index newsletter_subscribers_swept on newsletter_subscribers (confirm_expires_at) where confirmed_at is null;
create index newsletter_subscribers_stopped on newsletter_subscribers (stopped_at) where stopped_at is not null;

create table newsletter_issues (
  id uuid primary key,
  -- In addresses; chosen when it is sent.
  slug text unique,
  state text not null default 'draft' check (state in ('draft', 'sending', 'sent', 'stopped')),
  -- As it was sent. The body is Markdown.
  title text not null default '',
  summary text not null default '',
  body text not null default '',
  -- What is being written, as the contract's issueDraftSchema has it.
  draft jsonb not null,
  -- Whoever saves names the version that they saw.
  draft_version integer not null default 1,
  draft_saved_at timestamptz not null default now(),
  -- When the queue begins to send what stands in the draft then.
  scheduled_for timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  -- Who had confirmed when it began.
  receivers integer not null default 0,
  -- How far it is: the last subscriber it went to, and how often a batch was looked for. A batch is one turn's.
  reached uuid,
  turn integer not null default 0,
  turn_at timestamptz,
  created_at timestamptz not null default now(),
  check (state = 'draft' or (slug is not null and started_at is not null)),
  check (state = 'draft' or scheduled_for is null)
);
create index newsletter_issues_newest on newsletter_issues (started_at desc, id desc) where state <> 'draft';
create index newsletter_issues_due on newsletter_issues (scheduled_for) where scheduled_for is not null;
create index newsletter_issues_sending on newsletter_issues (turn_at) where state = 'sending';

-- One row for each mail of an issue: nobody gets it twice. It outlives its subscriber, for the figures alone.
create table newsletter_deliveries (
  id uuid primary key,
  issue_id uuid not null references newsletter_issues on delete cascade,
  subscriber_id uuid references newsletter_subscribers on delete set null,
  -- In the queue, and in the record of mails while that is kept.
  queue_id uuid not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  -- Whether it is the issue with which somebody stopped the newsletter.
  has_stopped boolean not null default false,
  created_at timestamptz not null default now(),
  unique (issue_id, subscriber_id)
);
create index newsletter_deliveries_subscriber on newsletter_deliveries (subscriber_id, created_at desc);
create index newsletter_deliveries_queued on newsletter_deliveries (issue_id) where state = 'queued';

-- Pages show sent issues, as they do posts.
create trigger newsletter_issues_inserted after insert on newsletter_issues
  for each row when (new.state <> 'draft') execute function note_post_change();
create trigger newsletter_issues_updated after update of state on newsletter_issues
  for each row when (new.state <> old.state) execute function note_post_change();
create trigger newsletter_issues_deleted after delete on newsletter_issues
  for each row when (old.state <> 'draft') execute function note_post_change();
