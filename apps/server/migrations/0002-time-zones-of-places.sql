-- Where the day of a deadline ends. Null for places that were written before; for them it ends in UTC.
alter table places add column time_zone text;

-- Whether the last day for applications is over at all places of a posting, or in UTC where it has none.
create function is_deadline_over(deadline date, place_ids integer[], at timestamptz) returns boolean
  language sql stable return
    deadline < (at at time zone 'UTC')::date + 1
    and not exists (
      select from places
      where id = any(place_ids) and deadline >= (at at time zone coalesce(time_zone, 'UTC'))::date
    )
    and (
      deadline < (at at time zone 'UTC')::date
      or exists (select from places where id = any(place_ids) and time_zone is not null)
    );
