-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0002
CREATE TABLE holiday (
  holiday_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  date date NOT NULL,
  name jsonb NOT NULL,
  day_type text NOT NULL DEFAULT 'HO',
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT holiday_pkey PRIMARY KEY (holiday_idx),
  CONSTRAINT holiday_date_key UNIQUE (date)
);

CREATE TRIGGER holiday_changed AFTER INSERT OR DELETE OR UPDATE ON holiday FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('holiday'); -- platform.sql
CREATE TRIGGER holiday_moves_dues AFTER INSERT OR DELETE OR UPDATE ON holiday FOR EACH STATEMENT EXECUTE FUNCTION move_inquiry_dues(); -- platform.sql
