-- The private address from which the calendar of a member reads the tee times: its hash only, one for each member.
create table calendar_feed (
  member_idx bigint primary key references member on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default club_now()
);
