-- A hold lives for its full time while a tab of its member is open, and for 30 seconds after the last one was closed:
-- `expires_at` then comes earlier, and `full_until` is what it was. Another tab puts it back.
alter table claim add column full_until timestamptz;

-- The tabs that said they know the hold. A tab closes once; its row stays until the member's next hold, so that a
-- late word of its opening does not count. A browser that crashes says nothing, and the hold lives for its full time.
create table hold_tab (
  member_idx bigint not null references member on delete cascade,
  tab text not null,
  is_open boolean not null,
  primary key (member_idx, tab)
);
