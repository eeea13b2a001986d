-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0002, 0010
CREATE TABLE code (
  group_id text NOT NULL,
  key text NOT NULL,
  key_name text NOT NULL,
  labels jsonb NOT NULL DEFAULT '{}'::jsonb,
  "group" text,
  order_no integer NOT NULL DEFAULT 0,
  is_use boolean NOT NULL DEFAULT true,
  CONSTRAINT code_pkey PRIMARY KEY (group_id, key),
  CONSTRAINT code_group_id_fkey FOREIGN KEY (group_id) REFERENCES code_group(group_id)
);

-- Migrations 0002, 0010, 0080
CREATE TABLE code_group (
  group_id text NOT NULL,
  name text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  is_fixed boolean NOT NULL DEFAULT true,
  names jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT code_group_pkey PRIMARY KEY (group_id)
);

CREATE TRIGGER code_added_version AFTER INSERT ON code REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_code_groups();
CREATE TRIGGER code_changed AFTER INSERT OR DELETE OR UPDATE ON code FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('code'); -- platform.sql
CREATE TRIGGER code_version AFTER UPDATE ON code REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_code_groups();

-- Migrations 0010
CREATE FUNCTION bump_code_groups()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    update code_group set version = version + 1 where group_id in (select group_id from changed);
    return null;
  end $function$;
