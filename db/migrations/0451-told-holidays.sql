-- runs on: 0.1
-- When the officers of a group were notified that a date of theirs has become a holiday.
alter table team_date add column told_holiday_at timestamptz;
