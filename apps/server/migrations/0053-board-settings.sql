-- How whoever runs the board has set it up: what differs, or once differed, from the product's own.
create table board_settings (
  key text primary key,
  value jsonb not null,
  -- Whoever changes it names the version that they saw.
  version integer not null check (version > 0),
  changed_at timestamptz not null default now()
);

create function call_out_board() returns trigger language plpgsql as $$
begin
  perform pg_notify('board_settings', '');
  return null;
end
$$;
create trigger board_settings_called_out after insert or update or delete on board_settings
  for each statement execute function call_out_board();

-- The uploaded marks: the present one and those before it, to be set back to.
create table board_marks (
  file_id uuid primary key references files,
  created_at timestamptz not null default now()
);
