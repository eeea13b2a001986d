-- A guest is known by the phone number, however it is written, and by the name among the guests of the booker: leaving
-- out the number, or writing it with +82, made another guest of the same one, whom no limit had counted.
alter table booking_player add column guest_name text;
comment on column booking_player.guest_name is 'booker and name without case, width, spaces and hyphens';

update booking_player p set
  guest_name = k.booker || ' ' || k.name,
  guest_key = coalesce(k.phone, k.booker || ' ' || k.name)
from (
  select g.booking_idx, g.no,
    coalesce(b.member_idx::text, first_phone.digits, '') as booker,
    coalesce(nullif(regexp_replace(named.letters, '[[:space:]!-/:-@[-`{-~]', '', 'g'), ''), btrim(named.letters)) as name,
    own_phone.digits as phone
  from booking_player g join booking b using (booking_idx)
    left join booking_player f on f.booking_idx = g.booking_idx and f.no = 1
    cross join lateral (select lower(normalize(coalesce(g.name, ''), nfkc)) as letters) named
    cross join lateral (select regexp_replace(regexp_replace(
      regexp_replace(normalize(coalesce(g.phone_no, ''), nfkc), '[^0-9+]', '', 'g'),
      '^(\+|00)820?', '0'), '^820?(1\d{8,9})$', '0\1') as dialled) own
    cross join lateral (select case when length(replace(own.dialled, '+', '')) >= 7 then replace(own.dialled, '+', '') end as digits) own_phone
    cross join lateral (select regexp_replace(regexp_replace(
      regexp_replace(normalize(coalesce(f.phone_no, ''), nfkc), '[^0-9+]', '', 'g'),
      '^(\+|00)820?', '0'), '^820?(1\d{8,9})$', '0\1') as dialled) first
    cross join lateral (select case when length(replace(first.dialled, '+', '')) >= 7 then replace(first.dialled, '+', '') end as digits) first_phone
  where g.kind = 'GUEST' and g.guest_key is not null) k
where p.booking_idx = k.booking_idx and p.no = k.no;

create index player_guest_name on booking_player (guest_name, play_date) where active and guest_name is not null;
