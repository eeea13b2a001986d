-- How managers see the lists of the back office.
create table list_layout (
  admin_idx bigint not null references admin on delete cascade,
  -- Code of the list's menu.
  list text not null,
  layout jsonb not null,
  primary key (admin_idx, list)
);

-- Filters, a sort and columns under a name.
create table list_view (
  view_idx bigint generated always as identity primary key,
  admin_idx bigint not null references admin on delete cascade,
  list text not null,
  name text not null,
  -- As in the URL of the list.
  query text not null,
  is_shared boolean not null,
  version int not null default 1,
  unique (admin_idx, list, name)
);
create index list_view_shared on list_view (list) where is_shared;
