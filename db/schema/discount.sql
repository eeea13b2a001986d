-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0072
CREATE TABLE discount (
  discount_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  key text NOT NULL,
  percent smallint,
  amount bigint,
  day_class text,
  part text,
  stackable boolean NOT NULL DEFAULT false,
  from_date date NOT NULL DEFAULT '2000-01-01'::date,
  to_date date,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT discount_pkey PRIMARY KEY (discount_idx),
  CONSTRAINT discount_amount_check CHECK (amount > 0),
  CONSTRAINT discount_check CHECK ((percent IS NULL) <> (amount IS NULL)),
  CONSTRAINT discount_check1 CHECK (to_date >= from_date),
  CONSTRAINT discount_day_class_check CHECK (day_class = ANY (ARRAY['WEEKDAY', 'WEEKEND'])),
  CONSTRAINT discount_percent_check CHECK (percent >= 1 AND percent <= 100)
);

CREATE TRIGGER discount_changed AFTER INSERT OR DELETE OR UPDATE ON discount FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('rule'); -- platform.sql
