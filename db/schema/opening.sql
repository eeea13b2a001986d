-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0005, 0082
CREATE TABLE opening_rule (
  rule_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_type text NOT NULL,
  day_class text NOT NULL,
  course_idx bigint,
  part text,
  pattern text NOT NULL,
  days smallint,
  weeks smallint,
  weekday smallint,
  day_of_month smallint,
  "time" time without time zone NOT NULL,
  w05 text NOT NULL DEFAULT 'F',
  quota_day smallint,
  quota_month smallint,
  from_date date NOT NULL DEFAULT '2000-01-01'::date,
  to_date date,
  version integer NOT NULL DEFAULT 1,
  is_kept boolean NOT NULL DEFAULT false,
  CONSTRAINT opening_rule_pkey PRIMARY KEY (rule_idx),
  CONSTRAINT opening_rule_day_class_check CHECK (day_class = ANY (ARRAY['WEEKDAY', 'WEEKEND'])),
  CONSTRAINT opening_rule_pattern_check CHECK (pattern = ANY (ARRAY['ROLLING', 'WEEKLY', 'MONTHLY', 'MANUAL'])),
  CONSTRAINT opening_rule_course_idx_fkey FOREIGN KEY (course_idx) REFERENCES course(course_idx)
);

CREATE TRIGGER opening_rule_changed AFTER INSERT OR DELETE OR UPDATE ON opening_rule FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('rule'); -- platform.sql
