-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0071
CREATE TABLE analytics (
  single boolean NOT NULL DEFAULT true,
  ga_id text NOT NULL DEFAULT '',
  sealed_secret text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  failure text,
  CONSTRAINT analytics_pkey PRIMARY KEY (single),
  CONSTRAINT analytics_ga_id_check CHECK (ga_id ~ '^(G-[A-Z0-9]{4,20})?$'),
  CONSTRAINT analytics_single_check CHECK (single)
);

CREATE TRIGGER analytics_changed AFTER INSERT OR DELETE OR UPDATE OF ga_id, sealed_secret ON analytics FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('analytics'); -- platform.sql
