-- People are found however their names and numbers are written. Decision 138.
-- The same as squeeze() of the contract; lines stay apart.
create function squeezed(words text) returns text language sql immutable parallel safe
  return regexp_replace(lower(normalize(words, nfkc)), '[ \t.,·''‘’\u00AD\u2010-\u2015\u2212-]', '', 'g');
-- Twice, so that it has every order of the words in it that keeps their circle: the surname may stand first.
create function name_words(name text) returns text language sql immutable parallel safe
  return squeezed(name) || squeezed(name);
-- The digits of a phone number from its end.
create function phone_end(phone text) returns text language sql immutable parallel safe
  return reverse(regexp_replace(normalize(phone, nfkc), '\D', '', 'g'));

drop index member_letters;
alter table member drop column words;
alter table member add column words text not null generated always as (
  squeezed(id) || E'\n' || name_words(name) || E'\n' || name_words(other_name) || E'\n'
  || lower(coalesce(member_no, claimed_no, '')) || E'\n'
  -- Digits alone have an index of their own.
  || case when coalesce(member_no, claimed_no, '') ~ '[^0-9-]' then squeezed(coalesce(member_no, claimed_no, '')) else '' end) stored;
create index member_letters on member using gin (letters_of(words));
create index member_number on member (squeezed(coalesce(member_no, claimed_no, '')) collate "C");
create index member_phone_end on member (phone_end(phone_no) collate "C");

drop index player_guest_letters;
create index player_guest_letters on booking_player using gin (letters_of(name_words(name))) where kind = 'GUEST';
create index player_guest_phone on booking_player (phone_end(phone_no) collate "C") where kind = 'GUEST';

-- Numbers of bookings begin with what was typed.
create index booking_number on booking (lower(replace(booking_no, '-', '')) collate "C");

-- Members find companions by the full name.
drop index member_exact_name;
drop index member_exact_other_name;
create index member_exact_name on member (squeezed(name));
create index member_exact_other_name on member (squeezed(other_name)) where other_name <> '';
