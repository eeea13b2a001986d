-- Files, terms as versions, banners.

-- The bytes are in the files folder under the key; the row says what they are.
create table file (
  file_idx bigint generated always as identity primary key,
  key uuid not null unique,
  -- As it is called in its address and when it is saved.
  name text not null,
  size bigint not null,
  mime text not null,
  sha256 bytea not null,
  -- Only with a signed address, which soon ends.
  is_private boolean not null default false,
  -- Whose it is: banner, notice, inquiry.
  noun text not null,
  created_at timestamptz not null default club_now()
);

-- What is in force follows from the dates by the club's clock. No job turns it, so none can be late.
alter table terms
  add column is_draft boolean not null default false,
  add column is_worse boolean not null default false,
  add column created_at timestamptz not null default club_now();
update terms set is_draft = true where state = 'DRAFT';
alter table terms drop column state;
create unique index terms_one_a_day on terms (terms_type, lang, effective_date) where not is_draft;

-- Every version with its state. Drafts have no place in the order.
create view terms_version as
select t.*,
  case
    when t.is_draft then 'DRAFT'
    when t.effective_date > current_club_date() then 'SCHEDULED'
    when exists (
      select from terms later where later.terms_type = t.terms_type and later.lang = t.lang and not later.is_draft
        and later.effective_date > t.effective_date and later.effective_date <= current_club_date()) then 'SUPERSEDED'
    else 'IN_FORCE'
  end as state
from terms t;

-- Who agreed to what; nothing is ever changed here. The hash is of the text that was shown.
create table consent (
  consent_idx bigint generated always as identity primary key,
  member_idx bigint not null references member,
  terms_idx bigint not null references terms,
  agreed boolean not null,
  at timestamptz not null default club_now(),
  channel text not null default 'WEB',
  ip text,
  text_hash text not null
);
create index consent_member on consent (member_idx, terms_idx, consent_idx);
create function refuse_consent_change() returns trigger language plpgsql
  as $$ begin raise exception 'consents are append only'; end $$;
create trigger consent_append_only before update or delete on consent
  for each row execute function refuse_consent_change();

create table banner (
  idx bigint generated always as identity primary key,
  banner_name text not null,
  file_idx bigint not null references file,
  link text,
  see_detail boolean not null default false,
  today_close boolean not null default true,
  window_open boolean not null default false,
  device_pc boolean not null default true,
  device_mobile boolean not null default true,
  start_at timestamptz,
  end_at timestamptz,
  order_no int not null default 0,
  state text not null check (state in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED')),
  created_by bigint references admin,
  created_at timestamptz not null default club_now(),
  updated_at timestamptz not null default club_now(),
  version int not null default 1,
  check (state in ('DRAFT', 'ARCHIVED') or (start_at is not null and end_at is not null)),
  check (start_at < end_at)
);
create table banner_menu (
  banner_idx bigint not null references banner on delete cascade,
  menu_idx bigint not null references menu on delete cascade,
  primary key (banner_idx, menu_idx)
);
create index banner_menu_menu on banner_menu (menu_idx);
create trigger banner_changed after insert or update or delete on banner for each statement execute function tell_changed('banner');
create trigger banner_menu_changed after insert or update or delete on banner_menu for each statement execute function tell_changed('banner');
