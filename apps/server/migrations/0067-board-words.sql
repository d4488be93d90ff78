-- Testimonials are put in order, hidden and given a picture by staff (J-5). Those of before: the newest first.
alter table testimonials
  add column position integer not null default 0,
  add column hidden_at timestamptz,
  add column picture_file_id uuid references files,
  add column version integer not null default 1 check (version > 0);
update testimonials set position = ranked.place
from (
  select id, row_number() over (order by created_at desc, id desc) as place from testimonials
) ranked
where ranked.id = testimonials.id;
create index testimonials_picture on testimonials (picture_file_id) where picture_file_id is not null;

-- Words that whoever runs the board has mean the same as others, beside the product's own.
create table synonyms (
  id uuid primary key,
  word text not null,
  meaning text not null,
  -- Whether a search for the meaning finds the word as well.
  both_ways boolean not null,
  created_at timestamptz not null default now()
);
create unique index synonyms_pair on synonyms (lower(word), lower(meaning));

-- Calls out, in the channel that its trigger names, that a table has changed.
create function call_out() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end
$$;
-- What cached pages show has changed: no process shows them once more.
create trigger testimonials_called_out after insert or update or delete on testimonials
  for each statement execute function call_out('public_pages');
create trigger synonyms_called_out after insert or update or delete on synonyms
  for each statement execute function call_out('synonyms');
