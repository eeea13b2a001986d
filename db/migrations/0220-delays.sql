-- Delays move the tee times of a day. Source: domain, section 1.

-- Taken out of its day by a delay, because it could not be moved: it keeps its time, at which another may start now.
alter table slot add column is_dropped boolean not null default false;
alter table slot drop constraint slot_date_course_idx_time_key;
create unique index slot_date_course_time on slot (date, course_idx, time) where not is_dropped;

create table delay (
  delay_idx bigint generated always as identity primary key,
  date date not null references sheet_day,
  -- All courses without one.
  course_idx bigint references course on delete set null,
  minutes smallint not null check (minutes between 5 and 240),
  from_time time not null,
  until text not null check (until in ('PART', 'DAY')),
  reason text not null check (reason in ('FROST', 'FOG', 'LIGHTNING', 'OTHER')),
  message text,
  translated jsonb not null default '{}' check (jsonb_typeof(translated) = 'object'),
  at timestamptz not null default club_now(),
  undo_until timestamptz not null,
  undone_at timestamptz,
  -- When its messages were written and its cancellations made.
  told_at timestamptz
);
create index delay_date on delay (date);
create index delay_untold on delay (date) where told_at is null;

-- What a delay made of a tee time; one without a new time was taken out of the day.
create table delay_move (
  delay_idx bigint not null references delay on delete cascade,
  slot_idx bigint not null references slot on delete cascade,
  from_time time not null,
  to_time time,
  primary key (delay_idx, slot_idx)
);
create index delay_move_slot on delay_move (slot_idx);

-- Bookings that moved with their tee time. One that was made during a delay that was undone afterwards has a row too, so
-- that its people are told where it is now.
create table delay_booking (
  delay_idx bigint not null references delay on delete cascade,
  booking_idx bigint not null references booking,
  slot_idx bigint not null references slot on delete cascade,
  from_time time not null,
  -- The end of free cancellation before the delay.
  free_cancel_until timestamptz not null,
  primary key (booking_idx, delay_idx)
);
create index delay_booking_delay on delay_booking (delay_idx);
create index delay_booking_slot on delay_booking (slot_idx);

-- The tee time from which a delay moved the booking, as long as it stays with that tee time; null where none did.
create function delayed_from(booking bigint, slot bigint) returns time language sql stable as $$
  select b.from_time from delay_booking b join delay d using (delay_idx)
  where b.booking_idx = booking and b.slot_idx = slot and d.undone_at is null
  order by d.delay_idx limit 1
$$;
