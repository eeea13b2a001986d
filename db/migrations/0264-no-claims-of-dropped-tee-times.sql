-- What a delay took out of its day nobody can have. Claims of before that were no bookings stayed there.
delete from claim c using slot s, delay_move m, delay d
where s.slot_idx = c.slot_idx and m.slot_idx = c.slot_idx and d.delay_idx = m.delay_idx and c.kind <> 'BOOKING'
  and s.is_dropped and m.to_time is null and d.told_at is not null and d.undone_at is null;

do $$
begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $view$
  union all
    select 'I1', 'claim ' || c.slot_idx || '/' || c.seat, 'a claim takes a tee time that a delay took out of its day'
    from claim c join slot s using (slot_idx) join delay_move m using (slot_idx) join delay d using (delay_idx)
    where s.is_dropped and m.to_time is null and d.told_at is not null and d.undone_at is null
      and case when c.frees_at is not null then c.frees_at > club_now() else c.kind <> 'HOLD' or c.expires_at >= club_now() end
  $view$;
end $$;
