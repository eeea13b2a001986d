-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0002
CREATE TABLE policy (
  key text NOT NULL,
  name text NOT NULL,
  "values" text[] NOT NULL,
  CONSTRAINT policy_pkey PRIMARY KEY (key)
);

-- Migrations 0002
CREATE TABLE rule_setting (
  name text NOT NULL,
  "values" jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT rule_setting_pkey PRIMARY KEY (name)
);

CREATE TRIGGER policy_changed AFTER INSERT OR DELETE OR UPDATE ON policy FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('code'); -- platform.sql
CREATE TRIGGER policy_version AFTER INSERT OR DELETE OR UPDATE ON policy FOR EACH STATEMENT EXECUTE FUNCTION bump_policies();
CREATE TRIGGER policy_zone AFTER UPDATE ON policy FOR EACH ROW WHEN (new.key = 'C0190' AND old."values" IS DISTINCT FROM new."values") EXECUTE FUNCTION zone_of_policy();
CREATE TRIGGER rule_setting_changed AFTER INSERT OR DELETE OR UPDATE ON rule_setting FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('rule'); -- platform.sql
CREATE TRIGGER rule_setting_factor_told AFTER INSERT OR UPDATE OF "values" ON rule_setting FOR EACH ROW EXECUTE FUNCTION tell_factor_required();
CREATE TRIGGER rule_setting_gone_moves_dues AFTER DELETE ON rule_setting FOR EACH ROW WHEN (old.name = 'inquiry') EXECUTE FUNCTION move_inquiry_dues(); -- platform.sql
CREATE TRIGGER rule_setting_moves_dues AFTER INSERT OR UPDATE ON rule_setting FOR EACH ROW WHEN (new.name = 'inquiry') EXECUTE FUNCTION move_inquiry_dues(); -- platform.sql

-- Migrations 0010
CREATE FUNCTION bump_policies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin update code_group set version = version + 1 where group_id = '996'; return null; end $function$;

-- Migrations 0018
CREATE FUNCTION tell_factor_required()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.name = 'account' and needs_second_factor() then
    perform pg_notify('session', 'a' || admin_idx) from admin
      where state = 'ACTIVE' and not has_second_factor(admin_idx);
  end if;
  return null;
end $function$;

-- Migrations 0010
CREATE FUNCTION zone_of_policy()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    update club set time_zone = new."values"[1], zone = new."values"[3], version = version + 1
      where (time_zone, zone) is distinct from (new."values"[1], new."values"[3]);
    return null;
  end $function$;
