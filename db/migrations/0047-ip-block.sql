-- Addresses that are refused. `ip` is what was typed, from and to are what it means.
create table ip_block (
  idx bigint generated always as identity primary key,
  ip text not null,
  from_ip inet not null,
  to_ip inet not null,
  scope text not null check (scope in ('SITE', 'ADMIN')),
  reason text not null,
  start_at timestamptz not null default club_now(),
  end_at timestamptz,
  is_use boolean not null default true,
  hits bigint not null default 0,
  version int not null default 1,
  check (family(from_ip) = family(to_ip) and from_ip <= to_ip),
  check (start_at < end_at)
);
-- Counting refusals changes no block, and tells nobody.
create trigger ip_block_changed after insert or delete or update of from_ip, to_ip, scope, start_at, end_at, is_use
  on ip_block for each statement execute function tell_changed('ip-block');
