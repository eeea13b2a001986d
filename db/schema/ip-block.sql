-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0047
CREATE TABLE ip_block (
  idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  ip text NOT NULL,
  from_ip inet NOT NULL,
  to_ip inet NOT NULL,
  scope text NOT NULL,
  reason text NOT NULL,
  start_at timestamp with time zone NOT NULL DEFAULT club_now(),
  end_at timestamp with time zone,
  is_use boolean NOT NULL DEFAULT true,
  hits bigint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT ip_block_pkey PRIMARY KEY (idx),
  CONSTRAINT ip_block_check CHECK (family(from_ip) = family(to_ip) AND from_ip <= to_ip),
  CONSTRAINT ip_block_check1 CHECK (start_at < end_at),
  CONSTRAINT ip_block_scope_check CHECK (scope = ANY (ARRAY['SITE', 'ADMIN']))
);

CREATE TRIGGER ip_block_changed AFTER INSERT OR DELETE OR UPDATE OF from_ip, to_ip, scope, start_at, end_at, is_use ON ip_block FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('ip-block'); -- platform.sql
