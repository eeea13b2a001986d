-- How the tee times of a day were used, by course and part: one row for each, in tee times. Kept for days that are over;
-- the other days are counted when they are asked for, so that a rush at an opening has no row to wait for.
create table day_fill (
  date date not null references sheet_day on delete cascade,
  course_idx bigint not null references course,
  part text not null,
  total int not null,
  member int not null,
  draw int not null,
  team int not null,
  house int not null,
  blocked int not null,
  non_member int not null,
  primary key (date, course_idx, part)
);

-- A tee time counts by its first claim that is no hold, as in the ledger of a sheet. Web members are type 20.
create function count_fill(days date[]) returns setof day_fill language sql stable as $$
  select s.date, s.course_idx, s.part, count(*)::int,
    (count(*) filter (where f.kind = 'BOOKING' and f.member_type is distinct from '20'))::int,
    (count(*) filter (where f.kind = 'DRAW'))::int,
    (count(*) filter (where f.kind = 'TEAM'))::int,
    (count(*) filter (where f.kind = 'HOUSE'))::int,
    (count(*) filter (where f.kind = 'BLOCK'))::int,
    (count(*) filter (where f.kind = 'BOOKING' and f.member_type = '20'))::int
  from slot s join sheet_day d using (date) left join lateral (
    select c.kind, m.member_type from claim c left join booking b using (booking_idx) left join member m using (member_idx)
    where c.slot_idx = s.slot_idx and c.kind <> 'HOLD' order by c.seat limit 1) f on true
  where s.date = any (days) and d.state <> 'DRAFT'
  group by s.date, s.course_idx, s.part
$$;

create function fill_between(from_date date, to_date date) returns setof day_fill language sql stable as $$
  select k.* from day_fill k where k.date between from_date and to_date
  union all
  select c.* from count_fill(array(
    select d.date from sheet_day d where d.date between from_date and to_date and d.state <> 'DRAFT'
      and not exists (select from day_fill k where k.date = d.date))) c
$$;

-- The lock makes this and a change of the same days follow each other, so that no count is kept that a change outdated.
create function keep_fill(days date[]) returns void language plpgsql as $$
begin
  perform from sheet_day where date = any (days) order by date for no key update;
  insert into day_fill select * from count_fill(days) on conflict do nothing;
end $$;

-- Only days that are over are locked: no others are kept.
create function forget_fill(days date[]) returns void language plpgsql as $$
begin
  perform from sheet_day where date = any (days) and date < current_club_date() order by date for no key update;
  delete from day_fill where date = any (days);
end $$;

create or replace function note_slot_changed() returns trigger language plpgsql as $$
declare changed record;
begin
  select s.date, s.slot_idx, s.starts_at < club_now() as is_over into changed
  from slot s where s.slot_idx = coalesce(new.slot_idx, old.slot_idx);
  if not found then return null; end if;
  insert into sheet_event (date, slot_idx) values (changed.date, changed.slot_idx);
  if changed.is_over then perform forget_fill(array[changed.date]); end if;
  return null;
end $$;

create function forget_fill_of_slots() returns trigger language plpgsql as $$
begin
  perform forget_fill(array(select distinct date from changed));
  return null;
end $$;
create trigger slot_added after insert on slot referencing new table as changed
  for each statement execute function forget_fill_of_slots();
create trigger slot_changed after update on slot referencing old table as changed
  for each statement execute function forget_fill_of_slots();
create trigger slot_removed after delete on slot referencing old table as changed
  for each statement execute function forget_fill_of_slots();

-- Members and web members count apart.
create function forget_fill_of_member() returns trigger language plpgsql as $$
begin
  perform forget_fill(array(select distinct play_date from booking where member_idx = new.member_idx and active));
  return null;
end $$;
create trigger member_type_changed after update of member_type on member
  for each row when (old.member_type <> new.member_type and '20' in (old.member_type, new.member_type))
  execute function forget_fill_of_member();

-- Bookings by the day on which they were made or cancelled, and by the day of play.
create index booking_made on booking (created_at) include (play_date);
create index booking_cancelled_at on booking (cancelled_at) include (state) where cancelled_at is not null;
create index booking_played on booking (play_date, state);
create index member_left on member (inactive_at) where state in ('WITHDRAW_REQUESTED', 'WITHDRAWN');
