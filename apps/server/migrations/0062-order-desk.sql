-- What staff noted of an order: that it was looked at, or what is wrong with it.
alter table orders
  add column staff_mark text check (staff_mark in ('seen', 'problem')),
  add column staff_note text not null default '',
  add column staff_marked_at timestamptz;
alter table posting_orders
  add column staff_mark text check (staff_mark in ('seen', 'problem')),
  add column staff_note text not null default '',
  add column staff_marked_at timestamptz;
create index orders_created on orders (created_at desc, id desc);
create index posting_orders_created on posting_orders (created_at desc, id desc);

-- Every report of the checkout by its id: what it said, and what became of it. Only what is signed comes so far.
alter table webhook_receipts
  add column last_received_at timestamptz not null default now(),
  add column deliveries integer not null default 1,
  -- Null where the report could not be read.
  add column kind text,
  -- The checkout's number of the order, and our order that was made or changed.
  add column order_number text,
  add column order_id uuid,
  -- Why it was not acted upon; null once it was, and for all of them that came before this was kept.
  add column refusal text,
  -- When staff found that nothing is to be done about a refused one.
  add column set_aside_at timestamptz,
  -- What it changed of the order: before, which is null for a new one, and after.
  add column changes jsonb,
  -- As it was checked; null where it could not be read, and where the customer that it names has no account.
  add column payload jsonb;
create index webhook_receipts_last on webhook_receipts (last_received_at desc, id desc);
create index webhook_receipts_order on webhook_receipts (order_id) where order_id is not null;
create index webhook_receipts_refused on webhook_receipts (received_at) where refusal is not null;

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
