-- Records of the back office that were removed, until they can no longer be brought back.
create table removed_record (
  noun text not null,
  record_idx bigint not null,
  -- The whole row, and the rows of its children by table.
  row jsonb not null,
  children jsonb not null default '{}',
  -- What else is needed to bring it back.
  more jsonb not null default '{}',
  admin_idx bigint references admin on delete cascade,
  at timestamptz not null default club_now(),
  -- The version that undoing gave it; null while it is removed.
  undone_as int,
  primary key (noun, record_idx)
);
create index removed_record_at on removed_record (at);
create index removed_record_admin on removed_record (admin_idx);
