-- Browsers of the desk that stay with the tee sheet of today after a session has ended. Decision 141.
create table desk_device (
  device_idx bigint generated always as identity primary key,
  name text not null check (name <> ''),
  -- Of the secret in the browser's cookie.
  secret_hash bytea not null unique,
  paired_by bigint not null references admin,
  paired_at timestamptz not null default club_now(),
  last_used_at timestamptz
);
create index desk_device_paired_by on desk_device (paired_by);

-- A manager's own PIN, which opens a session on such a browser and nowhere else.
create table admin_pin (
  admin_idx bigint primary key references admin on delete cascade,
  pin_hash text not null,
  -- Without any left the manager sets a PIN anew, with the password.
  tries_left int not null default 5 check (tries_left between 0 and 5),
  set_at timestamptz not null default club_now()
);

create function forget_admin_pin() returns trigger language plpgsql as $$
begin
  delete from admin_pin where admin_idx = new.admin_idx;
  return null;
end $$;
create trigger admin_forgets_pin after update of password_hash, state on admin for each row
  when (old.password_hash is distinct from new.password_hash or new.state <> 'ACTIVE') execute function forget_admin_pin();
