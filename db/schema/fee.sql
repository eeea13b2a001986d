-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0005, 0072, 0471
CREATE TABLE fee (
  fee_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  key text NOT NULL,
  day_class text NOT NULL,
  part text,
  member_type text,
  unit text NOT NULL,
  amount bigint NOT NULL,
  from_date date NOT NULL DEFAULT '2000-01-01'::date,
  to_date date,
  version integer NOT NULL DEFAULT 1,
  from_day text,
  to_day text,
  weekdays smallint[] NOT NULL DEFAULT '{}'::smallint[],
  CONSTRAINT fee_pkey PRIMARY KEY (fee_idx),
  CONSTRAINT fee_check CHECK ((from_day IS NULL) = (to_day IS NULL)),
  CONSTRAINT fee_check1 CHECK (to_date >= from_date),
  CONSTRAINT fee_day_class_check CHECK (day_class = ANY (ARRAY['WEEKDAY', 'WEEKEND'])),
  CONSTRAINT fee_from_day_check CHECK (from_day ~ '^\d\d-\d\d$'),
  CONSTRAINT fee_to_day_check CHECK (to_day ~ '^\d\d-\d\d$'),
  CONSTRAINT fee_unit_check CHECK (unit = ANY (ARRAY['PERSON', 'TEAM'])),
  CONSTRAINT fee_weekdays_check CHECK (weekdays <@ '{1,2,3,4,5,6,7}'::smallint[])
);

CREATE TRIGGER fee_changed AFTER INSERT OR DELETE OR UPDATE ON fee FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('rule'); -- platform.sql
