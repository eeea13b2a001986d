-- Everything that must never be, one row per breach; empty in a healthy club. Source: quality, section 1.
create view invariant_violations as
-- I1: the key of claim forbids two claims on a seat; what is left to check is that seats and bookings agree.
select 'I1' as invariant, 'booking ' || b.booking_idx as record, 'active booking without its seats' as what
  from booking b
  where b.state in ('CF', 'CI')
    and (select count(*) from claim c where c.booking_idx = b.booking_idx and c.slot_idx = b.slot_idx and c.kind = 'BOOKING' and c.seat = any (b.seats))
      <> cardinality(b.seats)
union all
select 'I1', 'claim ' || c.slot_idx || '/' || c.seat, 'claim of a booking that is not active'
  from claim c join booking b using (booking_idx) where not b.active
union all
select 'I1', 'claim ' || c.slot_idx || '/' || c.seat, 'seat does not fit the mode of its tee time'
  from claim c join slot s using (slot_idx) where (s.mode = 'EXCLUSIVE') <> (c.seat = 0)
union all
select 'I3', 'idempotency ' || i.who || ' ' || i.key, 'a key without its answer'
  from idempotency i where i.answer is null
union all
select 'I4', 'booking ' || b.booking_idx, 'last change without exactly one audit row of its transaction'
  from booking b
  where (select count(*) from audit a where a.noun = 'booking' and a.record_idx = b.booking_idx and a.xact = b.xact) <> 1
union all
select 'I4', 'booking ' || b.booking_idx, 'versions and audit rows differ'
  from booking b
  where (select count(*) from audit a where a.noun = 'booking' and a.record_idx = b.booking_idx) <> b.version
union all
select 'I4', 'hold ' || c.slot_idx, 'hold without exactly one audit row of its transaction'
  from claim c
  where c.kind = 'HOLD'
    and (select count(*) from audit a where a.noun = 'hold' and a.record_idx = c.slot_idx and a.xact = c.xact) <> 1
union all
select 'I5', 'member ' || c.holder, 'more than one running hold'
  from claim c where c.kind = 'HOLD' and c.expires_at >= club_now()
  group by c.holder having count(distinct c.slot_idx) > 1
union all
select 'I6', 'booking ' || b.booking_idx, 'made after its member was blocked or withdrew'
  from booking b join member m using (member_idx)
  where b.state = 'CF' and m.state in ('BLOCKED', 'WITHDRAWN') and m.inactive_at < b.created_at
union all
select 'I9', 'hold ' || c.slot_idx, 'a running hold longer than any hold may be'
  from claim c where c.kind = 'HOLD' and c.expires_at > club_now() + interval '20 minutes'
union all
select 'I12', 'session ' || s.session_idx, 'alive although its person is blocked or withdrawn'
  from session s join member m using (member_idx)
  where s.ended_at is null and m.state in ('BLOCKED', 'WITHDRAWN')
union all
select 'I14', 'menu ' || m.code, 'a menu inside itself'
  from menu m where m.parent_code = m.code
union all
select 'I15', 'booking ' || b.booking_idx, 'price that is not the sum of its parts'
  from booking b
  where (b.price ->> 'total')::bigint
    <> (select coalesce(sum((r ->> 'amount')::bigint), 0) from jsonb_array_elements(b.price -> 'rows') r)
       - coalesce((b.price -> 'discount' ->> 'amount')::bigint, 0)
       - coalesce((b.price -> 'coupon' ->> 'amount')::bigint, 0);
