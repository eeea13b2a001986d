create table club (
  club_idx bigint primary key,
  club_code text not null unique check (club_code ~ '^[A-Z0-9]{5}$'),
  site_code text not null,
  club_name text not null,
  club_phone_no text not null default '',
  club_fax_no text not null default '',
  business_no text not null default '',
  ceo_name text not null default '',
  address text not null default '',
  address_detail text not null default '',
  zip_code text not null default '',
  email text not null default '',
  currency text not null default 'KRW',
  time_zone text not null default '',
  zone text not null default 'Asia/Seoul',
  lang text not null default 'en',
  langs text[] not null default '{en,ko}',
  lat double precision not null default 0,
  lng double precision not null default 0,
  naver_verify text not null default '',
  google_verify text not null default '',
  logos jsonb not null default '{}',
  version int not null default 1,
  single boolean not null default true unique check (single)
);

create table site_state (
  single boolean primary key default true check (single),
  state smallint not null default 1 check (state in (0, 1, 2)),
  message text,
  xact xid8 not null default pg_current_xact_id()
);
insert into site_state default values;
create trigger site_state_xact before update on site_state for each row execute function stamp_xact();

create table menu (
  idx bigint generated always as identity primary key,
  code text not null unique,
  parent_code text references menu (code),
  name jsonb not null,
  seo_slug text not null default '',
  seo_tag text not null default '',
  seo_meta text not null default '',
  seo_keyword text not null default '',
  sns_title text not null default '',
  sns_desc text not null default '',
  sns_image_url text not null default '',
  permit text not null default '1' check (permit in ('1', '2')),
  is_visible boolean not null default true,
  is_exist_banner boolean not null default false,
  is_main_page boolean not null default false,
  order_no int not null default 0,
  version int not null default 1
);

-- The product's texts, brought up to date at every start; and the club's own changes to them.
create table message (
  category text not null,
  code text not null,
  lang text not null,
  msg text not null,
  primary key (lang, category, code)
);
create table club_message (like message including all);
create table message_version (
  name text primary key check (name in ('system', 'club')),
  ver int not null default 1,
  hash text not null default ''
);
insert into message_version (name) values ('system'), ('club');

create table code_group (
  group_id text primary key,
  name text not null,
  version int not null default 1
);
create table code (
  group_id text not null references code_group,
  key text not null,
  key_name text not null,
  -- Labels in the order of the languages: en, ko.
  labels text[] not null default '{}',
  "group" text,
  order_no int not null default 0,
  is_use boolean not null default true,
  primary key (group_id, key)
);
create table policy (
  key text primary key,
  name text not null,
  "values" text[] not null
);

-- Numbers of the rules that a manager may change; the defaults stand in the rules' own code.
create table rule_setting (
  name text primary key,
  "values" jsonb not null,
  version int not null default 1
);

create table holiday (
  holiday_idx bigint generated always as identity primary key,
  date date not null unique,
  name jsonb not null,
  day_type text not null default 'HO',
  version int not null default 1
);

create trigger club_changed after insert or update or delete on club for each statement execute function tell_changed('site');
create trigger site_state_changed after insert or update or delete on site_state for each statement execute function tell_changed('site');
create trigger menu_changed after insert or update or delete on menu for each statement execute function tell_changed('menu');
create trigger message_changed after insert or update or delete on message for each statement execute function tell_changed('message');
create trigger club_message_changed after insert or update or delete on club_message for each statement execute function tell_changed('message');
create trigger code_changed after insert or update or delete on code for each statement execute function tell_changed('code');
create trigger policy_changed after insert or update or delete on policy for each statement execute function tell_changed('code');
create trigger rule_setting_changed after insert or update or delete on rule_setting for each statement execute function tell_changed('rule');
create trigger holiday_changed after insert or update or delete on holiday for each statement execute function tell_changed('holiday');

-- Today in the club's zone.
create function current_club_date() returns date language sql stable
  as $$ select (club_now() at time zone (select zone from club))::date $$;

-- The club's own texts have a version too, so that browsers fetch them again when they changed.
create function bump_club_texts() returns trigger language plpgsql
  as $$ begin update message_version set ver = ver + 1 where name = 'club'; return null; end $$;
create trigger club_message_version after insert or update or delete on club_message for each statement execute function bump_club_texts();
create trigger menu_version after insert or update or delete on menu for each statement execute function bump_club_texts();
