-- runs on: 0.1
-- The officers of a group read that the club closed its tee times, and so also when they are open again. Decision 167.
alter table team_date add column told_shut boolean not null default false;
comment on column team_date.told_shut is 'Its officers were notified that the club closed its tee times, and not that they are open again.';
