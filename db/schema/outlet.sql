-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0041
CREATE TABLE outlet (
  outlet_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name jsonb NOT NULL,
  place jsonb NOT NULL DEFAULT '{}'::jsonb,
  hours jsonb NOT NULL DEFAULT '{}'::jsonb,
  phone_no text NOT NULL DEFAULT '',
  order_no integer NOT NULL DEFAULT 0,
  is_use boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT outlet_pkey PRIMARY KEY (outlet_idx)
);

CREATE TRIGGER outlet_changed AFTER INSERT OR DELETE OR UPDATE ON outlet FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('fnb_menu'); -- platform.sql
