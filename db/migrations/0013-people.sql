-- People: joining, proving who one is, recovering, sleeping, leaving.

-- A login id is one person's, member or manager.
create table login_id (id text primary key);
create function keep_login_id() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then delete from login_id where id = old.id; end if;
  if tg_op <> 'DELETE' then insert into login_id values (new.id); end if;
  return null;
end $$;
insert into login_id select id from member union all select id from admin;
create trigger member_login_id after insert or delete on member for each row execute function keep_login_id();
create trigger member_login_id_changed after update of id on member
  for each row when (old.id <> new.id) execute function keep_login_id();
create trigger admin_login_id after insert or delete on admin for each row execute function keep_login_id();
create trigger admin_login_id_changed after update of id on admin
  for each row when (old.id <> new.id) execute function keep_login_id();

alter table member
  add column password_changed_at timestamptz not null default club_now(),
  -- An old password is not asked for again before.
  add column password_ask_at timestamptz,
  -- When the password was changed: the last session that there was, and the one that may go on.
  add column sessions_before bigint not null default 0,
  add column kept_session bigint,
  add column certified_at timestamptz,
  -- Of a proof that names the person itself; other identities are the e-mail address.
  add column identity_hash bytea,
  add column undo_until timestamptz,
  add column image_file_idx bigint references file,
  add column region text,
  add column work text,
  add column income text,
  add column company text,
  add column vehicle_no text,
  add column handicap double precision,
  add column course_idx bigint references course,
  add column auto_standby boolean not null default false;
create index member_email on member (lower(email));
create index member_undo on member (undo_until) where state = 'WITHDRAW_REQUESTED';

-- The passwords before the present one, so that they are not used again.
create table password_history (
  history_idx bigint generated always as identity primary key,
  member_idx bigint references member on delete cascade,
  admin_idx bigint references admin on delete cascade,
  password_hash text not null,
  at timestamptz not null default club_now(),
  check ((member_idx is null) <> (admin_idx is null))
);
create index password_history_member on password_history (member_idx, history_idx);
create index password_history_admin on password_history (admin_idx, history_idx);

create function note_member_password() returns trigger language plpgsql as $$
begin
  insert into password_history (member_idx, password_hash) values (old.member_idx, old.password_hash);
  new.password_changed_at := club_now();
  new.password_ask_at := null;
  new.sessions_before := coalesce((select max(session_idx) from session where member_idx = old.member_idx), 0);
  return new;
end $$;
create trigger member_password before update of password_hash on member
  for each row when (old.password_hash <> new.password_hash) execute function note_member_password();
create function note_admin_password() returns trigger language plpgsql as $$
begin
  insert into password_history (admin_idx, password_hash) values (old.admin_idx, old.password_hash);
  return new;
end $$;
create trigger admin_password before update of password_hash on admin
  for each row when (old.password_hash <> new.password_hash) execute function note_admin_password();

-- Who may not be logged in is logged out, whoever wrote the state.
create function end_sessions_of_member() returns trigger language plpgsql as $$
begin
  update session set ended_at = club_now(), end_reason = lower(new.state)
    where member_idx = new.member_idx and ended_at is null;
  return null;
end $$;
create trigger member_out after update of state on member
  for each row when (old.state <> new.state and new.state not in ('ACTIVE')) execute function end_sessions_of_member();

-- Required terms that were not answered, or refused, when this session began or since.
alter table session add column terms_limit text check (terms_limit in ('TERMS', 'READ_ONLY'));
create or replace function tell_session_ended() returns trigger language plpgsql as $$
begin
  if new.ended_at is distinct from old.ended_at or new.access_hash <> old.access_hash
    or new.terms_limit is distinct from old.terms_limit then
    perform pg_notify('session', 's' || new.session_idx);
  end if;
  return null;
end $$;

-- What stands between a member and the whole site: TERMS when required terms in force were never answered,
-- READ_ONLY when one was refused, nothing when all were agreed to. In whatever language; the last word counts.
create function terms_limit_of(whose bigint) returns text language sql stable as $$
  with asked as (
    select distinct t.terms_type, t.effective_date from terms_version t
    where t.state = 'IN_FORCE' and t.is_required and t.terms_type <> 'BOOKING'
  ), answered as (
    select (
      select c.agreed from consent c join terms said using (terms_idx)
      where c.member_idx = whose and said.terms_type = a.terms_type and said.effective_date = a.effective_date
      order by c.consent_idx desc limit 1) as agreed
    from asked a
  )
  select case when bool_or(agreed is null) then 'TERMS' when bool_or(not agreed) then 'READ_ONLY' end from answered
$$;

-- Proofs under way and proofs given. Only hashes: a code's with its ticket, so that six digits cannot be tried out here.
create table certification (
  certification_idx bigint generated always as identity primary key,
  ticket_hash bytea not null unique,
  kind text not null,
  purpose text not null,
  email text,
  -- Whom it is about, where that is known; a proof that nobody can give has neither person nor code.
  member_idx bigint references member on delete cascade,
  code_hash bytea,
  tries int not null default 0,
  created_at timestamptz not null default club_now(),
  expires_at timestamptz not null,
  proven_at timestamptz,
  token_hash bytea unique,
  token_expires_at timestamptz,
  used_at timestamptz,
  -- NICE: the key of its answer and the number of the request, sealed; then what it says of the person.
  sealed text,
  name text,
  birth_date date,
  gender text,
  phone_no text,
  identity_hash bytea
);
create index certification_email on certification (lower(email), purpose, created_at);
create index certification_created on certification (created_at);

-- Mails of ids to an address: one in ten minutes.
create table id_mail (
  email text primary key,
  at timestamptz not null
);

-- The ways of proof (754), and what a provider needs.
create table cert_kind (
  kind text primary key,
  is_use boolean not null,
  site_code text not null default '',
  -- Written, never read back.
  secret text not null default '',
  -- Of a provider other than the usual one, such as its test house.
  api_url text,
  form_url text,
  version int not null default 1
);
insert into cert_kind (kind, is_use) values ('EMAIL', true), ('STAFF', false), ('NICE', false), ('PASSKEY', false);
create trigger cert_kind_changed after insert or update or delete on cert_kind
  for each statement execute function tell_changed('cert');

-- Who left, without saying who: identities are hashed with the club's own salt.
create table person_salt (
  single boolean primary key default true check (single),
  salt bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
insert into person_salt default values;
create function identity_hash(identity text) returns bytea language sql stable
  as $$ select sha256(salt || convert_to(lower(trim(identity)), 'UTF8')) from person_salt $$;
create table departed (
  member_idx bigint primary key references member,
  identity_hash bytea not null,
  left_at timestamptz not null
);
create index departed_identity on departed (identity_hash);
-- Suspensions outlive an account, so that nobody leaves to escape one.
create table departed_penalty (
  departed_penalty_idx bigint generated always as identity primary key,
  identity_hash bytea not null,
  code text not null,
  from_date date not null,
  until_date date not null,
  keep_until date not null
);
create index departed_penalty_identity on departed_penalty (identity_hash);

create table withdrawal_reason (
  reason_idx bigint generated always as identity primary key,
  member_idx bigint references member,
  reasons text[] not null,
  text text,
  at timestamptz not null default club_now()
);
create index withdrawal_reason_member on withdrawal_reason (member_idx);

-- Told that the account will sleep, so many days before.
create table dormancy_notice (
  member_idx bigint not null references member on delete cascade,
  days int not null,
  at timestamptz not null default club_now(),
  primary key (member_idx, days)
);

-- The view grows by what this migration can break.
do $$ begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $more$
union all
select 'I6', 'booking ' || b.booking_idx, 'made after its member left'
  from booking b join member m using (member_idx)
  where b.state = 'CF' and m.state in ('WITHDRAW_REQUESTED', 'WITHDRAWN') and m.inactive_at < b.created_at
union all
select 'I6', 'member ' || m.member_idx, 'left with a tee time ahead'
  from member m where m.state in ('WITHDRAW_REQUESTED', 'WITHDRAWN') and exists (
    select from booking b where b.member_idx = m.member_idx and b.state = 'CF' and b.created_at <= m.inactive_at
      and b.play_date > (m.inactive_at at time zone (select zone from club))::date)
union all
select 'I6', 'claim ' || c.slot_idx || '/' || c.seat, 'held by somebody who left or is blocked'
  from claim c join member m on m.member_idx = c.holder
  where c.kind = 'HOLD' and c.expires_at >= club_now() and m.state in ('BLOCKED', 'WITHDRAW_REQUESTED', 'WITHDRAWN')
union all
select 'I12', 'session ' || s.session_idx, 'alive although its person asked to leave'
  from session s join member m using (member_idx) where s.ended_at is null and m.state = 'WITHDRAW_REQUESTED'
union all
select 'I12', 'session ' || s.session_idx, 'alive although the password was changed since'
  from session s join member m using (member_idx)
  where s.ended_at is null and s.session_idx <= m.sessions_before and s.session_idx is distinct from m.kept_session
union all
select 'P1', 'certification ' || c.certification_idx, 'used without a proof'
  from certification c where c.used_at is not null and c.proven_at is null
union all
select 'P2', 'member ' || m.member_idx, 'login id is not kept'
  from member m where not exists (select from login_id l where l.id = m.id)
union all
select 'P3', 'member ' || m.member_idx, 'erased, but not of everything'
  from member m
  where m.state = 'WITHDRAWN' and m.undo_until is not null
    and (m.email <> '' or m.phone_no <> '' or m.birth_date is not null or m.address <> '' or m.id not like '~%')$more$;
end $$;
