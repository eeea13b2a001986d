-- The last backups that the site made by itself. Decision 126.
create table backup_run (
  run_idx bigint generated always as identity primary key,
  -- When it began: the archive is of that moment.
  at timestamptz not null,
  ms int not null check (ms >= 0),
  -- Name and bytes of the archive; null where none was written.
  file text,
  bytes bigint,
  -- Why the archive does not count; null for one that was restored.
  problem text check (problem in ('NOT_WRITTEN', 'DAMAGED', 'NO_RIGHT', 'NOT_RESTORED')),
  -- The same in the words of the error, for the person who mends it.
  detail text not null default '',
  check ((file is null) = (bytes is null)),
  check (file is not null or problem = 'NOT_WRITTEN')
);
create index backup_run_proven on backup_run (at) where problem is null;
