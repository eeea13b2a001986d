-- What a removed manager had, for as long as the removal can be undone: the row and those that belong to it, by table.
create table removed_manager (
  admin_idx bigint primary key references admin on delete cascade,
  removed_at timestamptz not null default club_now(),
  kept jsonb not null
);
