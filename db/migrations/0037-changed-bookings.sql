-- A tee time that its booker let go without cancelling: the booking moved to another one, or was handed over with it.
-- Who let it go cannot take it back at once, as after a cancellation, and the club may limit how often a member hands over.
create table booking_left (
  booking_idx bigint not null references booking,
  -- Of the booking after it.
  version int not null,
  how text not null check (how in ('MOVED', 'HANDED_OVER')),
  member_idx bigint not null references member,
  -- A tee time that nobody has any more may be removed from its day.
  slot_idx bigint not null references slot on delete cascade,
  play_date date not null,
  day_class text not null check (day_class in ('WEEKDAY', 'WEEKEND')),
  at timestamptz not null default club_now(),
  primary key (booking_idx, version)
);
create index booking_left_slot on booking_left (slot_idx, member_idx);
create index booking_left_member on booking_left (member_idx, play_date);
