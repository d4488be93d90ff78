-- The products for companies: the plan of those that buy none, the plans on sale, and one posting beyond a plan.
create table plans (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  kind text not null check (kind in ('free', 'plan', 'posting')),
  -- The checkout's name of it.
  product_id text not null unique,
  position integer not null unique,
  name text not null,
  -- A note beside the price.
  unit text not null default '',
  -- Minor units of the currency.
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Null of the free plan, which has no end.
  days integer check (days > 0),
  -- How many postings may be open at once.
  postings integer not null check (postings > 0),
  -- How many members a company may have; null without a limit.
  seats integer check (seats > 0),
  candidate_search boolean not null default true,
  -- Shown before the payment.
  refund_terms text not null default '',
  -- A change names the version that the administrator saw.
  version integer not null default 1,
  -- Since when it is no longer sold.
  retired_at timestamptz,
  check ((kind = 'free') = (days is null)),
  check (kind <> 'free' or (amount = 0 and retired_at is null)),
  check (kind <> 'posting' or (postings = 1 and retired_at is null))
);
-- One of each is enough, and none is too few.
create unique index plans_single on plans (kind) where kind <> 'plan';
-- The products that a board begins with.
create function write_first_plans() returns void language sql as $$
  insert into plans (key, kind, product_id, position, name, unit, amount, currency, days, postings, refund_terms) values
    ('basic', 'free', 'plan-basic', 0, 'Basic', '', 0, 'USD', null, 1, ''),
    ('professional', 'plan', 'plan-professional', 1, 'Professional', 'per installation', 2900, 'USD', 30, 10,
      'When a plan is refunded it ends at once, and postings that no longer fit close seven days later.'),
    ('extended', 'plan', 'plan-extended', 2, 'Extended', 'per installation', 2900, 'USD', 90, 4,
      'When a plan is refunded it ends at once, and postings that no longer fit close seven days later.'),
    ('job-posting', 'posting', 'job-posting', 3, 'Job posting', '', 900, 'USD', 30, 1,
      'A posting that is refunded closes at once unless the plan has a place for it.')
$$;
select write_first_plans();

-- Every process takes changed plans over.
create trigger plans_called_out after insert or update or delete on plans
  for each statement execute function call_out('plans');

-- The terms at which a running plan was bought or granted. Its rows are few: one for each plan that was sold.
alter table company_plans add column postings integer, add column seats integer, add column candidate_search boolean;
alter table company_plans drop constraint company_plans_plan_check;
alter table company_plans add constraint company_plans_plan_known foreign key (plan) references plans not valid;

-- What an order was made at: {days, postings, seats, candidateSearch, refundTerms}.
alter table posting_orders add column terms jsonb;
-- Taken off the price by a coupon; the amount is what is left of it.
alter table posting_orders add column discount integer not null default 0;
-- A coupon may leave nothing to pay.
alter table posting_orders drop constraint posting_orders_amount_check;
alter table posting_orders add constraint posting_orders_amount_check check (amount >= 0) not valid;

create function terms_of(plans) returns jsonb language sql stable as $$
  select jsonb_build_object('days', $1.days, 'postings', $1.postings, 'seats', $1.seats,
    'candidateSearch', $1.candidate_search, 'refundTerms', $1.refund_terms)
$$;

-- Also for rows of the version before, which runs beside this one during an upgrade.
create function fill_in_plan_terms() returns trigger language plpgsql as $$
begin
  if new.postings is null then
    select postings, seats, candidate_search into new.postings, new.seats, new.candidate_search
    from plans where key = new.plan;
  end if;
  return new;
end $$;
create trigger company_plans_terms before insert on company_plans
  for each row execute function fill_in_plan_terms();

create function fill_in_order_terms() returns trigger language plpgsql as $$
begin
  if new.terms is null then
    select terms_of(plans) into new.terms from plans where product_id = new.product_id;
  end if;
  return new;
end $$;
create trigger posting_orders_terms before insert on posting_orders
  for each row execute function fill_in_order_terms();

update company_plans set postings = plans.postings, seats = plans.seats, candidate_search = plans.candidate_search
from plans where plans.key = company_plans.plan and company_plans.postings is null;
-- locks: one row for each sale of a board; they are few.
update posting_orders set terms = terms_of(plans)
from plans where plans.product_id = posting_orders.product_id and posting_orders.terms is null;

-- Codes that take something off the price of an order.
create table coupons (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
  percent smallint check (percent between 1 and 100),
  -- Minor units of the currency.
  amount integer check (amount > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- The last day, in UTC.
  last_day date,
  max_uses integer check (max_uses > 0),
  -- The products that it is for; empty for all.
  products text[] not null default '{}',
  created_at timestamptz not null default now(),
  -- Since when staff has it refused.
  ended_at timestamptz,
  check ((percent is null) <> (amount is null)),
  check ((amount is null) = (currency is null))
);
create index coupons_created on coupons (created_at desc, id desc);

-- The coupon of an order: a use once the order is paid, and held for it before that while it waits for payment.
create table coupon_uses (
  order_id uuid primary key references posting_orders on delete cascade,
  coupon_id uuid not null references coupons,
  held_until timestamptz not null,
  used_at timestamptz
);
create index coupon_uses_coupon on coupon_uses (coupon_id);
