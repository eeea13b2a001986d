-- The holes of a course as pages draw them. Lengths are metres; shapes lie along the line of play.
create table course_hole (
  course_idx bigint not null references course on delete cascade,
  no smallint not null check (no between 1 and 18),
  par smallint not null check (par between 3 and 5),
  stroke_index smallint not null check (stroke_index between 1 and 18),
  -- From the black, blue, white and red tees.
  tees smallint[] not null check (array_length(tees, 1) = 4),
  -- Of the green above the tee.
  rise smallint not null,
  -- The ground it is drawn on: holes of the same land look alike.
  land text not null,
  woods double precision not null check (woods between 0 and 1),
  shape jsonb not null,
  primary key (course_idx, no),
  unique (course_idx, stroke_index)
);

create trigger course_hole_changed after insert or update or delete on course_hole for each statement execute function tell_changed('course');
create trigger course_changed after insert or update or delete on course for each statement execute function tell_changed('course');
