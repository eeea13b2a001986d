-- Browsers in which a member allowed push notifications. Decision 136.
create table push_device (
  device_idx bigint generated always as identity primary key,
  member_idx bigint not null references member,
  -- Of the last login in this browser.
  session_idx bigint references session on delete set null,
  endpoint text not null,
  endpoint_hash bytea not null unique,
  p256dh text not null,
  auth text not null,
  -- The public key that the browser was given: nothing signed with another reaches it.
  server_key text not null,
  device text not null default '',
  created_at timestamptz not null default club_now(),
  reached_at timestamptz
);
create index push_device_member on push_device (member_idx);
create index push_device_session on push_device (session_idx) where session_idx is not null;

-- When a login is ended by its member, the office or a new password, its device gets nothing more. One that ends because
-- it is not used leaves the device as it is.
create function forget_push_device() returns trigger language plpgsql as $$
begin
  delete from push_device where session_idx = new.session_idx;
  return null;
end $$;
create trigger session_forgets_push_device after update on session for each row
  when (old.ended_at is null and new.ended_at is not null and new.end_reason is distinct from 'idle') execute function forget_push_device();

alter table member_mail_choice add column push_wanted boolean not null default true;
