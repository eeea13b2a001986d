-- The chain over the audit log. A row of the log gets its link shortly after its commit (decision 059).
create table audit_link (
  seq bigint primary key,
  audit_idx bigint not null unique,
  -- SHA-256 of the previous hash, the number and the digest of the row.
  hash bytea not null,
  -- What may name a person counts by a salted digest. Erasing replaces the salt by the digest that it made.
  said_salt bytea,
  said_digest bytea,
  ip_salt bytea,
  ip_digest bytea,
  constraint audit_link_said check ((said_salt is null) <> (said_digest is null)),
  constraint audit_link_ip check (ip_salt is null or ip_digest is null)
);

-- One row: how far the chain goes, and what the last check of all of it found.
create table audit_chain (
  is_one boolean primary key default true check (is_one),
  seq bigint not null default 0,
  audit_idx bigint not null default 0,
  hash bytea not null default decode(repeat('00', 32), 'hex'),
  -- Up to this number no row of the log can be missing from the chain, and none may appear.
  settled_idx bigint not null default 0,
  -- Becomes settled_idx when every transaction that ran then has ended.
  next_settled_idx bigint not null default 0,
  next_settled_xact xid8 not null default '0',
  next_settled_at timestamptz not null default clock_timestamp(),
  checked_at timestamptz,
  checked bigint,
  problem text,
  broken_at bigint
);
insert into audit_chain default values;

create function refuse_link_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('clubhouse.erasing', true) = 'on'
    and (new.seq, new.audit_idx, new.hash) is not distinct from (old.seq, old.audit_idx, old.hash)
    and (new.said_digest is not distinct from old.said_digest and new.said_salt is not distinct from old.said_salt
      or old.said_salt is not null and new.said_salt is null)
    and (new.ip_digest is not distinct from old.ip_digest and new.ip_salt is not distinct from old.ip_salt
      or old.ip_salt is not null and new.ip_salt is null)
  then return new; end if;
  raise exception 'the audit chain is append only';
end $$;
create trigger audit_link_append_only before update or delete on audit_link
  for each row execute function refuse_link_change();
create trigger audit_link_not_emptied before truncate on audit_link for each statement execute function refuse_emptying();

create function refuse_chain_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.seq >= old.seq and new.settled_idx >= old.settled_idx
    and (new.seq > old.seq or (new.hash, new.audit_idx) is not distinct from (old.hash, old.audit_idx))
  then return new; end if;
  raise exception 'the audit chain only grows';
end $$;
create trigger audit_chain_grows before update or delete on audit_chain
  for each row execute function refuse_chain_change();
create trigger audit_chain_not_emptied before truncate on audit_chain for each statement execute function refuse_emptying();

-- Who did what, for the screen of the log and for erasing; most rows are those of members.
create index audit_member on audit (member_idx) where member_idx is not null;
create index audit_admin on audit (admin_idx, at) where admin_idx is not null;
