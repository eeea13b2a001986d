create table member (
  member_idx bigint generated always as identity (start with 4001) primary key,
  id text not null unique,
  password_hash text not null,
  name text not null,
  email text not null,
  phone_no text not null default '',
  lang text not null default 'en',
  member_type text not null,
  member_no text unique,
  state text not null default 'ACTIVE'
    check (state in ('PENDING', 'ACTIVE', 'DORMANT', 'WITHDRAW_REQUESTED', 'WITHDRAWN', 'BLOCKED')),
  block_reason text,
  inactive_at timestamptz,
  is_temp_password boolean not null default false,
  -- Doubles the hold and its extension: an accommodation, not a privilege.
  need_more_time boolean not null default false,
  show_name boolean not null default false,
  image_url text,
  gender text,
  birth_date date,
  zip_code text not null default '',
  address text not null default '',
  address_detail text not null default '',
  created_at timestamptz not null default club_now(),
  last_login_at timestamptz,
  version int not null default 1
);
create index member_name on member (name);

create table admin (
  admin_idx bigint generated always as identity primary key,
  id text not null unique,
  password_hash text not null,
  name text not null,
  email text not null,
  phone_no text not null default '',
  lang text not null default 'en',
  group_name text not null default '',
  is_ss_admin boolean not null default false,
  is_temp_password boolean not null default false,
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'LOCKED')),
  image_url text,
  created_at timestamptz not null default club_now(),
  last_login_at timestamptz,
  version int not null default 1
);
create table admin_right (
  admin_idx bigint not null references admin on delete cascade,
  menu_code text not null,
  -- Letters of CRUD.
  rights text not null,
  primary key (admin_idx, menu_code)
);

-- One row per login. Only hashes of tokens are kept.
create table session (
  session_idx bigint generated always as identity primary key,
  member_idx bigint references member,
  admin_idx bigint references admin,
  access_hash bytea not null unique,
  access_expires_at timestamptz not null,
  refresh_hash bytea not null unique,
  refresh_expires_at timestamptz not null,
  -- Set when a browser began the session: refresh then needs the cookie too.
  cookie_hash bytea,
  keep boolean not null default false,
  device text not null default '',
  ip text not null default '',
  created_at timestamptz not null default club_now(),
  last_seen_at timestamptz not null default club_now(),
  ended_at timestamptz,
  end_reason text,
  check ((member_idx is null) <> (admin_idx is null))
);
create index session_member on session (member_idx) where ended_at is null;
create index session_admin on session (admin_idx) where ended_at is null;

-- Refresh tokens already used. For 10 s one answers its successor again (a lost answer, two tabs); after that its use
-- ends the session. The successor is sealed with a key made of the used token itself.
create table used_refresh (
  hash bytea primary key,
  session_idx bigint not null references session on delete cascade,
  successor text not null,
  at timestamptz not null default club_now()
);

-- Failed logins by account, known or not, and by address.
create table login_failure (
  who text primary key,
  failures int not null default 0,
  locked_until timestamptz,
  at timestamptz not null default club_now()
);

create table penalty (
  penalty_idx bigint generated always as identity primary key,
  member_idx bigint not null references member,
  code text not null,
  state text not null check (state in ('PROPOSED', 'ACTIVE', 'SERVED', 'CLEARED', 'WAIVED', 'APPEALED')),
  from_date date not null,
  until_date date not null,
  reason text,
  version int not null default 1,
  xact xid8 not null default pg_current_xact_id()
);
create index penalty_member on penalty (member_idx, until_date) where state = 'ACTIVE';
create trigger penalty_xact before update on penalty for each row execute function stamp_xact();

-- Whoever is logged in is remembered by each process for a few seconds; these tell it to forget.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  if new.ended_at is distinct from old.ended_at or new.access_hash <> old.access_hash then
    perform pg_notify('session', 's' || new.session_idx);
  end if;
  return null;
end $$;
create trigger session_ended after update on session for each row execute function tell_session_ended();

create function tell_member_changed() returns trigger language plpgsql
  as $$ begin perform pg_notify('session', 'm' || new.member_idx); return null; end $$;
create function tell_admin_changed() returns trigger language plpgsql
  as $$ begin perform pg_notify('session', 'a' || new.admin_idx); return null; end $$;
create trigger member_told after update of state, member_type, is_temp_password, name on member
  for each row execute function tell_member_changed();
create trigger admin_told after update of state, is_ss_admin, is_temp_password, name on admin
  for each row execute function tell_admin_changed();
create function tell_right_changed() returns trigger language plpgsql
  as $$ begin perform pg_notify('session', 'a' || coalesce(new.admin_idx, old.admin_idx)); return null; end $$;
create trigger admin_right_told after insert or update or delete on admin_right
  for each row execute function tell_right_changed();
