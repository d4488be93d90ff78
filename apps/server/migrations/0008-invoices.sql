-- Whether a company may pay by invoice, where staff has decided that apart from the board's setting.
create table invoice_permissions (
  company_id uuid primary key references companies on delete cascade,
  is_allowed boolean not null
);

-- The last number of each year and kind. An invoice takes the next one in its own transaction: none is left out.
create table invoice_years (
  kind text not null check (kind in ('invoice', 'credit_note')),
  year smallint not null,
  last_number integer not null,
  primary key (kind, year)
);

-- Invoices as they were issued, and the credit notes that take them back. Bookkeeping, kept as the law demands.
create table invoices (
  number text primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  order_id uuid not null references posting_orders,
  -- The invoice that a credit note takes back: once, and as a whole.
  credits text unique references invoices,
  issued_at timestamptz not null default now(),
  due_on date not null,
  -- {name, address, vatNumber, email, register}
  seller jsonb not null,
  -- {name, address, vatNumber}
  buyer jsonb not null,
  item text not null,
  description text not null,
  -- Minor units of the currency; a credit note has what the invoice has, below zero.
  net integer not null,
  tax integer not null,
  total integer not null check (total = net + tax),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  tax_name text not null,
  -- In hundredths of a percent.
  tax_rate integer not null check (tax_rate between 0 and 10000),
  -- The buyer owes the tax in another country.
  is_reverse_charge boolean not null,
  check ((kind = 'credit_note') = (credits is not null)),
  check (case kind when 'invoice' then net >= 0 and tax >= 0 else net <= 0 and tax <= 0 end),
  check (not is_reverse_charge or tax = 0)
);
create unique index invoices_order on invoices (order_id) where kind = 'invoice';
create index invoices_issued on invoices (issued_at desc, number desc);

-- No statement can change an invoice or remove one, whatever code sends it.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  -- To empty what is empty removes nothing.
  if tg_op = 'TRUNCATE' and not exists (select from invoices) then
    return null;
  end if;
  raise exception 'An invoice is never changed or deleted. Issue a credit note.';
end $$;
create trigger invoices_stay before update or delete on invoices
  for each row execute function refuse_invoice_change();
create trigger invoices_stay_whole before truncate on invoices
  for each statement execute function refuse_invoice_change();

-- What happens to an invoice afterwards.
create table invoice_states (
  number text primary key references invoices,
  -- The member who asked for it.
  asked_by uuid references users on delete set null,
  paid_at timestamptz,
  reminded_at timestamptz,
  reminded_again_at timestamptz
);
create index invoice_states_asked_by on invoice_states (asked_by) where asked_by is not null;
create index invoice_states_open on invoice_states (number) where paid_at is null;

-- The tax that a payment at the checkout contains, as it was at that time; null of payments from before.
alter table posting_orders add column tax_name text, add column tax_rate integer;
