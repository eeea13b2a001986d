create table notice (
  idx bigint generated always as identity primary key,
  lang text not null,
  title text not null,
  contents text not null,
  category text,
  is_top boolean not null default false,
  state text not null check (state in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED')),
  open_at timestamptz not null default club_now(),
  close_at timestamptz,
  views int not null default 0,
  image_url text,
  created_by bigint references admin,
  created_at timestamptz not null default club_now(),
  updated_at timestamptz not null default club_now(),
  version int not null default 1
);
create index notice_open on notice (open_at desc, idx desc) where state in ('SCHEDULED', 'PUBLISHED');
-- Views are left out: they change all the time and a kept list is never older than a second anyway.
create trigger notice_changed after insert or delete or update of lang, title, contents, category, is_top, state, open_at, close_at, image_url on notice for each statement execute function tell_changed('notice');

-- One view per viewer, post and day; the viewer is a hash that changes daily.
create table post_view (
  day date not null,
  noun text not null,
  idx bigint not null,
  viewer bytea not null,
  primary key (day, noun, idx, viewer)
);
