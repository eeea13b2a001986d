-- What a club with years behind it needs: indexes and checks that read what they show. See docs/measured.md.

-- A member's past is counted and paged from the index alone.
drop index player_member;
create index player_member on booking_player (member_idx, play_date) include (booking_idx, active) where member_idx is not null;

-- The last start of a day, for the job that closes days; nobody asks for starts without their day.
drop index slot_starts;
create index slot_day_starts on slot (date, starts_at);

-- I15 is kept by the table itself: to add up every price again took most of the time of looking for violations.
create function price_adds_up(price jsonb) returns boolean language sql immutable
  return coalesce((price ->> 'total')::bigint
    = (select coalesce(sum((r ->> 'amount')::bigint), 0) from jsonb_array_elements(price -> 'rows') r)
      - coalesce((price -> 'discount' ->> 'amount')::bigint, 0)
      - coalesce((price -> 'coupon' ->> 'amount')::bigint, 0), false);
alter table booking add constraint price_adds_up check (price_adds_up(price));

-- The same rules as before but I15, each in one pass over its tables instead of a look-up for every row.
create or replace view invariant_violations as
-- I1: the key of claim forbids two claims on a seat; what is left to check is that seats and bookings agree.
select 'I1' as invariant, 'booking ' || b.booking_idx as record, 'active booking without its seats' as what
  from booking b left join claim c on c.booking_idx = b.booking_idx and c.slot_idx = b.slot_idx and c.kind = 'BOOKING'
    and c.seat = any (b.seats)
  where b.state in ('CF', 'CI') group by b.booking_idx having count(c.seat) <> cardinality(b.seats)
union all
select 'I1', 'claim ' || c.slot_idx || '/' || c.seat, 'claim of a booking that is not active'
  from claim c join booking b using (booking_idx) where not b.active
union all
select 'I1', 'claim ' || c.slot_idx || '/' || c.seat, 'seat does not fit the mode of its tee time'
  from claim c join slot s using (slot_idx) where (s.mode = 'EXCLUSIVE') <> (c.seat = 0)
union all
select 'I1', 'booking ' || b.booking_idx, 'players and booking disagree whether it counts'
  from booking_player bp join booking b using (booking_idx) where bp.active <> b.active
union all
select 'I3', 'idempotency ' || i.who || ' ' || i.key, 'a key without its answer'
  from idempotency i where i.answer is null
union all
select 'I4', 'booking ' || b.booking_idx, wrong.what
  from (
    select b.booking_idx, b.version, count(a.xact) as audits, count(a.xact) filter (where a.xact = b.xact) as of_last_change
    from booking b left join audit a on a.noun = 'booking' and a.record_idx = b.booking_idx group by b.booking_idx) b,
    lateral (values
      (b.of_last_change <> 1, 'last change without exactly one audit row of its transaction'),
      (b.audits <> b.version, 'versions and audit rows differ')) wrong (is_so, what)
  where wrong.is_so
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
  from menu m where m.parent_code = m.code;
