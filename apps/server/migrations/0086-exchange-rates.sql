-- The last good exchange rates, by currency: a file that leaves one out takes nothing from those of before.
create table exchange_rates (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  -- Units of the currency for one US dollar.
  per_dollar double precision not null check (per_dollar > 0),
  rates_date date not null
);

-- How the last reading went.
create table exchange_rate_readings (
  single boolean primary key default true check (single),
  tried_at timestamptz not null,
  -- A sentence for staff; empty where it went well.
  problem text not null
);

-- Every process takes new rates over, and no page shows the old ones once more.
create trigger exchange_rates_called_out after insert or update or delete on exchange_rates
  for each statement execute function call_out('exchange_rates');
create trigger exchange_rates_on_pages after insert or update or delete on exchange_rates
  for each statement execute function call_out('public_pages');
