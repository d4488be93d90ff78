-- The invoice of a package with its credit notes, which each list of a candidate's packages names.
-- locks: one row for each sale of a board; they are few.
create index invoices_of_package on invoices (package_order_id) where package_order_id is not null;

-- As in 0016; days that were bought on their own for the posting are still shown when the plan ends early.
create or replace function end_featuring() returns trigger language plpgsql as $$
begin
  update jobs set featured_until = (
    select now() + least(jobs.featured_until - now(), make_interval(days => sum((terms ->> 'featuredDays')::integer)::integer))
    from posting_orders
    where company_id = new.company_id and status = 'paid' and paid_at >= new.starts_at
      and terms ->> 'featuredJobId' = jobs.id::text
    having count(*) > 0
  )
  where company_id = new.company_id and featured_by = new.id and featured_until > now();
  return null;
end $$;
