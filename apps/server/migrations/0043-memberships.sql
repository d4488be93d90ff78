-- Plans that a company has bought: each for a time. Basic needs no row, every company has it.
create table company_plans (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  plan text not null check (plan in ('professional', 'extended')),
  starts_at timestamptz not null,
  -- A refund moves it to the moment of the refund.
  ends_at timestamptz not null check (ends_at >= starts_at)
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
  number integer not null unique generated always as identity (start with 10001),
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
  -- `flagged`: money came that is not what was ordered; nothing was granted, somebody has to look.
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
  canceled_at timestamptz
);
create index posting_orders_company on posting_orders (company_id, created_at desc, id desc);
-- One thing to pay, however often it is asked for and by however many at once.
create unique index posting_orders_pending_job on posting_orders (job_id) where status = 'pending';
create unique index posting_orders_pending_plan on posting_orders (company_id, product_id)
  where status = 'pending' and kind = 'plan';
create index posting_orders_paid_by on posting_orders (paid_by) where paid_by is not null;

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
