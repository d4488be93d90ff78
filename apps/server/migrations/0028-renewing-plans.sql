-- How a plan is sold (L-41): once for its days, or renewing each month or year, with days of trial before.
alter table plans add column renewal text not null default 'once', add column trial_days integer not null default 0;
alter table plans add constraint plans_renewal check (
  renewal in ('once', 'monthly', 'yearly') and trial_days between 0 and 365
  and (renewal = 'once' or kind = 'plan') and (renewal <> 'once' or trial_days = 0)
) not valid;

-- As in 0016, with the renewal: left out where there is none, so that orders of the version before have the same terms.
create or replace function terms_of(plans) returns jsonb language sql stable as $$
  select jsonb_build_object('days', $1.days, 'postings', $1.postings, 'seats', $1.seats,
    'candidateSearch', $1.candidate_search, 'refundTerms', $1.refund_terms)
    || case when $1.featured_days > 0 then jsonb_build_object('featuredDays', $1.featured_days) else '{}' end
    || case when $1.renewal <> 'once' then jsonb_build_object('renewal', $1.renewal) else '{}' end
    || case when $1.trial_days > 0 then jsonb_build_object('trialDays', $1.trial_days) else '{}' end
$$;

-- A plan that renews until it is canceled. It stays as bookkeeping when its company is gone.
create table subscriptions (
  id uuid primary key,
  company_id uuid references companies on delete set null,
  -- The order that it began with.
  order_id uuid not null references posting_orders on delete cascade,
  -- The checkout's own number of it; null where each period is invoiced.
  external_id text unique,
  -- The member who pays at the checkout, or has the invoices issued.
  payer_id uuid references users on delete set null,
  plan text not null references plans,
  product_id text not null,
  item text not null,
  -- Minor units of the currency.
  amount integer not null check (amount >= 0),
  -- What its buyer is not charged of the price, as tax.
  tax_off integer not null default 0 check (tax_off >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  renewal text not null check (renewal in ('monthly', 'yearly')),
  terms jsonb not null,
  payment_method text not null default '',
  -- The period that is paid for, or is on trial.
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end >= period_start),
  trial_ends_at timestamptz,
  renewals integer not null default 0,
  created_at timestamptz not null default now(),
  -- Since when it is to end with its period.
  cancel_asked_at timestamptz,
  -- What follows at the end of the period, at which price and terms.
  next_plan text references plans,
  next_product_id text,
  next_item text,
  next_amount integer check (next_amount > 0),
  next_tax_off integer check (next_tax_off >= 0),
  next_terms jsonb,
  -- Since when a payment is failing, and when the checkout tries it next; null for never again.
  failed_at timestamptz,
  next_try_at timestamptz,
  -- The end of the month with which the card ends, where that comes first.
  card_ends_on date,
  ended_at timestamptz,
  end_reason text not null default '' check (end_reason in ('', 'canceled', 'unpaid', 'staff', 'refused', 'gone')),
  -- The end of the period of which its company was told before.
  told_of timestamptz,
  -- Renewals since the latest one that it was told of.
  untold integer not null default 0,
  -- The latest word of either side on whether it goes on. What is older than it changes nothing.
  state_at timestamptz not null default now(),
  -- What the checkout has to be told, and has been.
  wish integer not null default 0,
  told_wish integer not null default 0,
  tell_after timestamptz not null default now(),
  tell_failures integer not null default 0
);
create index subscriptions_company on subscriptions (company_id) where ended_at is null;
create index subscriptions_order on subscriptions (order_id);
create index subscriptions_payer on subscriptions (payer_id) where payer_id is not null;
create index subscriptions_running on subscriptions (period_end) where ended_at is null;
create index subscriptions_to_tell on subscriptions (tell_after) where wish > told_wish;

-- The period of a plan that renews, for which an order pays. No foreign key: the first order is named by its plan that
-- renews, and what refers to each other in a circle cannot be restored in turn.
alter table posting_orders add column subscription_id uuid,
  add column period_start timestamptz, add column period_end timestamptz;

-- Declarations on the public page that ends contracts, as they came. Who has declared is looked into before they act.
create table contract_cancellations (
  id uuid primary key,
  number integer generated always as identity (start with 1001) unique,
  name text not null,
  email text not null,
  contract text not null,
  reason text not null default '',
  -- The day with which it is to end; null for the next one that is possible.
  ends_on date,
  created_at timestamptz not null default now(),
  -- When staff has dealt with it.
  done_at timestamptz
);
create index contract_cancellations_created on contract_cancellations (created_at desc, id desc);

-- What the operator shows to guests as advertisement.
create table banners (
  id uuid primary key,
  title text not null,
  text text not null default '',
  url text not null check (url like 'https://%'),
  places text[] not null,
  -- Both are shown, in UTC.
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  picture_file_id uuid references files,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index banners_picture on banners (picture_file_id) where picture_file_id is not null;
create trigger banners_called_out after insert or update or delete on banners
  for each statement execute function call_out('public_pages');

-- How often a banner was on a screen and followed on a day, in UTC; by nobody in particular.
create table banner_counts (
  banner_id uuid not null references banners on delete cascade,
  day date not null,
  views integer not null default 0,
  clicks integer not null default 0,
  primary key (banner_id, day)
);
