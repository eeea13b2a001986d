-- runs on: 0.1
-- A tee time that the officers of a group gave up: neither takes it again for a day. Without players it had no booking that could
-- say so, and with players that of one officer. Decision 131.
create table team_left (
  -- A tee time that no one has any more may be removed from its day.
  slot_idx bigint not null references slot on delete cascade,
  member_idx bigint not null references member,
  at timestamptz not null default club_now(),
  primary key (slot_idx, member_idx)
);
create index team_left_member on team_left (member_idx);
