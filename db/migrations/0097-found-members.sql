-- When a member found another one, so that no account finds more than a few in a day.
alter table found_member add column at timestamptz not null default club_now();
-- Those of before were not found today.
update found_member set at = club_now() - interval '2 days';
create index found_member_day on found_member (member_idx, at);
