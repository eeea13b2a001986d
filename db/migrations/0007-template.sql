-- What the days of the tee sheet are made from. Source: domain, section 1.

create table template (
  template_idx bigint generated always as identity primary key,
  name text not null,
  -- The kinds of day (HDE) and the weekdays, 1 Monday to 7 Sunday, that it is for.
  day_types text[] not null check (day_types <@ '{WD,SA,SU,HO,EV}'),
  weekdays smallint[] not null default '{1,2,3,4,5,6,7}' check (weekdays <@ '{1,2,3,4,5,6,7}'),
  -- The season, first and last day as MM-DD; it comes again every year and may reach over the new year.
  from_day text not null default '01-01' check (from_day ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'),
  to_day text not null default '12-31' check (to_day ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'),
  is_use boolean not null default true,
  version int not null default 1
);

create table template_part (
  template_idx bigint not null references template on delete cascade,
  part text not null,
  first_time time not null,
  -- No start is later; the last one may be earlier.
  last_time time not null,
  interval_minutes smallint not null default 8 check (interval_minutes between 6 and 15),
  holes text not null default '18' check (holes in ('9', '18', '27')),
  mode text not null default 'EXCLUSIVE' check (mode in ('EXCLUSIVE', 'SHARED')),
  min_players smallint not null default 4 check (min_players between 1 and 4),
  capacity smallint not null default 4 check (capacity between 1 and 4),
  w05 text not null default 'F',
  primary key (template_idx, part),
  check (first_time <= last_time),
  check (min_players <= capacity)
);

-- On which loops a part starts, and to which each turns after nine holes.
create table template_route (
  template_idx bigint not null,
  part text not null,
  course_idx bigint not null references course,
  turn_course_idx bigint references course,
  primary key (template_idx, part, course_idx),
  foreign key (template_idx, part) references template_part on delete cascade
);

-- The template of a single day, whatever kind of day it is.
create table day_override (
  date date primary key,
  template_idx bigint not null references template,
  reason text
);

-- What a day was made from.
alter table sheet_day add column template_idx bigint references template;
create index sheet_day_state on sheet_day (state, date);
