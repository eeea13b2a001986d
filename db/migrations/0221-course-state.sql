-- What golfers should know of the course today, as a manager set it; none where no manager did. Delays of today stand beside it.
create table course_state (
  single boolean primary key default true check (single),
  state text not null default 'OPEN' check (state in ('OPEN', 'DELAYED', 'CARTS_ON_PATHS', 'CLOSED')),
  -- All courses without one.
  course_idx bigint references course on delete set null,
  text text,
  translated jsonb not null default '{}' check (jsonb_typeof(translated) = 'object'),
  -- The day on which it was set, and when.
  date date not null default current_club_date(),
  since timestamptz not null default club_now(),
  version integer not null default 1
);

-- Open sheets of today read their line again.
create function note_course_state() returns trigger language plpgsql as $$
begin
  insert into sheet_event (date) values (current_club_date());
  return null;
end $$;
create trigger course_state_noted after insert or update on course_state for each row execute function note_course_state();
create trigger course_state_changed after insert or update on course_state
  for each statement execute function tell_changed('course-state');
create trigger delay_changed after insert or update or delete on delay
  for each statement execute function tell_changed('course-state');
