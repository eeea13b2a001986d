-- What managers find a member by, anywhere in a line.
alter table member add column words text not null generated always as (
  id || E'\n' || name || E'\n' || other_name || E'\n' || coalesce(member_no, claimed_no, '')) stored;

-- Every letter and every two letters in a row: a Korean keyword is often no longer, too short for an index of trigrams.
create function letters_of(words text) returns text[] language sql immutable parallel safe cost 1000
  return array(select distinct substr(lower(words), at, size)
    from generate_series(1, length(lower(words))) at, generate_series(1, 2) size);
create index member_letters on member using gin (letters_of(words));

-- The letters that a text with this part in it must have.
create function letters_in(part text) returns text[] language sql immutable parallel safe
  return array(select distinct substr(lower(part), at, 2) from generate_series(1, greatest(length(lower(part)) - 1, 1)) at);
