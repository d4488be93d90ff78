-- What a name looks like: letters that are read as others are written as those, after the table of confusable characters
-- of Unicode Technical Standard 39, as far as it goes from letters of these scripts to one of the alphabet or a figure.
create function look_of(name text) returns text language sql immutable parallel safe
  return replace(replace(fold_name(translate(
    normalize(name, NFKD),
    'I10ꝚƧϨꙄᒿꞫȜƷꝪⳌЗӠᏎƼⳒбᏮȣȢꝮⳊɑαаΑАᎪᗅꓮƄЬᏏᑲᖯꞴΒВᏴᗷꓐᴄⲥсꮯⲤСᏟꓚԁᏧᑯꓒᎠᗞᗪꓓꬲ'
    'еҽΕЕᎬꓰꬵꞙẝքꞘϜᖴꓝɡᶃƍցԌᏀᏳꓖһհᏂΗⲎНᎻᕼꓧıɪɩιіꙇӏꭵᎥϳјꞲͿЈᎫᒍꓙΚⲔКᏦꓗƖǀΙⲒІӀꓲ'
    'ⳐᏞᒪꓡΜϺⲘМᎷᗰꓟոռΝⲚꓠᴏᴑꬽοσⲟоօΟⲞОՕꓳρⲣрΡⲢРᏢᑭꓑԛգզꭇꭈᴦⲅгꮁƦᎡᏒᖇꓣꜱƽѕꮪЅՏᏕᏚ'
    'ꓢΤⲦТᎢꓔꞟᴜꭎꭒʋυսՍᑌꓴᴠνѵꮩѴᏙᐯꓦɯᴡѡԝաꮃԜᎳᏔꓪхᕁᕽꞳΧⲬХꓫɣᶌʏỿꭚγуүΥⲨУҮᎩᎽꓬᴢꮓΖ'
    'Ꮓꓜ',
    'llO222223333333456668899aaaAAAAAbbbbbBBBBBBccccCCCCddddDDDDe'
    'eeEEEEffffFFFFggggGGGGhhhHHHHHHiiiiiiiiijjJJJJJJKKKKKlllllll'
    'LLLLMMMMMMMnnNNNooooooooOOOOOpppPPPPPPqqqrrrrrrRRRRRssssSSSS'
    'STTTTTuuuuuuuUUUvvvvVVVVwwwwwwWWWWxxxXXXXXyyyyyyyyYYYYYYYzzZ'
    'ZZ'
  )), 'rn', 'm'), 'vv', 'w');

-- Whether a word has letters of the alphabet beside Greek, Cyrillic, Armenian, Cherokee or Coptic ones.
create function mixes_scripts(name text) returns boolean language sql immutable parallel safe
  return normalize(name, NFKC) ~ (
    '[A-Za-z\u00c0-\u024f\u1e00-\u1eff][\u0370-\u058f\u13a0-\u13fd\u2c80-\u2cff\uab70-\uabbf]'
    || '|[\u0370-\u058f\u13a0-\u13fd\u2c80-\u2cff\uab70-\uabbf][A-Za-z\u00c0-\u024f\u1e00-\u1eff]'
  );

alter table companies
  add column look text collate "C" not null generated always as (look_of(name)) stored;
create index companies_look on companies (look) where verified_at is not null and look <> '';

alter table companies drop constraint companies_held_reason_check;
alter table companies add constraint companies_held_reason_check
  check (held_reason in ('unconfirmed', 'name', 'website', 'letters', 'suspended'));

-- Why a company would be held: one that is public, or that staff has suspended, has its name or its website; or its name
-- mixes scripts within a word, or looks like that of a company that has proven its website. Null for none of these.
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
    when mixes_scripts(own_name) or exists (
      select from companies
      where held_reason is null and verified_at is not null and id <> own_id
        and look = look_of(own_name) and look <> ''
    ) then 'letters'
  end;
