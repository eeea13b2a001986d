-- What every noun stands on: the clock, the audit log, idempotency, change notices.

-- One row. Its shift is zero in a running club; tests and rehearsals move it.
create table clock (
  single boolean primary key default true check (single),
  shift interval not null default '0'
);
insert into clock default values;

create function tell_clock() returns trigger language plpgsql
  as $$ begin perform pg_notify('clock', ''); return null; end $$;
create trigger clock_told after update on clock for each row execute function tell_clock();

-- The club's time. Everything that opens, closes or expires asks this and nothing else.
create function club_now() returns timestamptz language sql stable
  as $$ select statement_timestamp() + (select shift from clock) $$;

create table audit (
  audit_idx bigint generated always as identity primary key,
  at timestamptz not null default club_now(),
  -- The transaction that made the change; a change and its audit row carry the same one.
  xact xid8 not null default pg_current_xact_id(),
  member_idx bigint,
  admin_idx bigint,
  ip text,
  call text not null,
  request_id text,
  noun text not null,
  record_idx bigint not null,
  before jsonb,
  after jsonb,
  reason text
);
create index audit_record on audit (noun, record_idx);
create index audit_at on audit (at);

create function refuse_change() returns trigger language plpgsql
  as $$ begin raise exception 'the audit log is append only'; end $$;
create trigger audit_append_only before update or delete on audit
  for each row execute function refuse_change();

-- Stamps the transaction on a row whose changes must be audited (see invariant_violations).
create function stamp_xact() returns trigger language plpgsql
  as $$ begin new.xact := pg_current_xact_id(); return new; end $$;

create table idempotency (
  who text not null,
  key uuid not null,
  call text not null,
  body_hash text not null,
  answer jsonb,
  at timestamptz not null default club_now(),
  primary key (who, key)
);
create index idempotency_at on idempotency (at);

-- Tells every process that a noun changed, so that kept answers are dropped. The argument is the noun.
create function tell_changed() returns trigger language plpgsql
  as $$ begin perform pg_notify('changed', tg_argv[0]); return null; end $$;

-- Counters of the limits that hold over all processes; worthless after a crash.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
