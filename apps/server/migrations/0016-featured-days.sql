-- How many days a posting is shown as featured from its opening (L-30); companies that buy nothing have none.
alter table plans add column featured_days integer not null default 0;
alter table plans add constraint plans_featured_days check (
  featured_days between 0 and 365 and (kind <> 'free' or featured_days = 0)
) not valid;
-- The terms of a running plan; null of one that began before.
alter table company_plans add column featured_days integer;

-- Until when a posting is shown as featured, taken away when the time has come; and the plan or order that had it so.
alter table jobs add column featured_until timestamptz, add column featured_by uuid;
-- Few are featured at a time.
-- locks: the column is new, so the index is empty, and is built by one look at the table.
create index jobs_featured on jobs (featured_until) where featured_until is not null;

-- As in 0007, with the days.
create or replace function terms_of(plans) returns jsonb language sql stable as $$
  select jsonb_build_object('days', $1.days, 'postings', $1.postings, 'seats', $1.seats,
    'candidateSearch', $1.candidate_search, 'refundTerms', $1.refund_terms)
    -- Left out where there are none, so that orders of the version before have the same terms.
    || case when $1.featured_days > 0 then jsonb_build_object('featuredDays', $1.featured_days) else '{}' end
$$;

create or replace function fill_in_plan_terms() returns trigger language plpgsql as $$
begin
  if new.postings is null then
    select postings, seats, candidate_search, featured_days
    into new.postings, new.seats, new.candidate_search, new.featured_days
    from plans where key = new.plan;
  end if;
  return new;
end $$;

-- A posting that opens is featured once for each plan, or payment of its own, under which it opens.
create function feature_posting() returns trigger language plpgsql as $$
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
    new.featured_until := now() + make_interval(days => offered.days);
  end if;
  return new;
end $$;
create trigger jobs_featured before update on jobs for each row
  when (new.status = 'active' and old.status <> 'active' and (new.source = 'employer' or new.source like 'company-%'))
  execute function feature_posting();
create trigger jobs_inserted_featured before insert on jobs for each row
  when (new.status = 'active' and (new.source = 'employer' or new.source like 'company-%'))
  execute function feature_posting();

-- A plan that is refunded or taken back ends at once, and so does the featuring under it.
create function end_featuring() returns trigger language plpgsql as $$
begin
  update jobs set featured_until = null where company_id = new.company_id and featured_by = new.id;
  return null;
end $$;
create trigger company_plans_cut_short after update of ends_at on company_plans for each row
  when (new.ends_at <= now() and old.ends_at > now() and old.featured_days > 0)
  execute function end_featuring();
