-- How far the slow function of a draw has come, so that a computation goes on where its process ended.
create table draw_slow (
  draw_idx bigint primary key references draw on delete cascade,
  steps integer not null check (steps >= 0),
  -- The number after these steps, as 512 hexadecimal digits.
  x text not null check (length(x) = 512 and x ~ '^[0-9a-f]+$')
);

-- What each member was told about an entry: a message is written once, whichever process ends in the middle of them.
create table draw_told (
  entry_idx bigint not null references draw_entry on delete cascade,
  member_idx bigint not null references member on delete cascade,
  kind text not null,
  primary key (entry_idx, member_idx, kind)
);
create index draw_told_member on draw_told (member_idx);

-- A bundle is kept by the processes that answer it until its draw changes.
create trigger draw_changed after insert or update on draw for each statement execute function tell_changed('draw');
