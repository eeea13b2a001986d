-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0042
CREATE TABLE weather (
  single boolean NOT NULL DEFAULT true,
  source text NOT NULL,
  observed_at timestamp with time zone NOT NULL,
  hours jsonb NOT NULL,
  days jsonb NOT NULL,
  problem text,
  CONSTRAINT weather_pkey PRIMARY KEY (single),
  CONSTRAINT weather_single_check CHECK (single),
  CONSTRAINT weather_source_check CHECK (source = ANY (ARRAY['OPEN_METEO', 'DEMO']))
);

CREATE TRIGGER weather_changed AFTER INSERT OR UPDATE ON weather FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('weather'); -- platform.sql
