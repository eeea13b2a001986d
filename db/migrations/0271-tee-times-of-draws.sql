-- A tee time that is given by draw waits for it as a claim; without one, the draw is over, and it is first come.
insert into claim (slot_idx, seat, kind)
select s.slot_idx, seat, 'DRAW'
from slot s cross join lateral generate_series(
  case s.mode when 'SHARED' then 1 else 0 end, case s.mode when 'SHARED' then s.capacity else 0 end) seat
where s.w05 = 'D' and s.starts_at > club_now() and not s.is_dropped
  and not exists (select from claim c where c.slot_idx = s.slot_idx)
order by s.slot_idx, seat;

create index claim_of_draws on claim (slot_idx) where kind = 'DRAW';
