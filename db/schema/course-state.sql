-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0221
CREATE TABLE course_state (
  single boolean NOT NULL DEFAULT true,
  state text NOT NULL DEFAULT 'OPEN',
  course_idx bigint,
  text text,
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  date date NOT NULL DEFAULT current_club_date(),
  since timestamp with time zone NOT NULL DEFAULT club_now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT course_state_pkey PRIMARY KEY (single),
  CONSTRAINT course_state_single_check CHECK (single),
  CONSTRAINT course_state_state_check CHECK (state = ANY (ARRAY['OPEN', 'DELAYED', 'CARTS_ON_PATHS', 'CLOSED'])),
  CONSTRAINT course_state_translated_check CHECK (jsonb_typeof(translated) = 'object'),
  CONSTRAINT course_state_course_idx_fkey FOREIGN KEY (course_idx) REFERENCES course(course_idx) ON DELETE SET NULL
);

CREATE TRIGGER course_state_changed AFTER INSERT OR UPDATE ON course_state FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('course-state'); -- platform.sql
CREATE TRIGGER course_state_noted AFTER INSERT OR UPDATE ON course_state FOR EACH ROW EXECUTE FUNCTION note_course_state();

-- Migrations 0221
CREATE FUNCTION note_course_state()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into sheet_event (date) values (current_club_date());
  return null;
end $function$;
