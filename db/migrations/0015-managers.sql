-- Managers: their accounts, the groups that their rights are copied from, and the second step of a login.

-- A group is a pattern of rights: they are copied to a manager, and live there.
create table admin_group (
  group_idx bigint generated always as identity primary key,
  name text not null unique,
  memo text,
  version int not null default 1
);
create table admin_group_right (
  group_idx bigint not null references admin_group on delete cascade,
  menu_code text not null,
  -- Letters of CRUD.
  rights text not null,
  primary key (group_idx, menu_code)
);
insert into admin_group (name) select group_name from admin where group_name <> '' group by group_name order by min(admin_idx);
-- Until now a group was a name; what its first manager may is what it stands for.
insert into admin_group_right
select g.group_idx, r.menu_code, r.rights from admin_group g
  join admin_right r on r.admin_idx = (select min(a.admin_idx) from admin a where a.group_name = g.name);

alter table admin
  add column group_idx bigint references admin_group,
  add column memo text,
  add column image_file_idx bigint references file,
  drop constraint admin_state_check,
  -- Who was removed stays as a name beside what they did; nothing else of them does.
  add constraint admin_state_check check (state in ('ACTIVE', 'LOCKED', 'REMOVED'));
update admin set group_idx = g.group_idx from admin_group g where g.name = admin.group_name;
alter table admin drop column group_name;
create index admin_in_group on admin (group_idx);

-- Who may not be logged in is logged out, whoever wrote the state.
create function end_sessions_of_admin() returns trigger language plpgsql as $$
begin
  update session set ended_at = club_now(), end_reason = lower(new.state)
    where admin_idx = new.admin_idx and ended_at is null;
  return null;
end $$;
create trigger admin_out after update of state on admin
  for each row when (old.state <> new.state and new.state <> 'ACTIVE') execute function end_sessions_of_admin();

-- The authenticator app of a manager. The secret must be readable: codes are made of it.
create table totp (
  admin_idx bigint primary key references admin on delete cascade,
  secret text not null,
  created_at timestamptz not null default club_now(),
  -- It counts from its first right code on.
  confirmed_at timestamptz,
  -- The step of 30 s whose code was taken last: no code is taken twice.
  last_step bigint not null default 0
);
create table recovery_code (
  admin_idx bigint not null references admin on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (admin_idx, hash)
);

create table passkey (
  passkey_idx bigint generated always as identity primary key,
  member_idx bigint references member on delete cascade,
  admin_idx bigint references admin on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- Grows with each use where the device counts at all: one that falls behind was copied.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default club_now(),
  last_used_at timestamptz,
  check ((member_idx is null) <> (admin_idx is null))
);
create index passkey_member on passkey (member_idx);
create index passkey_admin on passkey (admin_idx);
-- What a device is asked to sign; each once and soon.
create table passkey_challenge (
  challenge text primary key,
  ticket_hash bytea not null unique,
  purpose text not null check (purpose in ('LOGIN', 'ADD')),
  member_idx bigint references member on delete cascade,
  admin_idx bigint references admin on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);

-- A login whose password was right and whose second step is to come.
create table login_ticket (
  ticket_hash bytea primary key,
  admin_idx bigint not null references admin on delete cascade,
  keep boolean not null,
  tries int not null default 0,
  expires_at timestamptz not null
);
create index login_ticket_admin on login_ticket (admin_idx);
create index login_ticket_expires on login_ticket (expires_at);

-- A new password ends logins that are half done with the old one.
create or replace function note_admin_password() returns trigger language plpgsql as $$
begin
  insert into password_history (admin_idx, password_hash) values (old.admin_idx, old.password_hash);
  delete from login_ticket where admin_idx = old.admin_idx;
  return new;
end $$;

create function has_second_factor(whose bigint) returns boolean language sql stable as $$
  select exists (select from totp where admin_idx = whose and confirmed_at is not null)
    or exists (select from passkey where admin_idx = whose)
$$;
-- The club asks its managers for a second step; rule_setting, `account`.
create function needs_second_factor() returns boolean language sql stable as $$
  select coalesce((select ("values" ->> 'managerSecondFactor')::boolean from rule_setting where name = 'account'), false)
$$;

-- What a session may changes with its manager's factors.
create function tell_factor_changed() returns trigger language plpgsql as $$
begin
  if coalesce(new.admin_idx, old.admin_idx) is not null then
    perform pg_notify('session', 'a' || coalesce(new.admin_idx, old.admin_idx));
  end if;
  return null;
end $$;
create trigger totp_told after insert or delete or update of confirmed_at on totp
  for each row execute function tell_factor_changed();
create trigger passkey_told after insert or delete on passkey
  for each row execute function tell_factor_changed();

-- The view grows by what this migration can break.
do $$ begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $more$
union all
select 'A1', 'admin', 'no super manager is left who can log in'
  where exists (select from admin where is_ss_admin) and not exists (select from admin where is_ss_admin and state = 'ACTIVE')
union all
select 'A2', 'session ' || s.session_idx, 'alive although its manager is locked or removed'
  from session s join admin a using (admin_idx) where s.ended_at is null and a.state <> 'ACTIVE'$more$;
end $$;
