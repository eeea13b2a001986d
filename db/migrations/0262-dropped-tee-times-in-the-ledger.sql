-- A tee time that a delay took out of its day is none of it.
create or replace function count_fill(days date[]) returns setof day_fill language sql stable as $$
  select s.date, s.course_idx, s.part, count(*)::int,
    (count(*) filter (where f.kind = 'BOOKING' and f.member_type is distinct from '20' or f.is_freed))::int,
    (count(*) filter (where f.kind = 'DRAW'))::int,
    (count(*) filter (where f.kind = 'TEAM'))::int,
    (count(*) filter (where f.kind = 'HOUSE'))::int,
    (count(*) filter (where f.kind = 'BLOCK' and not f.is_freed))::int,
    (count(*) filter (where f.kind = 'BOOKING' and f.member_type = '20'))::int
  from slot s join sheet_day d using (date) left join lateral (
    select c.kind, c.freed_at is not null as is_freed, case when b.member_idx is null then '20' else m.member_type end as member_type
    from claim c left join booking b using (booking_idx) left join member m using (member_idx)
    where c.slot_idx = s.slot_idx and c.kind <> 'HOLD' and (c.frees_at is null or c.frees_at > club_now())
    order by c.seat limit 1) f on true
  where s.date = any (days) and d.state <> 'DRAFT' and not s.is_dropped
  group by s.date, s.course_idx, s.part
$$;
