-- Every payment has an invoice, and every refund its credit note (L-41).

-- A range of numbers for each prefix: `invoice` and `credit_note` are those of INV and CN.
alter table invoice_years drop constraint invoice_years_kind_check;

-- Packages are invoiced too. A credit note may take back a part.
alter table invoices
  alter column order_id drop not null,
  add column package_order_id uuid references orders,
  -- The period of supply, the last day included; null where it begins with the payment.
  add column supplied_from date,
  add column supplied_to date,
  -- As EN 16931 names it: S standard, AE reverse charge, E exempt, O outside, Z none.
  add column tax_category text,
  -- Why there is no tax.
  add column tax_note text not null default '',
  -- How it was paid when it was issued; null where it asks for the money.
  add column paid_with text,
  add constraint invoices_of_one_order check (num_nonnulls(order_id, package_order_id) = 1) not valid,
  add constraint invoices_tax_category_known check (tax_category in ('S', 'AE', 'E', 'O', 'Z')) not valid,
  drop constraint invoices_credits_key;
-- locks: one row for each sale of a board; they are few.
create unique index invoices_package_order on invoices (package_order_id) where kind = 'invoice';
-- locks: one row for each sale of a board; they are few.
create index invoices_credits on invoices (credits) where credits is not null;

-- Credit notes never take back more than was invoiced, whatever code asks for them.
create function refuse_credit_beyond() returns trigger language plpgsql as $$
declare
  left_over integer;
begin
  if new.credits is null then
    return new;
  end if;
  -- Two at once are counted one after the other.
  perform 1 from invoice_states where number = new.credits for update;
  select sum(total) into left_over from invoices where number = new.credits or credits = new.credits;
  if left_over + new.total < 0 then
    raise exception 'A credit note takes back more than the invoice % has left.', new.credits;
  end if;
  return new;
end $$;
create trigger invoices_credit_within before insert on invoices
  for each row execute function refuse_credit_beyond();

-- To whom invoices are addressed: asked before the payment, for a company or for a candidate.
create table billing_details (
  id uuid primary key,
  company_id uuid unique references companies on delete cascade,
  user_id uuid unique references users on delete cascade,
  name text not null,
  street text not null default '',
  post_code text not null default '',
  town text not null default '',
  country text not null,
  vat_number text not null default '',
  -- Where invoices as data go to, and the reference that they have to name (in Germany the Leitweg-ID).
  email text not null default '',
  reference text not null default '',
  updated_at timestamptz not null default now(),
  check (num_nonnulls(company_id, user_id) = 1)
);

alter table posting_orders
  -- The buyer as it was when the order went to the payment: {name, street, postCode, town, country, vatNumber, reference, isBusiness}.
  add column buyer jsonb,
  -- Taken off the price because the seller charges this buyer no tax; the amount is what is left of it.
  add column tax_off integer not null default 0,
  -- What the checkout has given back of it.
  add column refunded_amount integer not null default 0;

alter table packages add column currency text not null default 'USD';
alter table orders
  add column buyer jsonb,
  add column currency text not null default 'USD',
  add column refunded_cents integer not null default 0;
