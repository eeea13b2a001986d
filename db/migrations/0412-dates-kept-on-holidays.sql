-- runs on: this release
-- When a manager said that a group plays on a date although its day is a holiday; a date that moves has to be asked for again.
alter table team_date add column holiday_kept_at timestamptz;
