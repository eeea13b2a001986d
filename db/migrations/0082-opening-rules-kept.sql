-- A changed or deleted rule still holds for the days that it has opened: its earlier self stays as a row of its own, which ends with them.
alter table opening_rule add is_kept boolean not null default false;
