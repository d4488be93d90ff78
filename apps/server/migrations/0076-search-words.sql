-- What a job is found by: without accents, so that it is found with and without them, and without the name of its
-- category, which said of every job in finance that it is accounting. The search's own rules write new ones so; words
-- of old ones are folded as they stand, until their source brings them again.
create function fold_words(vector tsvector) returns tsvector language sql immutable as $$
  select replace(replace(replace(replace(
    translate(
      vector::text,
      'áàâäãåāăąćčçďđéèêëēėęěíìîïīįıłľńñňóòôöõøōőřŕśšşșťţțúùûüūůűųýÿźžżð',
      'aaaaaaaaacccddeeeeeeeeiiiiiiillnnnoooooooorrsssstttuuuuuuuuyyzzzd'
    ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')::tsvector
$$;

alter table jobs disable trigger user;
update jobs set
  search_vector = fold_words(ts_filter(search_vector, '{a,b,d}')) || setweight(to_tsvector('english', coalesce(
    (
      select string_agg(concat_ws(' , ', nullif(city, ''), nullif(region, ''), nullif(country, '')), ' , ')
      from places where places.id = any(jobs.place_ids)
    ), ''
  )), 'C'),
  title_vector = fold_words(title_vector);
alter table jobs enable trigger user;

alter table candidate_profiles disable trigger user;
update candidate_profiles set
  search_vector = fold_words(search_vector), headline_vector = fold_words(headline_vector);
alter table candidate_profiles enable trigger user;

drop function fold_words(tsvector);
