-- Who was told what about a booking. A notice is written in the transaction of its email and message, so a task that
-- runs twice, or in two processes, tells nobody twice.
create table booking_notice (
  booking_idx bigint not null references booking,
  member_idx bigint not null references member,
  -- As in mail.kind.
  kind text not null,
  -- What it is about: the version of the booking (v3), the day of a reminder (2027-03-02), a penalty (p12).
  about text not null,
  -- The version of the booking that was told.
  version int not null,
  at timestamptz not null default club_now(),
  primary key (booking_idx, member_idx, kind, about)
);

-- The people of bookings ahead know of them already.
insert into booking_notice (booking_idx, member_idx, kind, about, version)
select b.booking_idx, p.member_idx, case when p.member_idx = b.member_idx then 'BOOKING_BOOKED' else 'BOOKING_NAMED' end,
  'v' || b.version, b.version
from booking b join booking_player p using (booking_idx)
where b.state = 'CF' and b.play_date >= current_club_date() and p.member_idx is not null;

-- The calendar file of an email, which replaces the earlier one of the same booking.
alter table mail add column calendar text;

-- A penalty is either a suspension, with both days, or money, without an end: never both. The money of a suspension is
-- what lifts it. Source: domain, section 6.
alter table penalty alter column until_date drop not null;
alter table penalty add column money bigint check (money > 0);
alter table penalty add column currency text;
alter table penalty add column booking_idx bigint references booking;
alter table penalty add column play_date date;
alter table penalty add constraint penalty_days_or_money check (until_date is not null or money is not null);
alter table penalty add constraint penalty_currency check ((money is null) = (currency is null));
-- A cancellation that is sent twice has one penalty of a kind.
create unique index penalty_booking on penalty (booking_idx, code) where booking_idx is not null;

-- The suspension that runs today: its last day, with those that follow it without a gap, and the code of the first.
-- No row when none runs.
create function suspension(member bigint) returns table (until date, why text) language sql stable as $$
  select max(c.until_date), (array_agg(c.code order by c.from_date, c.penalty_idx))[1]
  from (
    select p.*, bool_or(p.is_after_gap) over (order by p.from_date, p.penalty_idx) as is_later
    from (
      select penalty_idx, code, from_date, until_date,
        from_date > coalesce(max(until_date) over (order by from_date, penalty_idx
          rows between unbounded preceding and 1 preceding) + 1, current_club_date()) as is_after_gap
      from penalty where member_idx = member and state = 'ACTIVE' and until_date >= current_club_date()
    ) p
  ) c
  where not c.is_later having count(*) > 0
$$;
