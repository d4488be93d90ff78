-- When the checkout gave the money of an order back.
alter table orders add column refunded_at timestamptz;

-- Whoever keeps an open page up to date is called: whose orders have moved, and which session has ended.
create function call_out_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.user_id is not null then
    perform pg_notify('live_orders', 'user ' || old.user_id);
  end if;
  if tg_op <> 'DELETE' and new.user_id is not null then
    perform pg_notify('live_orders', 'user ' || new.user_id);
  end if;
  return null;
end
$$;
create trigger orders_called_out after insert or update or delete on orders
  for each row execute function call_out_order();

create function call_out_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_orders', 'session ' || old.id);
  return null;
end
$$;
create trigger session_ends_called_out after delete on sessions
  for each row execute function call_out_session_end();
