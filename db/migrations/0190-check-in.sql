-- What the front desk records of a booking on the day of play. A booking without a row is expected.
create table check_in (
  booking_idx bigint primary key references booking,
  state text not null default 'EXPECTED' check (state in ('EXPECTED', 'ARRIVED', 'CHECKED_IN', 'TEED_OFF', 'FINISHED')),
  -- When each of them happened, by the desk that pressed it; without a line that is earlier than its arrival here.
  arrived_at timestamptz,
  checked_in_at timestamptz,
  teed_off_at timestamptz,
  finished_at timestamptz,
  -- Moved once because the group was late.
  late_moved_at timestamptz,
  -- Of a round that was interrupted: the holes that were played, and the price before it was settled.
  holes_played smallint check (holes_played between 0 and 27),
  price_before jsonb check ((price_before is null) = (holes_played is null)),
  changed_by bigint references admin on delete set null,
  changed_at timestamptz not null default club_now()
);
create index check_in_changed_by on check_in (changed_by) where changed_by is not null;

-- By the number of the player; a player whom the desk has not seen has no row.
create table check_in_player (
  booking_idx bigint references check_in on delete cascade,
  no smallint check (no between 1 and 4),
  present boolean not null,
  identified boolean not null,
  locker_no text,
  -- The member type whose fee the desk confirmed.
  fee_key text,
  primary key (booking_idx, no)
);

-- A booking that moves to another day is expected there; a late move within the day keeps what the desk has seen.
create function expect_again() returns trigger language plpgsql as $$
begin
  delete from check_in where booking_idx = new.booking_idx;
  return null;
end $$;
create trigger booking_on_another_day after update of play_date on booking for each row
  when (new.play_date <> old.play_date) execute function expect_again();

do $$
begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $view$
  union all
    select 'I15', 'booking ' || b.booking_idx, 'the booking and the front desk disagree who has checked in'
    from check_in c join booking b using (booking_idx)
    where (b.state = 'CI' and c.state in ('EXPECTED', 'ARRIVED', 'FINISHED')) or (b.state = 'CF' and c.state in ('CHECKED_IN', 'TEED_OFF'))
  $view$;
end $$;

-- The part of a green fee that is due even if no hole is played.
insert into code (group_id, key, key_name, labels, order_no)
select '557', 'FACILITY', 'Facility fee', '{"en": "Facility fee", "ko": "시설 이용료"}',
  (select coalesce(max(order_no), 0) + 1 from code where group_id = '557')
from code_group where group_id = '557' on conflict do nothing;
