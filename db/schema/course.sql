-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0005
CREATE TABLE course (
  course_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  code text NOT NULL,
  name jsonb NOT NULL,
  holes smallint NOT NULL DEFAULT 9,
  loop_minutes smallint NOT NULL DEFAULT 135,
  order_no smallint NOT NULL DEFAULT 0,
  is_use boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT course_pkey PRIMARY KEY (course_idx),
  CONSTRAINT course_code_key UNIQUE (code)
);

-- Migrations 0029, 0042
CREATE TABLE course_hole (
  course_idx bigint NOT NULL,
  no smallint NOT NULL,
  par smallint NOT NULL,
  stroke_index smallint NOT NULL,
  tees smallint[] NOT NULL,
  rise smallint NOT NULL,
  land text NOT NULL,
  woods double precision NOT NULL,
  shape jsonb NOT NULL,
  tip jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT course_hole_pkey PRIMARY KEY (course_idx, no),
  CONSTRAINT course_hole_course_idx_stroke_index_key UNIQUE (course_idx, stroke_index),
  CONSTRAINT course_hole_no_check CHECK (no >= 1 AND no <= 18),
  CONSTRAINT course_hole_par_check CHECK (par >= 3 AND par <= 5),
  CONSTRAINT course_hole_stroke_index_check CHECK (stroke_index >= 1 AND stroke_index <= 18),
  CONSTRAINT course_hole_tees_check CHECK (array_length(tees, 1) = 4),
  CONSTRAINT course_hole_woods_check CHECK (woods >= 0::double precision AND woods <= 1::double precision),
  CONSTRAINT course_hole_course_idx_fkey FOREIGN KEY (course_idx) REFERENCES course(course_idx) ON DELETE CASCADE
);

CREATE TRIGGER course_changed AFTER INSERT OR DELETE OR UPDATE ON course FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('course'); -- platform.sql
CREATE TRIGGER course_hole_changed AFTER INSERT OR DELETE OR UPDATE ON course_hole FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('course'); -- platform.sql
