-- The office lists all standby entries by day, also those that are over, which the index of the queue leaves out.
create index standby_entry_day on standby_entry (date, created_at, waiting_idx);
