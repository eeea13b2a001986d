-- Rows of a section are words in the club's languages, and so are the name of a banner and what its picture shows. Both
-- were `English · 한국어` in one text, which no third language had a place in.

-- The halves of such a text: the English one, then the Korean one; the same twice where it is for all. ` ·· ` parts any
-- two halves, ` · ` those of which one alone is Korean.
create function pg_temp.halves(said text) returns text[] language plpgsql immutable as $$
declare
  parts text[] := regexp_split_to_array(said, ' ?·· ?');
  hangul text := '[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]';
begin
  if cardinality(parts) = 2 then return parts; end if;
  parts := string_to_array(said, ' · ');
  if cardinality(parts) = 2 and (parts[1] ~ hangul) <> (parts[2] ~ hangul) then
    return case when parts[1] ~ hangul then array[parts[2], parts[1]] else parts end;
  end if;
  return array[said, said];
end $$;

-- What readers of a language saw of it.
create function pg_temp.half(said text, lang text) returns text language sql immutable as
  $$ select (pg_temp.halves(said))[case lang when 'ko' then 2 else 1 end] $$;

-- One row a line, its cells apart by |, which is \| within a cell.
create function pg_temp.rows_of(rows_text text) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(
    (select jsonb_agg(
      (select jsonb_object_agg(l.code, pg_temp.half(replace(btrim(cell), '\|', '|'), l.code)) from club, unnest(club.langs) l(code))
        order by c)
      from regexp_split_to_table(line, '(?<!\\)\|') with ordinality x(cell, c))
    order by l), '[]')
  from regexp_split_to_table(rows_text, '\n') with ordinality y(line, l) where btrim(line) <> '' $$;

-- The words of a banner in the languages beside the club's own.
create function pg_temp.other_words(banner_name text, alt text) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(l.code, jsonb_build_object(
      'bannerName', pg_temp.half(banner_name, l.code), 'alt', pg_temp.half(alt, l.code))), '{}')
  from club, unnest(club.langs) l(code) where l.code <> club.lang $$;

create function pg_temp.own_half(said text) returns text language sql stable as
  $$ select coalesce((select pg_temp.half(said, club.lang) from club), said) $$;

alter table section add column rows jsonb not null default '[]';
update section set rows = pg_temp.rows_of(rows_text) where rows_text <> '';
alter table section drop column rows_text;

alter table banner add column translated jsonb not null default '{}';
update banner set translated = pg_temp.other_words(banner_name, alt),
  banner_name = pg_temp.own_half(banner_name), alt = pg_temp.own_half(alt);

-- Versions too, so that each can be read and restored.
update post_version set post = post - 'rows_text'
    || jsonb_build_object('rows', pg_temp.rows_of(coalesce(post ->> 'rows_text', '')))
  where noun = 'section';
update post_version set post = post || jsonb_build_object(
    'translated', pg_temp.other_words(post ->> 'banner_name', coalesce(post ->> 'alt', '')),
    'banner_name', pg_temp.own_half(post ->> 'banner_name'),
    'alt', pg_temp.own_half(coalesce(post ->> 'alt', '')))
  where noun = 'banner';
