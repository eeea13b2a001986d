-- A guest who is no member books by the desk: the booking has no member, and its first player is the booker.
alter table booking alter column member_idx drop not null;
-- Rules that a manager set aside, by refusal code, so that such bookings can be listed and counted.
alter table booking add column set_aside text[] not null default '{}';
create index booking_set_aside on booking (play_date) where set_aside <> '{}';
-- Bookings are found by the name of a guest, as members are by theirs.
create index player_guest_letters on booking_player using gin (letters_of(name)) where kind = 'GUEST';

-- Bookings of guests count as those of web members (20), as in the ledger of a sheet.
create or replace function count_fill(days date[]) returns setof day_fill language sql stable as $$
  select s.date, s.course_idx, s.part, count(*)::int,
    (count(*) filter (where f.kind = 'BOOKING' and f.member_type is distinct from '20'))::int,
    (count(*) filter (where f.kind = 'DRAW'))::int,
    (count(*) filter (where f.kind = 'TEAM'))::int,
    (count(*) filter (where f.kind = 'HOUSE'))::int,
    (count(*) filter (where f.kind = 'BLOCK'))::int,
    (count(*) filter (where f.kind = 'BOOKING' and f.member_type = '20'))::int
  from slot s join sheet_day d using (date) left join lateral (
    select c.kind, case when b.member_idx is null then '20' else m.member_type end as member_type
    from claim c left join booking b using (booking_idx) left join member m using (member_idx)
    where c.slot_idx = s.slot_idx and c.kind <> 'HOLD' order by c.seat limit 1) f on true
  where s.date = any (days) and d.state <> 'DRAFT'
  group by s.date, s.course_idx, s.part
$$;
