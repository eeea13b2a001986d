-- What an owner was mailed when strangers locked the login: it takes the lock away, once. Only its hash is kept.
create table login_unlock (
  hash bytea primary key,
  member_idx bigint references member,
  admin_idx bigint references admin,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (num_nonnulls(member_idx, admin_idx) <= 1)
);
create index login_unlock_member on login_unlock (member_idx);
create index login_unlock_admin on login_unlock (admin_idx);
