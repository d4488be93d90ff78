-- What is sold, in the order of the list. The first is never shown.
create table packages (
  -- The checkout's own name for it: what its webhooks say was bought.
  product_id text primary key,
  position integer not null unique,
  name text not null,
  description text not null,
  price_cents integer not null check (price_cents >= 0),
  -- Path and query below the checkout's origin, so that a changed origin changes every link.
  checkout_path text not null check (checkout_path like '/%')
);

-- Bookkeeping: what was sold, when and for how much. Names nobody: when a person leaves, the order stays.
create table orders (
  id uuid primary key,
  user_id uuid references users on delete set null,
  -- The checkout's own number of the order; the second report of one order finds the first.
  external_id text not null unique,
  product_id text not null,
  -- As it was at the time of sale.
  package_name text not null,
  price_cents integer not null check (price_cents >= 0),
  status_percentage smallint not null check (status_percentage between 0 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index orders_user on orders (user_id, created_at desc);

-- Ids of webhooks that were acted upon: one that comes again changes nothing.
create table webhook_receipts (
  id text primary key,
  received_at timestamptz not null default now()
);
create index webhook_receipts_received on webhook_receipts (received_at);

-- Codes that hand a customer over to the checkout. A redeemed one is deleted.
create table customer_login_codes (
  code_hash text primary key,
  user_id uuid not null references users on delete cascade,
  -- The origin that the code is for.
  audience text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index customer_login_codes_user on customer_login_codes (user_id);
