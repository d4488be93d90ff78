-- The schema as of the first release. Ids are UUIDv7, made by the server; money is in minor units; times are UTC.

-- Skills as they are compared: capitals do not matter. All at once: taking the list apart takes twice as long.
create function fold_names(names text[]) returns text[] language plpgsql immutable parallel safe
  as $$ begin return lower(names::text)::text[]; end $$;

-- Names as they are compared and sorted: words in lower case, without accents and signs.
create function fold_name(name text) returns text language sql immutable parallel safe
  return trim(regexp_replace(
    lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f''’]', '', 'g')),
    '[^a-z0-9\u00c0-\u1fff\u2c00-\u2dff\u3040-\U0010ffff]+', ' ', 'g'
  ));

-- Under which letter a folded name stands: that of letter-rules.ts.
create function letter_of(folded text) returns text language sql immutable parallel safe
  return case
    when folded ~ '^[a-z]' then left(folded, 1)
    when folded ~ '^[0-9]' then '0-9'
    else ''
  end;

-- The host of a website as two are compared, without "www."; empty for none.
create function website_host_of(website text) returns text language sql immutable parallel safe
  return regexp_replace(lower(trim(website)), '^([a-z][a-z0-9+.-]*://)?([^/?#@]*@)?(www\.)?([^/?#:]*).*$', '\4');

-- What a name looks like: letters that are read as others are written as those, after the table of confusable characters
-- of Unicode Technical Standard 39, as far as it goes from letters of these scripts to one of the alphabet or a figure.
create function look_of(name text) returns text language sql immutable parallel safe
  return replace(replace(fold_name(translate(
    normalize(name, NFKD),
    'I10ꝚƧϨꙄᒿꞫȜƷꝪⳌЗӠᏎƼⳒбᏮȣȢꝮⳊɑαаΑАᎪᗅꓮƄЬᏏᑲᖯꞴΒВᏴᗷꓐᴄⲥсꮯⲤСᏟꓚԁᏧᑯꓒᎠᗞᗪꓓꬲ'
    'еҽΕЕᎬꓰꬵꞙẝքꞘϜᖴꓝɡᶃƍցԌᏀᏳꓖһհᏂΗⲎНᎻᕼꓧıɪɩιіꙇӏꭵᎥϳјꞲͿЈᎫᒍꓙΚⲔКᏦꓗƖǀΙⲒІӀꓲ'
    'ⳐᏞᒪꓡΜϺⲘМᎷᗰꓟոռΝⲚꓠᴏᴑꬽοσⲟоօΟⲞОՕꓳρⲣрΡⲢРᏢᑭꓑԛգզꭇꭈᴦⲅгꮁƦᎡᏒᖇꓣꜱƽѕꮪЅՏᏕᏚ'
    'ꓢΤⲦТᎢꓔꞟᴜꭎꭒʋυսՍᑌꓴᴠνѵꮩѴᏙᐯꓦɯᴡѡԝաꮃԜᎳᏔꓪхᕁᕽꞳΧⲬХꓫɣᶌʏỿꭚγуүΥⲨУҮᎩᎽꓬᴢꮓΖ'
    'Ꮓꓜ',
    'llO222223333333456668899aaaAAAAAbbbbbBBBBBBccccCCCCddddDDDDe'
    'eeEEEEffffFFFFggggGGGGhhhHHHHHHiiiiiiiiijjJJJJJJKKKKKlllllll'
    'LLLLMMMMMMMnnNNNooooooooOOOOOpppPPPPPPqqqrrrrrrRRRRRssssSSSS'
    'STTTTTuuuuuuuUUUvvvvVVVVwwwwwwWWWWxxxXXXXXyyyyyyyyYYYYYYYzzZ'
    'ZZ'
  )), 'rn', 'm'), 'vv', 'w');

create table files (
  id uuid primary key,
  purpose text not null check (
    purpose in ('resume', 'picture', 'export', 'posting', 'logo', 'company-picture', 'blog-picture')
  ),
  -- Where the store keeps the bytes; generated, never taken from the upload.
  storage_key text not null unique,
  name text not null,
  extension text not null,
  media_type text not null,
  size integer not null check (size > 0),
  sha256 text not null,
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key,
  role text not null check (role in ('candidate', 'employer', 'staff')),
  email text not null,
  -- Null until the owner sets one by the link in the welcome mail.
  password_hash text,
  first_name text not null,
  last_name text not null,
  job_title text not null default '',
  location text not null default '',
  phone text not null default '',
  desire_compensation text not null default '',
  education_level text not null default '',
  experience_level text not null default '',
  value_most_in_company text[] not null default '{}',
  allowed_text boolean not null default false,
  best_job_first boolean not null default false,
  send_resume_to_expert boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the mailbox was last proven by a link; null until then.
  email_confirmed_at timestamptz,
  -- The address that its owner has still to confirm; until then the old one signs in and gets the mail.
  pending_email text,
  -- The person asked for deletion: nothing can be undone after this moment.
  deletion_due_at timestamptz,
  picture_file_id uuid references files,
  -- Accounts that the demo has made: their passwords are printed at start, so that they sign in where demo data is
  -- shown and nowhere else.
  is_demo boolean not null default false,
  staff_role text check (staff_role in ('reviewer', 'moderator', 'administrator')),
  -- A suspended account cannot sign in, and employers do not find it.
  suspended_at timestamptz,
  constraint users_staff_role check ((role = 'staff') = (staff_role is not null))
);
create unique index users_email on users (lower(email));
create index users_deletion_due on users (deletion_due_at) where deletion_due_at is not null;
create index users_picture on users (picture_file_id) where picture_file_id is not null;
create index users_suspended on users (id) where suspended_at is not null;

create table companies (
  id uuid primary key,
  name text not null,
  slug text not null unique,
  website text not null default '',
  about text not null default '',
  industry text not null default '',
  created_at timestamptz not null default now(),
  country text not null default '',
  -- The category of the profile is `industry` and its description `about`, which imports and the board use already.
  email text not null default '',
  founded_on date,
  contact_phone text not null default '',
  contact_email text not null default '',
  contact_country text not null default '',
  contact_city text not null default '',
  contact_zip text not null default '',
  contact_address text not null default '',
  -- Degrees, WGS 84: where the marker of the map stands.
  latitude double precision,
  longitude double precision,
  facebook text not null default '',
  twitter text not null default '',
  google text not null default '',
  linkedin text not null default '',
  -- Compared byte by byte: letters are folded already, and the order is the same on every machine.
  folded_name text collate "C" not null generated always as (fold_name(name)) stored,
  letter text collate "C" not null generated always as (letter_of(fold_name(name))) stored,
  -- Why only its members see the company, and it cannot invite: its owner has not proven the work address, or
  -- staff have to review it, because another company has its name or website. Null for all others.
  held_reason text check (held_reason in ('unconfirmed', 'name', 'website', 'letters', 'suspended')),
  website_host text not null generated always as (website_host_of(website)) stored,
  -- The largest size of the logo; its id is the address of them all. A new logo has a new one.
  logo_file_id uuid references files on delete set null,
  -- Since when the company is known to be that of its website, and by what; both or neither.
  verified_at timestamptz,
  verified_by text check (verified_by in ('mail', 'dns', 'staff')),
  look text collate "C" not null generated always as (look_of(name)) stored,
  constraint companies_position check ((latitude is null) = (longitude is null)),
  constraint companies_verified check ((verified_at is null) = (verified_by is null))
);
create index companies_folded_name on companies (folded_name, id);
create index companies_website_host on companies (website_host) where website_host <> '';
create index companies_held on companies (created_at) where held_reason is not null;
create index companies_logo on companies (logo_file_id) where logo_file_id is not null;
create index companies_verified_by on companies (verified_by) where verified_by is not null;
create index companies_look on companies (look) where verified_at is not null and look <> '';

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The device of a session as its browser named itself; no address is kept.
  user_agent text not null default '',
  -- Of several companies the one that is worked for in this session; the first joined where it is none of them.
  company_id uuid references companies on delete set null,
  -- When the second step of signing in was passed in this session; until then it opens nothing of the staff's (L-16).
  second_step_at timestamptz
);
create index sessions_user on sessions (user_id);
-- What is swept by its age is found by it.
create index sessions_expires on sessions (expires_at);
create index sessions_company on sessions (company_id) where company_id is not null;

create table one_time_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('set-password', 'confirm-email', 'delete-account', 'reset-second-step')),
  token_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  -- The address that the link was mailed to: a link proves that mailbox and no other.
  email text not null default ''
);
create index one_time_tokens_user on one_time_tokens (user_id);
create index one_time_tokens_expires on one_time_tokens (expires_at);

create table company_members (
  company_id uuid not null references companies on delete cascade,
  user_id uuid not null references users on delete cascade,
  member_role text not null check (member_role in ('owner', 'recruiter', 'viewer')),
  created_at timestamptz not null default now(),
  primary key (company_id, user_id)
);
create index company_members_user on company_members (user_id);

create table places (
  id integer primary key generated always as identity,
  city text not null,
  region text not null default '',
  country_code text not null default '',
  country text not null default '',
  latitude real,
  longitude real,
  unique (city, region, country_code)
);

create table jobs (
  id uuid primary key,
  -- A dense number beside the id: the in-memory columns of the search are indexed by it.
  number integer generated always as identity unique,
  company_id uuid not null references companies on delete cascade,
  -- 'demo', 'employer' or the name of an import; unique with the source's own id.
  source text not null,
  source_id text not null,
  status text not null check (status in ('draft', 'pending', 'active', 'expired', 'filled')),
  title text not null,
  description text not null default '',
  requirements text[] not null default '{}',
  how_to_apply text not null default '',
  education text not null default '',
  category text not null,
  type text,
  work_mode text check (work_mode in ('on-site', 'hybrid', 'remote')),
  place_ids integer[] not null default '{}',
  skills text[] not null default '{}',
  experience_min smallint,
  experience_max smallint,
  salary_min bigint,
  salary_max bigint,
  salary_currency text,
  salary_period text,
  -- The upper end as whole US dollars a year: what salaries are compared by.
  salary_yearly_usd integer,
  apply_url text,
  posted_at timestamptz,
  deadline date,
  -- A fingerprint of what an import brought, so that an unchanged row costs nothing.
  source_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_vector tsvector not null,
  title_vector tsvector not null,
  -- When the employer or the source last confirmed that the job is open. This column and the next are not
  -- indexed, so that an update of them alone touches no index.
  confirmed_at timestamptz not null default now(),
  -- When the employer was last asked to confirm it.
  confirmation_asked_at timestamptz,
  closed_at timestamptz,
  -- What stands between a pending job and everybody.
  awaits_payment boolean not null default false,
  awaits_approval boolean not null default false,
  publish_at timestamptz,
  -- From where people may work, by the English names of countries; empty for no limit but the places.
  applicant_countries text[] not null default '{}',
  -- Who is told of applications; empty for everybody who works for the company.
  notify_email text not null default '',
  attachment_file_id uuid references files,
  -- Put away by its company: seekers find it closed, its applications stay.
  trashed_at timestamptz,
  -- Closed by hand: its source, which may still have it, does not open it again.
  closed_by_company boolean not null default false,
  -- A staff decision that hides the job: changes requested, refused, or taken down.
  moderation text check (moderation in ('changes', 'refused', 'suspended')),
  -- The reason that the company was given.
  moderation_reason text not null default '',
  -- Since when it waits for a review: its first publishing, or its last change after a decision.
  approval_asked_at timestamptz,
  unique (source, source_id),
  constraint jobs_trashed_closed check (trashed_at is null or status <> 'active')
) with (toast_tuple_target = 256);
alter table jobs
  alter source set storage main,
  alter source_id set storage main,
  alter status set storage main,
  alter title set storage main,
  alter category set storage main,
  alter type set storage main,
  alter work_mode set storage main,
  alter place_ids set storage plain,
  alter skills set storage main;
-- New words are collected and merged in batches: merging each row at once takes twice the time of the insert and
-- five times the log. The list that a search has to read besides is kept short.
create index jobs_search on jobs using gin (search_vector) with (gin_pending_list_limit = 1024);
create index jobs_title on jobs using gin (title_vector) with (gin_pending_list_limit = 256);
create index jobs_company on jobs (company_id, posted_at desc);
-- When an open job came: an import brings days later what its source had posted, a draft is posted days after it
-- was written.
create index jobs_came on jobs (greatest(created_at, posted_at)) where status = 'active';
-- Who asks for a skill or a title by its whole name: a search through the words would find what only mentions it.
create index jobs_skills on jobs using gin (fold_names(skills)) where status = 'active';
create index jobs_titles on jobs (lower(trim(split_part(title, ',', 1)))) where status = 'active';
-- Few jobs are closed at first, later most: the counters of home count them by this alone.
create index jobs_closed on jobs (type) where status in ('expired', 'filled');
create index jobs_pending on jobs (company_id) where status = 'pending';
create index jobs_attachment on jobs (attachment_file_id) where attachment_file_id is not null;
create index jobs_trashed on jobs (trashed_at) where trashed_at is not null;
create index jobs_to_approve on jobs (approval_asked_at, id)
  where status = 'pending' and awaits_approval and moderation is null;
create index jobs_moderated on jobs (company_id) where moderation is not null;

create table resumes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  file_id uuid not null references files,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  -- The CV manager (G-7): resumes have a label, may be replaced, and are deleted with a while to take it back.
  -- What its owner calls it; empty where it goes by the name of its file.
  label text not null default '',
  -- When another file took the place of the first one, the last time.
  replaced_at timestamptz,
  -- Since when it is deleted. Its row and file stay until it cannot be taken back any more.
  removed_at timestamptz
);
create index resumes_user on resumes (user_id);
-- Needed when a file is deleted, and when the sweep looks for unreferenced files.
create index resumes_file on resumes (file_id);
create unique index resumes_default on resumes (user_id) where is_default and removed_at is null;
create index resumes_removed on resumes (removed_at) where removed_at is not null;

-- The way of an application through a company. Seven kinds are every company's; `own` ones are added by it.
-- A company's rows are made when its applicants are first looked at.
create table application_stages (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  kind text not null check (kind in ('new', 'seen', 'shortlist', 'interview', 'offer', 'hired', 'declined', 'own')),
  name text not null,
  position integer not null,
  -- Whether candidates are mailed when their application comes here.
  notifies boolean not null,
  created_at timestamptz not null default now()
);
create unique index application_stages_kind on application_stages (company_id, kind) where kind <> 'own';
create unique index application_stages_name on application_stages (company_id, lower(name));

create table applications (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  user_id uuid not null references users on delete cascade,
  resume_id uuid references resumes on delete set null,
  cover_letter text not null default '',
  status text not null check (status in ('submitted', 'viewed', 'withdrawn')),
  created_at timestamptz not null default now(),
  -- Null is the company's stage `new`, so that an application need not know the company's stages.
  stage_id uuid references application_stages,
  -- Grows with each move; a move names the version that the member saw.
  stage_version integer not null default 0,
  moved_at timestamptz not null default now(),
  moved_by uuid references users on delete set null,
  -- The latest version that the candidate was told of.
  told_version integer not null default 0,
  rating smallint check (rating >= 1 and rating <= 5),
  starred boolean not null default false,
  -- An application and a request for a review carry the file as it was when they were sent: they name it themselves,
  -- whatever becomes of the resume that it was taken from.
  file_id uuid not null references files,
  unique (job_id, user_id)
);
create index applications_user on applications (user_id, created_at desc);
create index applications_stage on applications (job_id, stage_id, moved_at desc, id desc)
  where status <> 'withdrawn';
create index applications_stage_id on applications (stage_id) where stage_id is not null;
create index applications_moved_by on applications (moved_by) where moved_by is not null;
create index applications_resume on applications (resume_id) where resume_id is not null;
create index applications_file_id on applications (file_id);

create table application_events (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  status text not null,
  created_at timestamptz not null default now(),
  -- The stage that an event led to, as it was called then, and who led there.
  stage_kind text,
  stage_name text,
  moved_by uuid references users on delete set null
);
create index application_events_application on application_events (application_id, created_at);
create index application_events_moved_by on application_events (moved_by) where moved_by is not null;

create table critiques (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  resume_id uuid references resumes on delete set null,
  review_link text,
  opened_by_customer boolean not null default false,
  review_ready boolean not null default false,
  created_at timestamptz not null default now(),
  -- The desk of the reviewers (C-5, L-10). The column review_link is read by nothing any more: a link is made from its
  -- token, which its owner can renew and revoke.
  -- Whether something is still to be written. A review that was opened again is, while its last publication is read.
  is_open boolean not null default true,
  claimed_by uuid references users on delete set null,
  claimed_at timestamptz,
  worked_at timestamptz,
  -- What is written so far; null before anything is.
  fields jsonb,
  version integer not null default 0,
  -- The resume as it was read when the review began: comments keep their places, whatever a later reader makes of it.
  sheet jsonb,
  -- In clear, so that the owner sees the link again; null before there is one, and for one that was revoked.
  link_token text,
  round integer not null default 1,
  previous_id uuid references critiques on delete set null,
  file_id uuid not null references files,
  -- The sentences of a review that a program wrote when it was begun, by section (C-6): what the reviewer leaves of them
  -- is published as found automatically. Null until the form is opened, and where the resume cannot be read.
  prefill jsonb
);
create index critiques_user on critiques (user_id, created_at desc);
create unique index critiques_link_token on critiques (link_token);
-- One second round each.
create unique index critiques_previous on critiques (previous_id);
create index critiques_open on critiques (created_at, id) where is_open;
create index critiques_claimed on critiques (claimed_by) where claimed_by is not null;
create index critiques_resume on critiques (resume_id) where resume_id is not null;
create index critiques_file_id on critiques (file_id);

create table captured_mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null default now(),
  -- Whom a captured mail speaks of besides its recipient, so that it can be erased with that person.
  concerns uuid,
  -- What a mail carries beside the usual headers, such as how to unsubscribe.
  headers jsonb not null default '{}',
  -- The calendar entry that came with a captured mail.
  calendar text
);
create index captured_mails_created on captured_mails (created_at desc);

-- Attempts by key and window, where several processes share them. The columns are rate-limiter-flexible's.
create table rate_limits (
  key character varying(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- How far the demo data got, so that an interrupted load goes on where it stopped.
create table demo_progress (
  name text primary key,
  done integer not null,
  total integer not null,
  updated_at timestamptz not null default now()
);

-- What a person agreed to, every time it changed; the newest row of a purpose is what holds.
create table consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('allowedText', 'bestJobFirst', 'sendResumeToExpert')),
  granted boolean not null,
  source text not null check (source in ('signup', 'profile', 'resume-review')),
  created_at timestamptz not null default now()
);
create index consents_user on consents (user_id, purpose, created_at desc);

create table company_invitations (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  email text not null,
  member_role text not null check (member_role in ('owner', 'recruiter', 'viewer')),
  -- Stays when the colleague who invited has left.
  invited_by uuid references users on delete set null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
-- One open invitation for an address: a second one replaces the first.
create unique index company_invitations_email on company_invitations (company_id, lower(email));

create table account_exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  status text not null check (status in ('waiting', 'running', 'ready', 'failed')),
  -- Parts written of all parts: what the progress bar shows.
  done integer not null default 0,
  total integer not null default 0,
  file_id uuid references files,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz
);
create index account_exports_user on account_exports (user_id, created_at desc);
create index account_exports_file on account_exports (file_id) where file_id is not null;

-- What is sold, in the order of the list. The first is never shown.
create table packages (
  -- The checkout's own name for it: what its webhooks say was bought.
  product_id text primary key,
  position integer not null unique,
  name text not null,
  description text not null,
  price_cents integer not null check (price_cents >= 0),
  -- Path and query below the checkout's origin, so that a changed origin changes every link.
  checkout_path text not null check (checkout_path ~~ '/%'),
  -- A package that is no longer sold: its orders go on, and its webhooks still find its name.
  retired_at timestamptz
);

-- Bookkeeping: what was sold, when and for how much. Without names: an order outlives its buyer.
create table orders (
  id uuid primary key,
  user_id uuid references users on delete set null,
  -- The checkout's own number of the order; the second report of one order finds the first.
  external_id text not null unique,
  product_id text not null,
  -- As it was at the time of sale.
  package_name text not null,
  price_cents integer not null check (price_cents >= 0),
  status_percentage smallint not null check (status_percentage >= 0 and status_percentage <= 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the checkout gave the money of an order back.
  refunded_at timestamptz,
  -- What staff noted of an order: that it was looked at, or what is wrong with it.
  staff_mark text check (staff_mark in ('seen', 'problem')),
  staff_note text not null default '',
  staff_marked_at timestamptz
);
create index orders_user on orders (user_id, created_at desc);
create index orders_created on orders (created_at desc, id desc);

-- Ids of webhooks that were acted upon: one that comes again changes nothing.
create table webhook_receipts (
  id text primary key,
  received_at timestamptz not null default now(),
  -- Every report of the checkout by its id: what it said, and what became of it. Only what is signed comes so far.
  last_received_at timestamptz not null default now(),
  deliveries integer not null default 1,
  -- Null where the report could not be read.
  kind text,
  -- The checkout's number of the order, and our order that was made or changed.
  order_number text,
  order_id uuid,
  -- Why it was not acted upon; null once it was, and for all of them that came before this was kept.
  refusal text,
  -- When staff found that nothing is to be done about a refused one.
  set_aside_at timestamptz,
  -- What it changed of the order: before, which is null for a new one, and after.
  changes jsonb,
  -- As it was checked; null where it could not be read, and where the customer that it names has no account.
  payload jsonb
);
create index webhook_receipts_received on webhook_receipts (received_at);
create index webhook_receipts_last on webhook_receipts (last_received_at desc, id desc);
create index webhook_receipts_order on webhook_receipts (order_id) where order_id is not null;
create index webhook_receipts_refused on webhook_receipts (received_at) where refusal is not null;

-- Codes that hand a customer over to the checkout. A redeemed one is deleted.
create table customer_login_codes (
  code_hash text primary key,
  user_id uuid not null references users on delete cascade,
  -- The origin that the code is for.
  audience text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- A code hands over the person of a session, and ends with it.
  session_id uuid references sessions on delete cascade
);
create index customer_login_codes_user on customer_login_codes (user_id);
create index customer_login_codes_session on customer_login_codes (session_id);

create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  message text not null,
  -- Null for guests; a member's messages go with the account.
  user_id uuid references users on delete cascade,
  created_at timestamptz not null default now(),
  -- What becomes of a message of the contact page. Who answers holds it for a while, so that two do not answer at once.
  state text not null default 'open' check (state in ('open', 'answered', 'spam')),
  held_by uuid references users on delete set null,
  held_at timestamptz
);
create index contact_messages_created on contact_messages (created_at desc);
create index contact_messages_user on contact_messages (user_id);
create index contact_messages_open on contact_messages (created_at) where state = 'open';
create index contact_messages_held_by on contact_messages (held_by) where held_by is not null;

-- The key that signs challenges: one row for all processes, written by the first that needs it.
create table captcha_secret (
  only_one boolean primary key default true check (only_one),
  secret text not null
);

-- Solved challenges that were used, until they would have expired anyway: each works once.
create table used_captchas (
  signature text primary key,
  expires_at timestamptz not null
);
create index used_captchas_expires on used_captchas (expires_at);

-- A job of the board that a user liked, or one that the user wrote down, which has no job_id.
create table saved_jobs (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{21}$'),
  user_id uuid not null references users on delete cascade,
  job_id uuid references jobs on delete cascade,
  -- Of a liked job null, unless the person calls it something else than the posting does.
  title text,
  company text,
  -- Free text, as the person wrote it.
  date text not null default '',
  created_at timestamptz not null default now(),
  check (job_id is not null or title is not null and company is not null),
  unique (user_id, job_id)
);
create index saved_jobs_user on saved_jobs (user_id, created_at, id);
create index saved_jobs_job on saved_jobs (job_id);

create table job_alerts (
  id uuid primary key,
  -- Null for guests. A member's mails go to the account's address, whatever it is then.
  user_id uuid references users on delete cascade,
  -- Of a guest, in lower case.
  email text,
  name text not null,
  -- As the contract's alertCriteriaSchema has it.
  criteria jsonb not null,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  -- Stands in every mail of the alert, so that it cannot be kept as a hash: it stops the alert and nothing else.
  unsubscribe_secret text not null unique,
  -- Of the link that confirms a guest's address.
  confirm_hash text unique,
  confirm_expires_at timestamptz,
  -- Nothing is sent before.
  confirmed_at timestamptz,
  paused_at timestamptz,
  -- Kept for a day, so that a person can change their mind.
  deleted_at timestamptz,
  last_sent_at timestamptz,
  -- Jobs that came after this are new to the alert.
  watermark timestamptz not null default now(),
  -- When to look again; while a process looks, the end of its turn.
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint job_alerts_check check ((user_id is null) = (email is not null)),
  constraint job_alerts_check1 check (user_id is null or confirmed_at is not null)
);
create index job_alerts_user on job_alerts (user_id);
create index job_alerts_email on job_alerts (email);
create index job_alerts_due on job_alerts (due_at)
  where confirmed_at is not null and paused_at is null and deleted_at is null;

-- What an alert has sent: never the same job twice.
create table alert_deliveries (
  alert_id uuid not null references job_alerts on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  delivered_at timestamptz not null default now(),
  primary key (alert_id, job_id)
);
create index alert_deliveries_job on alert_deliveries (job_id);

-- Requests for a call back.
create table call_back_requests (
  id uuid primary key,
  name text not null,
  phone text not null,
  topic text not null default '',
  -- Null for guests; a member's requests go with the account.
  user_id uuid references users on delete cascade,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  note text not null default ''
);
create index call_back_requests_created on call_back_requests (created_at desc);
create index call_back_requests_user on call_back_requests (user_id);
create index call_back_requests_open on call_back_requests (created_at) where done_at is null;

create table job_reports (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  user_id uuid references users on delete cascade,
  -- Tells the reporters of one job apart: a fingerprint of the job with the account, the address or the line.
  reporter_hash text not null,
  -- Where an answer goes; empty where the reporter wants none.
  email text not null default '',
  reason text not null check (reason in ('closed', 'misleading', 'money', 'discriminates', 'spam', 'other')),
  text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Reports stay after they were decided, until they are a year old: who reports again what was decided is seen to.
  decided_at timestamptz,
  decision text check (decision in ('keep', 'close', 'suspend')),
  unique (job_id, reporter_hash),
  constraint job_reports_decided check ((decided_at is null) = (decision is null))
);
create index job_reports_user on job_reports (user_id);
create index job_reports_created on job_reports (created_at);
create index job_reports_open on job_reports (job_id, created_at) where decided_at is null;

-- What people have said about the product and let it quote.
create table testimonials (
  id uuid primary key,
  quote text not null,
  person_name text not null,
  person_role text not null,
  created_at timestamptz not null default now(),
  -- Testimonials are put in order, hidden and given a picture by staff (J-5). Those of before: the newest first.
  position integer not null default 0,
  hidden_at timestamptz,
  picture_file_id uuid references files,
  version integer not null default 1 check (version > 0)
);
create index testimonials_picture on testimonials (picture_file_id) where picture_file_id is not null;

-- Changes of the data behind public pages, for processes that keep data derived from it. The triggers below
-- write it in the transaction of the change itself, so that no code can forget to.
create table job_changes (
  -- The transaction that wrote it. A reader that remembers its last snapshot knows which of these it has not seen,
  -- however late and in which order they were committed.
  transaction xid8 not null default pg_current_xact_id(),
  sequence bigint generated always as identity,
  kind text not null check (kind in ('job', 'company', 'place', 'post')),
  -- The number of a job or of a place, the id of a company.
  id text not null,
  primary key (transaction, sequence)
);

-- The newest transaction whose rows were trimmed: a reader that missed them reads everything again.
create table job_changes_trimmed (
  single boolean primary key default true check (single),
  transaction xid8 not null
);

-- Names of stored files whose rows are gone and whose bytes are still to be removed. A trigger writes them in the
-- transaction that deletes the row: no way of deleting can forget it.
create table file_removals (
  storage_key text primary key,
  deleted_at timestamptz not null default now()
);

-- Former addresses of accounts, and pending changes: for a week, the owner of one can reverse the change.
-- Separate from the other links, because nothing done with the account, not even a new password, may end it.
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  old_email text not null,
  -- Whether a link had proven the old address; it is then reserved, and no one else can sign up with it.
  was_proven boolean not null,
  -- Of the link in the mail about the request, and of the one in the mail about the change.
  asked_token_hash text not null unique,
  moved_token_hash text unique,
  created_at timestamptz not null default clock_timestamp(),
  -- Null while the new address waits for its confirmation.
  moved_at timestamptz,
  expires_at timestamptz not null
);
create index email_changes_user on email_changes (user_id, created_at);
create index email_changes_address on email_changes (lower(old_email));

-- One row for each mail that was handed to the mail server, or is being handed to it, by the id of its job: a job
-- that runs again finds out here that its mail has left. Nothing in it says whose mail it was.
create table mail_sends (
  id uuid primary key,
  -- When an attempt took the mail; null between two attempts.
  taken_at timestamptz,
  sent_at timestamptz,
  -- The record of each mail says now whose it was and what became of it, and nothing of what it says. It is written with
  -- the mail itself.
  created_at timestamptz not null default now(),
  -- Empty for mails from before this was kept.
  recipient text not null default '',
  kind text not null default 'other',
  -- The user whom a mail to another recipient is about; the record is erased with that user.
  concerns uuid,
  -- Of mails about an order: which.
  about uuid,
  attempts integer not null default 0,
  -- What the mail server said when it last did not take the mail.
  reason text not null default '',
  -- When it refused the mail for good.
  refused_at timestamptz
);
create index mail_sends_created on mail_sends (created_at desc, id desc);
create index mail_sends_unsent on mail_sends (created_at desc, id desc) where sent_at is null;
create index mail_sends_recipient on mail_sends (lower(recipient), created_at desc);
create index mail_sends_about on mail_sends (about) where about is not null;
-- Mails that came back, at once or after the mail server had taken them.
create index mail_sends_refused on mail_sends (created_at desc, id desc) where refused_at is not null;

-- Who did what for a company. The names stay when the person leaves; a deleted account leaves none.
create table company_events (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  -- Null if no member did it, or if the member has deleted the account.
  user_id uuid references users on delete set null,
  kind text not null,
  -- What it was done to: a job, an application, a colleague, as its kind says.
  subject_id uuid,
  -- The subject's name as it was then: a job's title, a role. No name of a candidate.
  detail text not null default '',
  created_at timestamptz not null default now()
);
create index company_events_company on company_events (company_id, created_at desc, id desc);
create index company_events_user on company_events (user_id) where user_id is not null;

-- What an employer has typed of a posting and not published yet. A job exists from its first publishing on.
create table posting_drafts (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  -- The draft is the company's and stays when the colleague who began it leaves.
  created_by uuid references users on delete set null,
  -- The published job that the draft will change; null for what becomes a new one.
  job_id uuid references jobs on delete cascade,
  -- As typed: whether it can be published is decided then.
  fields jsonb not null,
  attachment_file_id uuid references files,
  -- Counts the saves, so that a save over a newer version than was read is refused.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index posting_drafts_company on posting_drafts (company_id, updated_at desc, id);
create index posting_drafts_author on posting_drafts (created_by) where created_by is not null;
-- One change of a job at a time: a second "Edit" opens the draft that is there.
create unique index posting_drafts_job on posting_drafts (job_id) where job_id is not null;
create index posting_drafts_attachment on posting_drafts (attachment_file_id) where attachment_file_id is not null;

create table job_questions (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  -- Null once it is not asked any more: it stays while there are answers to it.
  position smallint,
  kind text not null check (kind in ('yes-no', 'choice', 'number', 'text')),
  question text not null,
  options text[] not null default '{}',
  required boolean not null,
  -- Which answers speak against an applicant; for the employer's eyes alone.
  knockout jsonb,
  created_at timestamptz not null default now()
);
create index job_questions_job on job_questions (job_id, position);

create table application_answers (
  application_id uuid not null references applications on delete cascade,
  question_id uuid not null references job_questions on delete cascade,
  answer text not null,
  is_knockout boolean not null,
  primary key (application_id, question_id)
);
create index application_answers_question on application_answers (question_id, answer);

-- What a member has marked for themselves; colleagues have marks of their own.
create table managed_job_marks (
  user_id uuid not null references users on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  starred boolean not null default false,
  -- Marked as unread by hand; otherwise a job is unread if it has applications since read_at.
  unread boolean not null default false,
  read_at timestamptz,
  primary key (user_id, job_id)
);
create index managed_job_marks_job on managed_job_marks (job_id);

-- What one press changed, for as long as one press may take it back.
create table managed_job_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('jobs', 'marks')),
  -- The state of each job before and after, so that undo keeps later changes by other members.
  entries jsonb not null,
  created_at timestamptz not null default now()
);
create index managed_job_changes_user on managed_job_changes (user_id);
create index managed_job_changes_created on managed_job_changes (created_at);

-- How often a posting was looked at, a visitor a day counted once; who it was is kept nowhere.
create table job_views (
  job_id uuid not null references jobs on delete cascade,
  day date not null,
  source text not null check (source in ('search', 'list', 'alert', 'company', 'site', 'direct')),
  views integer not null check (views > 0),
  primary key (job_id, day, source)
);
-- They are counted, and forgotten, by day.
create index job_views_day on job_views (day);

create table application_notes (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  -- Null when the account is gone: what the company noted stays the company's.
  author_id uuid references users on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
create index application_notes_application on application_notes (application_id, created_at desc, id desc);
create index application_notes_author on application_notes (author_id) where author_id is not null;

create table applicant_tags (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  name text not null,
  created_at timestamptz not null default now()
);
create unique index applicant_tags_name on applicant_tags (company_id, lower(name));

create table application_tags (
  application_id uuid not null references applications on delete cascade,
  tag_id uuid not null references applicant_tags on delete cascade,
  primary key (application_id, tag_id)
);
create index application_tags_tag on application_tags (tag_id);

-- What a company and a candidate write to each other: one conversation for each application, and one without.
create table conversations (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  candidate_id uuid not null references users on delete cascade,
  application_id uuid references applications on delete cascade,
  -- What it is about: the application's job, or a posting that a candidate was asked about.
  job_id uuid references jobs on delete set null,
  -- Ids grow with time: lists are ordered and paged by this one.
  last_message_id uuid not null,
  unread_by_company integer not null default 0,
  unread_by_candidate integer not null default 0,
  created_at timestamptz not null default now(),
  unique nulls not distinct (company_id, candidate_id, application_id)
);
create index conversations_company on conversations (company_id, last_message_id desc);
create index conversations_company_created on conversations (company_id, created_at);
create index conversations_company_unread on conversations (company_id) where unread_by_company > 0;
create index conversations_candidate on conversations (candidate_id, last_message_id desc);
create index conversations_application on conversations (application_id) where application_id is not null;
create index conversations_job on conversations (job_id) where job_id is not null;

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  -- Null when a recruiter has deleted the account: what a company has written stays.
  author_id uuid references users on delete set null,
  from_company boolean not null,
  text text not null,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index messages_conversation on messages (conversation_id, id desc);
create index messages_unread on messages (conversation_id, from_company) where read_at is null;
create index messages_author on messages (author_id) where author_id is not null;

-- Companies that a candidate lets write no more.
create table blocked_companies (
  candidate_id uuid not null references users on delete cascade,
  company_id uuid not null references companies on delete cascade,
  created_at timestamptz not null default now(),
  primary key (candidate_id, company_id)
);
create index blocked_companies_company on blocked_companies (company_id);

-- A conversation has one candidate, who reports it once; a later report takes the place of the former.
create table conversation_reports (
  conversation_id uuid primary key references conversations on delete cascade,
  reason text not null check (reason in ('spam', 'money', 'discriminates', 'rude', 'other')),
  text text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decision text check (decision in ('keep', 'warn')),
  constraint conversation_reports_decided check ((decided_at is null) = (decision is null))
);
create index conversation_reports_open on conversation_reports (created_at) where decided_at is null;

-- Times that a recruiter offers, to one applicant or to several who then share them.
create table interview_rounds (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  author_id uuid references users on delete set null,
  duration_minutes integer not null check (duration_minutes >= 10 and duration_minutes <= 480),
  -- An IANA name: the zone that the recruiter chose the times in.
  time_zone text not null,
  place text not null default '',
  video_url text not null default '',
  note text not null default '',
  created_at timestamptz not null default now()
);
create index interview_rounds_company on interview_rounds (company_id);
create index interview_rounds_author on interview_rounds (author_id) where author_id is not null;

create table interview_offers (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  -- A changed offer keeps its id, which calendars know it by, and gets another round.
  round_id uuid not null references interview_rounds on delete cascade,
  status text not null check (status in ('offered', 'chosen', 'others-asked', 'declined', 'cancelled')),
  -- How often calendars were told something new of it (RFC 5545).
  sequence integer not null default 0,
  -- What the candidate wrote when asking for other times or declining.
  answer text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Of two recruiters who offer times for one application at once, one is refused here.
create unique index interview_offers_open on interview_offers (application_id)
  where status in ('offered', 'others-asked');
create index interview_offers_application on interview_offers (application_id);
create index interview_offers_round on interview_offers (round_id);

create table interview_slots (
  id uuid primary key,
  round_id uuid not null references interview_rounds on delete cascade,
  starts_at timestamptz not null,
  -- Of two candidates who choose one time at once, the second finds it taken.
  taken_by uuid unique references interview_offers on delete set null,
  unique (round_id, starts_at)
);

create table decline_templates (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  name text not null,
  text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index decline_templates_name on decline_templates (company_id, lower(name));

-- Letters that wait for the end of the time to change one's mind; one that was sent is a message and no row here.
create table decline_letters (
  application_id uuid primary key references applications on delete cascade,
  batch_id uuid not null,
  company_id uuid not null references companies on delete cascade,
  author_id uuid references users on delete set null,
  -- Where an undone decline returns to; the stage may be gone by then.
  from_stage_id uuid,
  text text not null,
  due_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index decline_letters_due on decline_letters (due_at);
create index decline_letters_batch on decline_letters (batch_id);
create index decline_letters_company on decline_letters (company_id);
create index decline_letters_author on decline_letters (author_id) where author_id is not null;

-- Which mails about applications a candidate gets; who has no row gets all of them.
create table mail_choices (
  user_id uuid primary key references users on delete cascade,
  messages boolean not null default true,
  viewed boolean not null default true,
  stages boolean not null default true,
  -- In the links that end a kind of mail without a sign-in.
  unsubscribe_secret text not null unique,
  updated_at timestamptz not null default now()
);

-- What a candidate shows to employers. Employers find only candidates who have chosen to be found.
create table candidate_profiles (
  -- Identifies the person to employers; they do not learn the account's id.
  id uuid primary key,
  -- A dense number beside it: the search's columns in memory are indexed by it.
  number integer generated always as identity unique,
  user_id uuid not null unique references users on delete cascade,
  -- The person's own choice.
  is_visible boolean not null default false,
  -- Whether employers find the profile: chosen, the address proven, the account not about to go. Kept by triggers.
  is_listed boolean not null default false,
  -- The resume that everybody who finds the profile may read; null for none.
  resume_id uuid references resumes on delete set null,
  headline text not null default '',
  summary text not null default '',
  -- As the person wrote it, and the place that it means.
  location text not null default '',
  place_id integer references places,
  types text[] not null default '{}',
  category text not null default 'other',
  skills text[] not null default '{}',
  is_remote_wished boolean not null default false,
  -- What an hour costs, in minor units of the currency.
  rate_amount integer check (rate_amount > 0),
  rate_currency text,
  -- The same as whole US dollars a year: what rates are compared by.
  rate_yearly_usd integer,
  search_vector tsvector not null default ''::tsvector,
  headline_vector tsvector not null default ''::tsvector,
  created_at timestamptz not null default now(),
  -- The last time that the person saved it.
  updated_at timestamptz not null default now(),
  check ((rate_amount is null) = (rate_currency is null))
) with (toast_tuple_target = 256);
alter table candidate_profiles
  alter headline set storage main,
  alter types set storage main,
  alter category set storage main,
  alter skills set storage main;
create index candidate_profiles_search on candidate_profiles
  using gin (search_vector) with (gin_pending_list_limit = 256);
create index candidate_profiles_headline on candidate_profiles
  using gin (headline_vector) with (gin_pending_list_limit = 256);
create index candidate_profiles_skills on candidate_profiles using gin (fold_names(skills)) where is_listed;
create index candidate_profiles_resume on candidate_profiles (resume_id) where resume_id is not null;

-- Which profiles have changed, for the columns that a search keeps in memory: by the transaction of the last change a
-- reader knows what it has not seen. A profile that is gone stays here as its bare number.
create table candidate_changes (
  number integer primary key,
  transaction xid8 not null
);
create index candidate_changes_transaction on candidate_changes (transaction);

-- Companies that must not find a candidate, by what they are known by: `name:acme`, `host:acme.example`. Not by their
-- id, so that one who registers later is kept out as well.
create table candidate_exclusions (
  profile_id uuid not null references candidate_profiles on delete cascade,
  key text not null,
  -- As the person wrote it.
  label text not null,
  created_at timestamptz not null default now(),
  primary key (profile_id, key)
);
create index candidate_exclusions_key on candidate_exclusions (key);

-- Who looked at whom, once a company and day.
create table candidate_views (
  profile_id uuid not null references candidate_profiles on delete cascade,
  company_id uuid not null references companies on delete cascade,
  day date not null,
  viewed_at timestamptz not null default now(),
  resume_read boolean not null default false,
  -- Which resume a company has read; null where none was, and for what was read before this was noted.
  resume_id uuid references resumes on delete set null,
  primary key (profile_id, company_id, day)
);
create index candidate_views_company on candidate_views (company_id, day);
create index candidate_views_day on candidate_views (day);
create index candidate_views_resume on candidate_views (resume_id, viewed_at desc) where resume_id is not null;

create table saved_candidates (
  company_id uuid not null references companies on delete cascade,
  profile_id uuid not null references candidate_profiles on delete cascade,
  -- Stays when the colleague has left.
  saved_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (company_id, profile_id)
);
create index saved_candidates_profile on saved_candidates (profile_id);
create index saved_candidates_saved_by on saved_candidates (saved_by) where saved_by is not null;

-- The sizes of the logo, the largest included.
create table company_logos (
  company_id uuid not null references companies on delete cascade,
  -- Of each side.
  pixels integer not null,
  file_id uuid not null references files on delete cascade,
  primary key (company_id, pixels)
);
create index company_logos_file on company_logos (file_id);

create table company_pictures (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  file_id uuid not null references files on delete cascade,
  -- For narrow screens.
  small_file_id uuid not null references files on delete cascade,
  -- Of the large one, in pixels: the page keeps its place free.
  width integer not null,
  height integer not null,
  -- What it shows, for those who do not see it.
  alternative_text text not null,
  position integer not null,
  created_at timestamptz not null default now()
);
create index company_pictures_company on company_pictures (company_id, position, id);
create index company_pictures_file on company_pictures (file_id);
create index company_pictures_small_file on company_pictures (small_file_id);

-- The record that proves, in the DNS of the website's host, whose the company is. Kept after it was found: it is
-- looked for again every week.
create table company_dns_challenges (
  company_id uuid primary key references companies on delete cascade,
  -- As it was when the record was asked for.
  host text not null,
  token text not null,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  -- Since when a record that was there is not found.
  missing_since timestamptz
);

-- Plans that a company has bought: each for a time. Basic needs no row, every company has it.
create table company_plans (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  plan text not null check (plan in ('professional', 'extended')),
  starts_at timestamptz not null,
  -- A refund moves it to the moment of the refund.
  ends_at timestamptz not null,
  check (ends_at >= starts_at)
);
create index company_plans_company on company_plans (company_id, ends_at);

-- Postings that count: each has a place of the company's plan, or one that was paid for. Imported jobs have none.
create table posting_places (
  job_id uuid primary key references jobs on delete cascade,
  company_id uuid not null references companies on delete cascade,
  taken_at timestamptz not null default now(),
  -- Until then the posting has a place of its own; afterwards it counts among those of the plan.
  paid_until timestamptz,
  -- Beyond the plan, and its company has been told: it closes then unless there is a place by that time.
  closes_at timestamptz
);
create index posting_places_company on posting_places (company_id);

-- Bookkeeping: what companies have ordered, when and for how much. Stays when the company or its people leave.
create table posting_orders (
  id uuid primary key,
  -- What the company knows the order by.
  number integer generated always as identity (start with 10001) unique,
  company_id uuid references companies on delete set null,
  kind text not null check (kind in ('posting', 'plan')),
  product_id text not null,
  -- Of an order for a posting.
  job_id uuid references jobs on delete set null,
  -- Of a plan that was paid.
  plan_id uuid references company_plans on delete set null,
  -- The title of the job or the name of the plan, as it was.
  item text not null,
  -- Minor units of the currency.
  amount integer not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- `flagged`: the payment differs from the order; nothing was granted, and staff have to review it.
  status text not null check (status in ('pending', 'paid', 'refunded', 'canceled', 'flagged')),
  -- Why it is flagged.
  flag text not null default '',
  -- The checkout's own number of the payment.
  external_id text unique,
  payment_method text not null default '',
  paid_by uuid references users on delete set null,
  -- Without gaps within a year: see receipt_years.
  receipt_number text unique,
  billed_name text not null default '',
  billed_address text not null default '',
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  refunded_at timestamptz,
  canceled_at timestamptz,
  staff_mark text check (staff_mark in ('seen', 'problem')),
  staff_note text not null default '',
  staff_marked_at timestamptz
);
create index posting_orders_company on posting_orders (company_id, created_at desc, id desc);
-- One thing to pay, however often it is asked for and by however many at once.
create unique index posting_orders_pending_job on posting_orders (job_id) where status = 'pending';
create unique index posting_orders_pending_plan on posting_orders (company_id, product_id)
  where status = 'pending' and kind = 'plan';
create index posting_orders_paid_by on posting_orders (paid_by) where paid_by is not null;
create index posting_orders_created on posting_orders (created_at desc, id desc);

-- Who was sent to the checkout with which order, under a name that says nothing and cannot be guessed.
create table posting_handoffs (
  reference text primary key,
  order_id uuid not null references posting_orders on delete cascade,
  user_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  unique (order_id, user_id)
);
create index posting_handoffs_user on posting_handoffs (user_id) where user_id is not null;

-- The last number of each year. A payment takes the next one in its own transaction: none is left out.
create table receipt_years (
  year smallint primary key,
  last_number integer not null
);

-- Every action of staff, with the state before and after (L-17). It stays when the staff member has left. It
-- names people only by id, so that it holds no data of people who have left.
create table audit_log (
  id uuid primary key,
  created_at timestamptz not null default now(),
  staff_id uuid references users on delete set null,
  action text not null,
  -- What it was done to: a user, a job, a company, a review, a setting.
  subject_kind text not null,
  subject_id text not null,
  reason text not null default '',
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  -- Distinguishes a command line action from one of a former staff member: neither has a staff_id.
  by_command boolean not null default false
);
create index audit_log_created on audit_log (created_at desc, id desc);
create index audit_log_subject on audit_log (subject_kind, subject_id, created_at desc);
create index audit_log_staff on audit_log (staff_id, created_at desc);
create index audit_log_action on audit_log (action, created_at desc);

-- What candidates read: the newest of each. One that is taken back within its first minutes is deleted.
create table critique_publications (
  id uuid primary key,
  critique_id uuid not null references critiques on delete cascade,
  reviewer_id uuid references users on delete set null,
  fields jsonb not null,
  published_at timestamptz not null default now(),
  -- When its mail was sent, or was found to have no recipient.
  announced_at timestamptz
);
create index critique_publications_critique on critique_publications (critique_id, published_at desc);
create index critique_publications_reviewer on critique_publications (reviewer_id, published_at desc);
create index critique_publications_published on critique_publications (published_at desc, critique_id);
create index critique_publications_due on critique_publications (published_at) where announced_at is null;

-- Sentences that recur in reviews.
create table review_templates (
  id uuid primary key,
  -- Null for one that all reviewers share.
  owner_id uuid references users on delete cascade,
  name text not null,
  text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index review_templates_own on review_templates (owner_id, lower(name)) where owner_id is not null;
create unique index review_templates_shared on review_templates (lower(name)) where owner_id is null;

-- The second step of signing in (L-16): a code out of an app, beside the password. Why the secret is kept as it is:
-- decision 012.
create table totp_secrets (
  user_id uuid primary key references users on delete cascade,
  secret text not null,
  -- Of thirty seconds each: codes of this one and of earlier ones are used up.
  last_step bigint not null default 0,
  -- Until its first code was given, sign-ins do not ask for a code.
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  -- Wrong codes one after the other, and when the owner was last told of them.
  wrong_codes integer not null default 0,
  warned_at timestamptz
);

-- For users who have lost the app: each signs in once. The selector finds the row; the rest is hashed like a
-- password.
create table recovery_codes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  selector text not null,
  code_hash text not null,
  created_at timestamptz not null default now(),
  unique (user_id, selector)
);

-- Sign-ins whose password was right, and that wait for the second step.
create table sign_in_challenges (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash text not null unique,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index sign_in_challenges_user on sign_in_challenges (user_id, created_at);
create index sign_in_challenges_expires on sign_in_challenges (expires_at);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- As the device calls it, in base64url.
  credential_id text not null unique,
  -- In COSE, in base64url.
  public_key text not null,
  -- As far as the device has counted; one that counts backwards is a copy.
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- Passkeys of staff survive a password that was set by mail, because a mailbox alone is not enough. A thief
  -- may have added them: until it is used once with the new password, a passkey does not count as both steps.
  asks_for_password boolean not null default false
);
create index passkeys_user on passkeys (user_id, created_at);

-- Passkey challenges: each is answered once, within minutes. A challenge for a sign-in has no user.
create table passkey_challenges (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  token_hash text not null unique,
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_expires on passkey_challenges (expires_at);

-- Pending invitations to the staff (A-10).
create table staff_invitations (
  id uuid primary key,
  email text not null,
  staff_role text not null check (staff_role in ('reviewer', 'moderator', 'administrator')),
  token_hash text not null unique,
  -- Null if it came from the command line, or from a member who has left.
  invited_by uuid references users on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create unique index staff_invitations_email on staff_invitations (lower(email));

create table contact_answers (
  id uuid primary key,
  message_id uuid not null references contact_messages on delete cascade,
  -- Stays when the member of staff has left.
  staff_id uuid references users on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
create index contact_answers_message on contact_answers (message_id, created_at);
create index contact_answers_staff on contact_answers (staff_id) where staff_id is not null;

-- Paths of pages that have moved.
create table redirects (
  id uuid primary key,
  from_path text not null check (from_path ~~ '/_%') unique,
  -- A path of ours with its query: never another site.
  to_path text not null check ((to_path ~~ '/%') and (to_path !~~ '//%')),
  created_at timestamptz not null default now()
);

-- The operator's settings: only those that differ, or once differed, from the product's defaults.
create table board_settings (
  key text primary key,
  value jsonb not null,
  -- A change names the version that the operator saw.
  version integer not null check (version > 0),
  changed_at timestamptz not null default now()
);

-- The uploaded marks: the present one and those before it, to be set back to.
create table board_marks (
  file_id uuid primary key references files,
  created_at timestamptz not null default now()
);

-- My Resume: what a candidate wrote, as one document.
create table resume_profiles (
  user_id uuid primary key references users on delete cascade,
  -- By section; a section that is not there is empty. Its shape is the contract's (`resumeDocumentSchema`).
  document jsonb not null default '{}' check (pg_column_size(document) <= 600000),
  -- Counts the saves of each section, so that a save over a newer version than was read is refused.
  versions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- How a candidate's resume is printed: template, colour, paper, order of sections, and how one stands on it.
create table resume_export_choices (
  user_id uuid primary key references users on delete cascade,
  -- Its shape is the contract's (`exportChoicesSchema`).
  choices jsonb not null check (pg_column_size(choices) <= 8000),
  updated_at timestamptz not null default now()
);

create table cover_letters (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null check (length(title) >= 1 and length(title) <= 120),
  recipient text not null default '' check (length(recipient) <= 200),
  company text not null default '' check (length(company) <= 200),
  job_title text not null default '' check (length(job_title) <= 200),
  text text not null default '' check (length(text) <= 5000),
  -- Counts the saves, so that a save over a newer version than was read is refused.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index cover_letters_by_user on cover_letters (user_id, updated_at desc, id);

-- What the rules of the instant check found in a file. The same file and rules give the same result.
create table resume_checks (
  file_id uuid primary key references files on delete cascade,
  -- Of the reader and of the rules.
  version text not null,
  result jsonb not null,
  created_at timestamptz not null default now()
);

-- What was read from a file, so that no file is read twice: it takes up to seconds of a core.
create table file_readings (
  file_id uuid primary key references files on delete cascade,
  -- A newer reader reads the file again.
  reader_version integer not null,
  -- Null if the file cannot be read; then `reason` is set.
  reading jsonb,
  reason text,
  read_at timestamptz not null default now(),
  check ((reading is null) <> (reason is null))
);
create index file_readings_read on file_readings (read_at);

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
  check (with_contact or (not allows_download))
);
create index resume_links_user on resume_links (user_id, created_at desc);
create index resume_links_resume on resume_links (resume_id) where resume_id is not null;

-- Who looked, once a visitor and day, without an address.
create table resume_link_views (
  link_id uuid not null references resume_links on delete cascade,
  day date not null,
  -- A fingerprint that includes the link's secret, which is not stored, so that it identifies no person.
  visitor text not null,
  device text not null,
  has_downloaded boolean not null default false,
  viewed_at timestamptz not null default now(),
  primary key (link_id, day, visitor)
);
create index resume_link_views_viewed on resume_link_views (viewed_at);

-- What came without a right signature. Anybody may send that, so that it is counted by day and nothing of it is kept.
create table unsigned_webhooks (
  day date not null,
  reason text not null check (reason in ('signature', 'time', 'headers')),
  deliveries integer not null check (deliveries > 0),
  last_at timestamptz not null,
  -- What the last one called itself, cut short: enough to find it at a checkout whose secret is not ours.
  last_id text not null default '',
  primary key (day, reason)
);

-- What became of each import of postings.
create table import_reports (
  id uuid primary key,
  source text not null,
  file_name text not null,
  -- Who receives the applications, where an account was named.
  employer_id uuid references users on delete set null,
  started_at timestamptz not null default now(),
  -- After each batch: a run that says nothing for a while has broken off.
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Why it could not go on.
  failure text not null default '',
  read_count integer not null default 0,
  inserted_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  closed_count integer not null default 0,
  rejected_count integer not null default 0,
  mirror_refused text not null default '',
  -- By field how many values stayed unread, and the most frequent of them.
  unread jsonb not null default '[]',
  -- The first rejected rows, each with where it stands and what is wrong with it.
  rejections jsonb not null default '[]',
  -- By field of a posting, how often an import read it, learnt it from elsewhere, was given none, or could not read it.
  fields jsonb not null default '[]'
);
create index import_reports_started on import_reports (started_at desc, id desc);
create index import_reports_employer on import_reports (employer_id) where employer_id is not null;

-- How often something happened on a day (UTC). Counted from the tables themselves while the day is young, and kept
-- when what was counted is gone.
create table figure_days (
  day date not null,
  figure text not null,
  count integer not null check (count >= 0),
  counted_at timestamptz not null default now(),
  primary key (day, figure)
);

-- Consents to impersonation by staff for a limited time (J-5). A user has at most one open.
create table support_consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Taken back, or over when another was given.
  ended_at timestamptz
);
create unique index support_consents_open on support_consents (user_id) where ended_at is null;
create index support_consents_user on support_consents (user_id, created_at desc);

-- Each time that an administrator looks. It is no session of the account: nothing renews it, and it opens only what
-- can be read.
create table support_visits (
  id uuid primary key,
  consent_id uuid not null references support_consents on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- Stays on record when the member of staff has left.
  staff_id uuid references users on delete set null,
  -- The session in which it was opened: signing out, being suspended and losing the second step all end that one.
  staff_session_id uuid references sessions on delete set null,
  token_hash text not null unique,
  reason text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- When its end was noted in the log and mailed.
  told_at timestamptz
);
create index support_visits_user on support_visits (user_id, created_at desc);
create index support_visits_consent on support_visits (consent_id);
create index support_visits_staff on support_visits (staff_id) where staff_id is not null;
create index support_visits_staff_session on support_visits (staff_session_id) where staff_session_id is not null;
create index support_visits_untold on support_visits (created_at) where told_at is null;

-- The operator's synonyms, beside the product's own.
create table synonyms (
  id uuid primary key,
  word text not null,
  meaning text not null,
  -- Whether a search for the meaning finds the word as well.
  both_ways boolean not null,
  created_at timestamptz not null default now()
);
create unique index synonyms_pair on synonyms (lower(word), lower(meaning));

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
  -- A save names the version that the author saw.
  draft_version integer not null default 1,
  draft_saved_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- The staff member who scheduled it; it waits while that member may not publish. No foreign key: a post
  -- belongs to the board, and the id of a deleted account says nothing.
  scheduled_by uuid,
  constraint blog_posts_check check (
    state = 'draft' or slug is not null and published_at is not null and changed_at is not null
  ),
  constraint blog_posts_check1 check (state <> 'published' or scheduled_for is null)
);
create index blog_posts_newest on blog_posts (published_at desc, id desc) where state = 'published';
create index blog_posts_due on blog_posts (scheduled_for) where scheduled_for is not null;
create index blog_posts_author on blog_posts (author_id);
create index blog_posts_cover on blog_posts (cover_id) where cover_id is not null;

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

create table blog_picture_files (
  picture_id uuid not null references blog_pictures on delete cascade,
  width integer not null,
  file_id uuid not null references files on delete cascade,
  primary key (picture_id, width)
);
create index blog_picture_files_file on blog_picture_files (file_id);

-- What charts in posts show, counted from the postings every hour.
create table blog_figures (
  name text primary key,
  figures jsonb not null,
  counted_at timestamptz not null default now()
);

-- Comments of readers on a post. The page shows a comment only after staff have approved it.
create table blog_comments (
  id uuid primary key,
  post_id uuid not null references blog_posts on delete cascade,
  -- What it answers.
  parent_id uuid references blog_comments on delete cascade,
  state text not null default 'held' check (state in ('held', 'approved', 'refused')),
  name text not null,
  -- In lower case; only staff see it.
  email text not null,
  url text not null default '',
  text text not null,
  -- Null for guests.
  user_id uuid references users on delete set null,
  by_staff boolean not null default false,
  -- Whether the author wants mails about answers; `confirmed_at` is set once they have proven the address.
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

-- Who gets the newsletter, or has been mailed a link to begin it.
create table newsletter_subscribers (
  id uuid primary key,
  -- In lower case.
  email text not null unique,
  -- Of the link that begins the subscription.
  confirm_hash text unique,
  confirm_expires_at timestamptz,
  -- Mails to a person who may not have asked for them, since the first of them; their number is limited.
  links_sent integer not null default 0,
  links_sent_since timestamptz,
  confirmed_at timestamptz,
  -- A row is kept for thirty days after it was stopped, so that a press by mistake can be taken back.
  stopped_at timestamptz,
  stop_reason text check (stop_reason in ('asked', 'refused')),
  -- Stands in each mail, so that it cannot be kept as a hash: it stops these mails, or takes that back.
  stop_secret text not null unique,
  created_at timestamptz not null default now(),
  constraint newsletter_subscribers_check check ((stopped_at is null) = (stop_reason is null)),
  constraint newsletter_subscribers_check1 check (stopped_at is null or confirmed_at is not null)
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
  -- A save names the version that the author saw.
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
  scheduled_by uuid,
  constraint newsletter_issues_check check (state = 'draft' or slug is not null and started_at is not null),
  constraint newsletter_issues_check1 check (state = 'draft' or scheduled_for is null)
);
create index newsletter_issues_newest on newsletter_issues (started_at desc, id desc) where state <> 'draft';
create index newsletter_issues_due on newsletter_issues (scheduled_for) where scheduled_for is not null;
create index newsletter_issues_sending on newsletter_issues (turn_at) where state = 'sending';

-- One row per mail of an issue, so that no subscriber gets it twice. Kept after erasure for the metrics.
create table newsletter_deliveries (
  id uuid primary key,
  issue_id uuid not null references newsletter_issues on delete cascade,
  subscriber_id uuid references newsletter_subscribers on delete set null,
  -- In the queue, and in the record of mails while that is kept.
  queue_id uuid not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  -- Whether the subscriber stopped the newsletter from this issue.
  has_stopped boolean not null default false,
  created_at timestamptz not null default now(),
  unique (issue_id, subscriber_id)
);
create index newsletter_deliveries_subscriber on newsletter_deliveries (subscriber_id, created_at desc);
create index newsletter_deliveries_queued on newsletter_deliveries (issue_id) where state = 'queued';

-- Each process keeps a copy of what is public in a file of its own (decision 018). Tells the copy of one database from
-- that of another which was restored from its backup: a restore writes another mark.
create table read_model_mark (
  single boolean primary key default true check (single),
  mark uuid not null default gen_random_uuid()
);

-- The last good exchange rates, by currency: a file that leaves one out takes nothing from those of before.
create table exchange_rates (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  -- Units of the currency for one US dollar.
  per_dollar double precision not null check (per_dollar > (0)::double precision),
  rates_date date not null
);

-- How the last reading went.
create table exchange_rate_readings (
  single boolean primary key default true check (single),
  tried_at timestamptz not null,
  -- A sentence for staff; empty where it went well.
  problem text not null
);

-- Each version of the terms and of the privacy text that an account agreed to, as it was then.
create table legal_versions (
  document text not null check (document in ('terms', 'privacy')),
  version text not null,
  text text not null,
  created_at timestamptz not null default now(),
  primary key (document, version)
);

-- Which versions were shown when an account was made. Accounts from before have none.
create table agreed_terms (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  document text not null,
  version text not null,
  created_at timestamptz not null default now(),
  unique (user_id, document, version),
  foreign key (document, version) references legal_versions(document, version)
);

-- Jobs are closed in many ways; the day is noted for all of them here.
create function note_closing() returns trigger language plpgsql as $$
begin
  new.closed_at := case when new.status in ('expired', 'filled') then now() end;
  return new;
end $$;
create trigger jobs_closing before update on jobs
  for each row when (old.status is distinct from new.status) execute function note_closing();

create function note_job_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id) select 'job', number from changed;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;
-- Once a statement and not once a row: an import writes 500 jobs with one.
create trigger jobs_inserted after insert on jobs referencing new table as changed
  for each statement execute function note_job_changes();
create trigger jobs_updated after update on jobs referencing new table as changed
  for each statement execute function note_job_changes();
create trigger jobs_deleted after delete on jobs referencing old table as changed
  for each statement execute function note_job_changes();

create function note_company_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id) select 'company', id from changed;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;
create trigger companies_inserted after insert on companies referencing new table as changed
  for each statement execute function note_company_changes();
create trigger companies_deleted after delete on companies referencing old table as changed
  for each statement execute function note_company_changes();

-- Imports write the companies and places that they name again and again: only what differs for the public is a change.
create function note_differing_companies() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id)
    select 'company', changed.id from changed join before using (id)
    -- Pages do not show these.
    where to_jsonb(changed) - array['email', 'contact_email', 'contact_phone']
      is distinct from to_jsonb(before) - array['email', 'contact_email', 'contact_phone'];
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;
create trigger companies_updated after update on companies referencing old table as before new table as changed
  for each statement execute function note_differing_companies();

create function note_place_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id) select 'place', id from changed;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;
create trigger places_inserted after insert on places referencing new table as changed
  for each statement execute function note_place_changes();
create trigger places_deleted after delete on places referencing old table as changed
  for each statement execute function note_place_changes();

create function note_differing_places() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id)
    select 'place', changed.id from changed join before using (id) where changed is distinct from before;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;
create trigger places_updated after update on places referencing old table as before new table as changed
  for each statement execute function note_differing_places();

create function note_file_removal() returns trigger language plpgsql as $$
begin
  insert into file_removals (storage_key) values (old.storage_key) on conflict do nothing;
  return null;
end $$;
create trigger files_removal after delete on files
  for each row execute function note_file_removal();

-- Whether a word has letters of the alphabet beside Greek, Cyrillic, Armenian, Cherokee or Coptic ones.
create function mixes_scripts(name text) returns boolean language sql immutable parallel safe
  return normalize(name, NFKC) ~ (
    '[A-Za-z\u00c0-\u024f\u1e00-\u1eff][\u0370-\u058f\u13a0-\u13fd\u2c80-\u2cff\uab70-\uabbf]'
    || '|[\u0370-\u058f\u13a0-\u13fd\u2c80-\u2cff\uab70-\uabbf][A-Za-z\u00c0-\u024f\u1e00-\u1eff]'
  );

-- Why a company would be held: one that is public, or that staff has suspended, has its name or its website; or its name
-- mixes scripts within a word, or looks like that of a company that has proven its website. Null for none of these.
create function find_hold(own_id uuid, own_name text, own_website text) returns text language sql stable
  return case
    when exists (
      select from companies
      where (held_reason is null or held_reason = 'suspended') and id <> own_id
        and folded_name = fold_name(own_name) and folded_name <> ''
    ) then 'name'
    when exists (
      select from companies
      where (held_reason is null or held_reason = 'suspended') and id <> own_id
        and website_host = website_host_of(own_website) and website_host <> ''
    ) then 'website'
    when mixes_scripts(own_name) or exists (
      select from companies
      where held_reason is null and verified_at is not null and id <> own_id
        and look = look_of(own_name) and look <> ''
    ) then 'letters'
  end;

-- An address is proven in many ways; the companies of its owner become public, or are held, by all of them here.
create function release_companies() returns trigger language plpgsql as $$
begin
  -- Two of one name at once: the second sees that the first is public.
  perform pg_advisory_xact_lock(hashtextextended('companies', 0));
  update companies set held_reason = find_hold(id, name, website)
  where held_reason = 'unconfirmed' and id in (select company_id from company_members where user_id = new.id);
  return null;
end $$;
create trigger users_confirmed after update of email_confirmed_at on users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function release_companies();

create function list_candidate_profile() returns trigger language plpgsql as $$
begin
  new.is_listed := new.is_visible and exists (
    select from users
    where id = new.user_id and email_confirmed_at is not null and deletion_due_at is null and suspended_at is null
  );
  return new;
end $$;
create trigger candidate_profiles_listed before insert or update on candidate_profiles
  for each row execute function list_candidate_profile();

-- An account is proven, or asks to be deleted, in many ways: all of them come by here.
create function relist_candidate_profile() returns trigger language plpgsql as $$
begin
  update candidate_profiles set is_visible = is_visible where user_id = new.id;
  return null;
end $$;
create trigger users_candidate_profile after update of email_confirmed_at, deletion_due_at on users
  for each row when (
    old.email_confirmed_at is distinct from new.email_confirmed_at
    or old.deletion_due_at is distinct from new.deletion_due_at
  )
  execute function relist_candidate_profile();
create trigger users_suspended_candidate after update of suspended_at on users
  for each row when (old.suspended_at is distinct from new.suspended_at)
  execute function relist_candidate_profile();

create function note_candidate_changes() returns trigger language plpgsql as $$
begin
  insert into candidate_changes (number, transaction) select number, pg_current_xact_id() from changed
  on conflict (number) do update set transaction = excluded.transaction;
  return null;
end $$;
create trigger candidate_profiles_inserted after insert on candidate_profiles referencing new table as changed
  for each statement execute function note_candidate_changes();
create trigger candidate_profiles_updated after update on candidate_profiles referencing new table as changed
  for each statement execute function note_candidate_changes();
create trigger candidate_profiles_deleted after delete on candidate_profiles referencing old table as changed
  for each statement execute function note_candidate_changes();

-- A proof holds for one website: any change of the website removes it.
create function forget_verification() returns trigger language plpgsql as $$
begin
  new.verified_at := null;
  new.verified_by := null;
  delete from company_dns_challenges where company_id = new.id;
  return new;
end $$;
create trigger companies_website_changed before update of website on companies
  for each row when (website_host_of(old.website) is distinct from website_host_of(new.website))
  execute function forget_verification();

-- The public page of a company shows its pictures, so that a cached page has to be read again.
create function note_company_picture_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id) select distinct 'company', company_id from changed;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;
create trigger company_pictures_inserted after insert on company_pictures referencing new table as changed
  for each statement execute function note_company_picture_changes();
create trigger company_pictures_updated after update on company_pictures referencing new table as changed
  for each statement execute function note_company_picture_changes();
create trigger company_pictures_deleted after delete on company_pictures referencing old table as changed
  for each statement execute function note_company_picture_changes();

-- A job is opened in many ways (its company, its source, its day): none of them opens what staff keeps closed.
create function keep_moderated() returns trigger language plpgsql as $$
begin
  new.status := 'pending';
  return new;
end $$;
create trigger jobs_moderated before insert or update of status on jobs
  for each row when (new.status = 'active' and new.moderation is not null) execute function keep_moderated();

-- Notifies the processes that update open pages: whose orders have changed, and which session has ended.
create function call_out_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.user_id is not null then
    perform pg_notify('live_orders', 'user ' || old.user_id);
  end if;
  if tg_op <> 'DELETE' and new.user_id is not null then
    perform pg_notify('live_orders', 'user ' || new.user_id);
  end if;
  return null;
end
$$;
create trigger orders_called_out after insert or update or delete on orders
  for each row execute function call_out_order();
-- Open pages are told of a candidate's reviews as of their orders: where a review is ready, opened, or its link changed.
create trigger critiques_called_out
  after insert or delete or update of review_ready, opened_by_customer, link_token on critiques
  for each row execute function call_out_order();

create function call_out_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_orders', 'session ' || old.id);
  return null;
end
$$;
create trigger session_ends_called_out after delete on sessions
  for each row execute function call_out_session_end();

create function call_out_board() returns trigger language plpgsql as $$
begin
  perform pg_notify('board_settings', '');
  return null;
end
$$;
create trigger board_settings_called_out after insert or update or delete on board_settings
  for each statement execute function call_out_board();

-- In the database, so that none of the ways to apply can forget it.
create function carry_resume_file() returns trigger language plpgsql as $$
begin
  if new.file_id is null then
    select file_id into new.file_id from resumes where id = new.resume_id;
  end if;
  return new;
end $$;
create trigger applications_file before insert on applications
  for each row execute function carry_resume_file();
create trigger critiques_file before insert on critiques
  for each row execute function carry_resume_file();

-- Calls out, in the channel that its trigger names, that a table has changed.
create function call_out() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end
$$;
-- What cached pages show has changed: no process shows them once more.
create trigger testimonials_called_out after insert or update or delete on testimonials
  for each statement execute function call_out('public_pages');
create trigger synonyms_called_out after insert or update or delete on synonyms
  for each statement execute function call_out('synonyms');
-- Every process takes new rates over, and no page shows the old ones once more.
create trigger exchange_rates_called_out after insert or update or delete on exchange_rates
  for each statement execute function call_out('exchange_rates');
create trigger exchange_rates_on_pages after insert or update or delete on exchange_rates
  for each statement execute function call_out('public_pages');

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
-- Pages show sent issues, as they do posts.
create trigger newsletter_issues_inserted after insert on newsletter_issues
  for each row when (new.state <> 'draft') execute function note_post_change();
create trigger newsletter_issues_updated after update of state on newsletter_issues
  for each row when (new.state <> old.state) execute function note_post_change();
create trigger newsletter_issues_deleted after delete on newsletter_issues
  for each row when (old.state <> 'draft') execute function note_post_change();

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

-- What a posting asks of its applicants is on its page.
create function note_question_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id)
    select distinct 'job', number::text from jobs join changed on changed.job_id = jobs.id;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;
create trigger job_questions_inserted after insert on job_questions referencing new table as changed
  for each statement execute function note_question_changes();
create trigger job_questions_updated after update on job_questions referencing new table as changed
  for each statement execute function note_question_changes();
create trigger job_questions_deleted after delete on job_questions referencing old table as changed
  for each statement execute function note_question_changes();

-- Whether anybody works for the company says whether its postings take applications here.
create function note_member_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id) select distinct 'company', company_id::text from changed;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;
create trigger company_members_inserted after insert on company_members referencing new table as changed
  for each statement execute function note_member_changes();
create trigger company_members_deleted after delete on company_members referencing old table as changed
  for each statement execute function note_member_changes();
-- Another role says so too.
create trigger company_members_updated after update on company_members referencing new table as changed
  for each statement execute function note_member_changes();

-- A company takes applications only if a member can read them, and suspended members cannot. Its postings are
-- shown accordingly.
create function note_suspended_members() returns trigger language plpgsql as $$
begin
  insert into job_changes (kind, id) select 'company', company_id::text from company_members where user_id = new.id;
  if found then perform pg_notify('job_changes', ''); end if;
  return null;
end $$;
create trigger users_suspended_member after update of suspended_at on users
  for each row when (old.suspended_at is distinct from new.suspended_at)
  execute function note_suspended_members();
