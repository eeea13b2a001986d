-- References, food and drink, the hall of fame and lost property; and posts of every board in several languages.

create table reference (
  idx bigint generated always as identity primary key,
  lang text not null,
  title text not null,
  contents text not null,
  category text,
  same_as bigint references reference,
  state text not null check (state in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED')),
  open_at timestamptz,
  close_at timestamptz,
  views int not null default 0,
  created_by bigint references admin,
  created_at timestamptz not null default club_now(),
  updated_at timestamptz not null default club_now(),
  version int not null default 1,
  check (state in ('DRAFT', 'ARCHIVED') or open_at is not null),
  check (open_at < close_at)
);
create index reference_open on reference (open_at desc, idx desc) where state in ('SCHEDULED', 'PUBLISHED');
create unique index reference_same on reference (same_as, lang) where state <> 'ARCHIVED';
create trigger reference_changed
  after insert or delete or update of lang, title, contents, category, same_as, state, open_at, close_at
  on reference for each statement execute function tell_changed('reference');

-- A place at the club that serves food. Name, place and hours are jsonb by language.
create table outlet (
  outlet_idx bigint generated always as identity primary key,
  name jsonb not null,
  place jsonb not null default '{}',
  hours jsonb not null default '{}',
  phone_no text not null default '',
  order_no int not null default 0,
  is_use boolean not null default true,
  version int not null default 1
);
create trigger outlet_changed after insert or update or delete on outlet
  for each statement execute function tell_changed('fnb_menu');

create table fnb_menu (
  idx bigint generated always as identity primary key,
  outlet_idx bigint not null references outlet,
  lang text not null,
  category text not null,
  name text not null,
  description text not null default '',
  -- In minor units of the club's currency.
  price bigint not null check (price >= 0),
  allergens text[] not null default '{}',
  is_sold_out boolean not null default false,
  order_no int not null default 0,
  same_as bigint references fnb_menu,
  state text not null check (state in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED')),
  open_at timestamptz,
  close_at timestamptz,
  views int not null default 0,
  created_by bigint references admin,
  created_at timestamptz not null default club_now(),
  updated_at timestamptz not null default club_now(),
  version int not null default 1,
  check (state in ('DRAFT', 'ARCHIVED') or open_at is not null),
  check (open_at < close_at)
);
create index fnb_menu_order on fnb_menu (outlet_idx, order_no, idx) where state in ('SCHEDULED', 'PUBLISHED');
create unique index fnb_menu_same on fnb_menu (same_as, lang) where state <> 'ARCHIVED';
create trigger fnb_menu_changed
  after insert or delete or update of outlet_idx, lang, category, name, description, price, allergens, is_sold_out,
    order_no, same_as, state, open_at, close_at
  on fnb_menu for each statement execute function tell_changed('fnb_menu');

-- The same post in other languages has the same number; null where there is none.
alter table notice add same_as bigint references notice;
alter table event add same_as bigint references event;
create unique index notice_same on notice (same_as, lang) where state <> 'ARCHIVED';
create unique index event_same on event (same_as, lang) where state <> 'ARCHIVED';
create trigger notice_joined after update of same_as on notice
  for each statement execute function tell_changed('notice');
create trigger event_joined after update of same_as on event
  for each statement execute function tell_changed('event');

create or replace view post as
select 'notice' as noun, idx, version, state, open_at, close_at from notice
union all select 'event', idx, version, state, open_at, close_at from event
union all select 'banner', idx, version, state, open_at, close_at from banner
union all select 'faq', idx, version, state, open_at, close_at from faq
union all select 'reference', idx, version, state, open_at, close_at from reference
union all select 'fnb_menu', idx, version, state, open_at, close_at from fnb_menu;

create trigger reference_version after insert or update of version on reference
  for each row execute function keep_post_version();
create trigger fnb_menu_version after insert or update of version on fnb_menu
  for each row execute function keep_post_version();

do $$ begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $more$
union all
select 'P5', 'file ' || f.file_idx, 'kept for a post, but no post has it'
  from file f
  where f.noun in ('reference', 'fnb_menu') and not exists (select from post_file x where x.file_idx = f.file_idx)$more$;
end $$;

-- Feats of members. Names are jsonb by language. Visitors see those that are published with the player's consent.
create table hof (
  idx bigint generated always as identity primary key,
  kind text not null check (
    kind in ('HOLE_IN_ONE', 'ALBATROSS', 'EAGLE', 'ALL_BIRDIE', 'AGE_SHOOTER', 'COURSE_RECORD', 'CHAMPION')),
  date date not null,
  course_idx bigint not null references course,
  hole smallint check (hole between 1 and 18),
  -- In metres.
  distance smallint check (distance > 0),
  club text,
  ball text,
  member_idx bigint references member,
  player_name jsonb not null,
  witness_names jsonb not null default '[]',
  has_consent boolean not null default false,
  state text not null default 'REPORTED' check (state in ('REPORTED', 'VERIFIED', 'PUBLISHED', 'HIDDEN'))
);
create index hof_date on hof (date desc, idx desc) where state = 'PUBLISHED' and has_consent;
create trigger hof_changed after insert or update or delete on hof
  for each statement execute function tell_changed('hof');

-- Found things. Title and place are jsonb by language and name no mark by which a claimant proves what is theirs.
create table lost_item (
  idx bigint generated always as identity primary key,
  -- Key of the code group 792.
  kind text not null,
  title jsonb not null,
  found_date date not null,
  found_place jsonb not null,
  keep_until date not null,
  state text not null default 'FOUND'
    check (state in ('FOUND', 'PUBLISHED', 'CLAIMED', 'RETURNED', 'TO_POLICE', 'DISPOSED')),
  check (keep_until >= found_date)
);
create index lost_item_found on lost_item (found_date desc, idx desc) where state = 'PUBLISHED';
create trigger lost_item_changed after insert or update or delete on lost_item
  for each statement execute function tell_changed('lost_item');
