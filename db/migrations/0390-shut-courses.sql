-- runs on: 0.1
-- A course that the club suspends separately in a part of a day, and why; the row goes when it is reopened. Decision 162.
create table shut_course (
  date date not null references sheet_day (date) on delete cascade,
  part text not null,
  course_idx bigint not null references course (course_idx) on delete cascade,
  reason text not null,
  translated jsonb not null default '{}' check (jsonb_typeof(translated) = 'object'),
  primary key (date, part, course_idx)
);
