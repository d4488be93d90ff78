-- Why a company would be held: one that is public, or that staff has suspended, has its name or its website. Whoever
-- was suspended is not public again at once by registering anew. Null where none has.
create or replace function find_hold(own_id uuid, own_name text, own_website text) returns text language sql stable
  return case
    when exists (
      select from companies
      where (held_reason is null or held_reason = 'suspended') and id <> own_id
        and folded_name = fold_name(own_name) and folded_name <> ''
    ) then 'name'
    when exists (
      select from companies
      where (held_reason is null or held_reason = 'suspended') and id <> own_id
        and website_host = website_host_of(own_website) and website_host <> ''
    ) then 'website'
  end;
