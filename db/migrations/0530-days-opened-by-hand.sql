-- runs on: this release
-- When a manager opened a day to members whose opening rule leaves that to staff. Decision 181.
alter table sheet_day add column opened_at timestamptz;
create trigger sheet_day_opened after update of opened_at on sheet_day for each row
  when (old.opened_at is distinct from new.opened_at) execute function tell_changed('rule');
