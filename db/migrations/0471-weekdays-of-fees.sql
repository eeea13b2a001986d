-- runs on: this release
-- A fee may be for single weekdays, from 1 Monday to 7 Sunday; none are every day of its class. Decision 072.
alter table fee add weekdays smallint[] not null default '{}'
  constraint fee_weekdays_check check (weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]);
