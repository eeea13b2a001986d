-- Lists of members that a manager uploads. The rows are kept until they are imported, at most a day.
create table member_import (
  import_idx bigint generated always as identity primary key,
  admin_idx bigint not null references admin,
  file_name text not null,
  state text not null check (state in ('CHECKED', 'RUNNING', 'DONE', 'FAILED')),
  rows jsonb not null,
  created int not null,
  changed int not null,
  same int not null,
  -- Rows that cannot be imported, as they were when the list was last looked at.
  problems jsonb not null default '[]',
  invite boolean not null default false,
  reason text not null default '',
  -- The new members in the order of their invitations, and how many of them have theirs.
  newcomers bigint[] not null default '{}',
  invited int not null default 0,
  at timestamptz not null default club_now()
);
create index member_import_admin on member_import (admin_idx);
create index member_import_at on member_import (at);

-- Two accounts of one person: what became of the one that ended.
create table member_merge (
  merge_idx bigint generated always as identity primary key,
  kept_idx bigint not null references member,
  gone_idx bigint not null references member unique,
  admin_idx bigint not null references admin,
  reason text not null,
  -- How many rows of which kind moved.
  moved jsonb not null,
  at timestamptz not null default club_now(),
  check (kept_idx <> gone_idx)
);
create index member_merge_kept on member_merge (kept_idx);
create index member_merge_admin on member_merge (admin_idx);
