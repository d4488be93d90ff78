-- Skills as they are compared: capitals do not matter. All at once: taking the list apart takes twice as long.
create function fold_names(names text[]) returns text[] language plpgsql immutable parallel safe
  as $$ begin return lower(names::text)::text[]; end $$;

-- Who asks for a skill or a title by its whole name: a search through the words would find what only mentions it.
create index jobs_skills on jobs using gin (fold_names(skills)) where status = 'active';
create index jobs_titles on jobs (lower(trim(split_part(title, ',', 1)))) where status = 'active';

-- Few jobs are closed at first, later most: the counters of home count them by this alone.
create index jobs_closed on jobs (type) where status in ('expired', 'filled');
