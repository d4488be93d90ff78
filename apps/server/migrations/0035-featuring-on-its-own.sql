-- As in 0016; days that were bought on their own are never shortened by those of a plan or a payment of the posting.
create or replace function feature_posting() returns trigger language plpgsql as $$
declare
  offered record;
begin
  select offers.id, offers.days into offered from (
    select id, featured_days as days from company_plans
    where company_id = new.company_id and starts_at <= now() and ends_at > now()
    union all
    select id, (terms ->> 'featuredDays')::integer from posting_orders
    where job_id = new.id and kind = 'posting' and status = 'paid'
  ) offers
  where offers.days > 0 and offers.id is distinct from new.featured_by
  order by offers.days desc limit 1;
  if found then
    new.featured_by := offered.id;
    new.featured_until := greatest(new.featured_until, now() + make_interval(days => offered.days));
  end if;
  return new;
end $$;
