-- The claims of all tee times are looked up in one pass through the key instead of one by one: what a level more of the key
-- costs is then paid once. Decision 125.
create or replace function count_fill(days date[]) returns setof day_fill language sql stable as $$
  with tee as materialized (
    select s.slot_idx, s.date, s.course_idx, s.part from slot s join sheet_day d using (date)
    where s.date = any (days) and d.state <> 'DRAFT' and not s.is_dropped),
  taken as (
    select distinct on (c.slot_idx) c.slot_idx, c.kind, c.freed_at is not null as is_freed,
      case when b.member_idx is null then '20' else m.member_type end as member_type
    from claim c left join booking b using (booking_idx) left join member m using (member_idx)
    where c.slot_idx = any (array(select slot_idx from tee)) and c.kind <> 'HOLD'
      and (c.frees_at is null or c.frees_at > (select club_now()))
    order by c.slot_idx, c.seat)
  select s.date, s.course_idx, s.part, count(*)::int,
    (count(*) filter (where f.kind = 'BOOKING' and f.member_type is distinct from '20' or f.is_freed))::int,
    (count(*) filter (where f.kind = 'DRAW'))::int,
    (count(*) filter (where f.kind = 'TEAM'))::int,
    (count(*) filter (where f.kind = 'HOUSE'))::int,
    (count(*) filter (where f.kind = 'BLOCK' and not f.is_freed))::int,
    (count(*) filter (where f.kind = 'BOOKING' and f.member_type = '20'))::int
  from tee s left join taken f using (slot_idx)
  group by s.date, s.course_idx, s.part
$$;
