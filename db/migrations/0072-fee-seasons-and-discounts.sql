-- A fee may hold for a season of every year only. MM-DD; it spans the new year when the first day is later.
alter table fee
  add column from_day text check (from_day ~ '^\d\d-\d\d$'),
  add column to_day text check (to_day ~ '^\d\d-\d\d$'),
  add check ((from_day is null) = (to_day is null)),
  add check (to_date >= from_date);

-- What the green fee is lowered by, for a target of code group 367.
create table discount (
  discount_idx bigint generated always as identity primary key,
  key text not null,
  percent smallint check (percent between 1 and 100),
  amount bigint check (amount > 0),
  day_class text check (day_class in ('WEEKDAY', 'WEEKEND')),
  part text,
  -- Adds up with other stackable discounts; otherwise it stands alone.
  stackable boolean not null default false,
  from_date date not null default '2000-01-01',
  to_date date,
  version int not null default 1,
  check ((percent is null) <> (amount is null)),
  check (to_date >= from_date)
);
create trigger discount_changed after insert or update or delete on discount for each statement execute function tell_changed('rule');
