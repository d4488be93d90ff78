-- Names as they are compared and sorted: words in lower case, without accents and signs.
create function fold_name(name text) returns text language sql immutable parallel safe
  return trim(regexp_replace(
    lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f''’]', '', 'g')),
    '[^a-z0-9\u00c0-\u1fff\u2c00-\u2dff\u3040-\U0010ffff]+', ' ', 'g'
  ));

-- Under which letter a folded name stands: that of letter-rules.ts.
create function letter_of(folded text) returns text language sql immutable parallel safe
  return case
    when folded ~ '^[a-z]' then left(folded, 1)
    when folded ~ '^[0-9]' then '0-9'
    else ''
  end;

-- What a search goes through. Letters that are no letter with a mark are found by the plain one as well.
create function words_of(folded text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', translate(folded, 'øØłŁđĐħĦı', 'oollddhhi'));

-- Compared byte by byte: letters are folded already, and the order is the same on every machine.
alter table companies
  add column folded_name text collate "C" not null generated always as (fold_name(name)) stored,
  add column letter text collate "C" not null generated always as (letter_of(fold_name(name))) stored;
create index companies_folded_name on companies (folded_name, id);
create index companies_letter on companies (letter, folded_name, id);
create index companies_words on companies using gin (words_of(folded_name));
