-- runs on: this release
-- Parts of a day are closed and opened one by one, so what the officers of a group read is kept for each tee time. Decision 167.
alter table team_date add column told_shut_slots bigint[] not null default '{}';
comment on column team_date.told_shut_slots is 'Its tee times of which its officers were notified that the club closed them, and not that they are open again.';
update team_date d set told_shut_slots = array(
  select distinct c.slot_idx from claim c join slot s using (slot_idx) where c.team_date_idx = d.date_idx and s.is_shut)
where d.told_shut;
alter table team_date drop column told_shut;
