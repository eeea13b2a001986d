-- When a member last released a tee time. Taking it again at once would block it for days without a booking, so a
-- release has the pause of an expiry; the first release of a member's day has none, so that a mistake costs nothing.
create table hold_release (
  member_idx bigint not null references member on delete cascade,
  slot_idx bigint not null references slot on delete cascade,
  at timestamptz not null default club_now(),
  -- In the club's zone.
  date date not null default current_club_date(),
  is_first boolean not null,
  primary key (member_idx, slot_idx)
);
create index hold_release_slot on hold_release (slot_idx);
