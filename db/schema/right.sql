-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0015
CREATE TABLE admin_group_right (
  group_idx bigint NOT NULL,
  menu_code text NOT NULL,
  rights text NOT NULL,
  CONSTRAINT admin_group_right_pkey PRIMARY KEY (group_idx, menu_code),
  CONSTRAINT admin_group_right_group_idx_fkey FOREIGN KEY (group_idx) REFERENCES admin_group(group_idx) ON DELETE CASCADE
);

-- Migrations 0003
CREATE TABLE admin_right (
  admin_idx bigint NOT NULL,
  menu_code text NOT NULL,
  rights text NOT NULL,
  CONSTRAINT admin_right_pkey PRIMARY KEY (admin_idx, menu_code),
  CONSTRAINT admin_right_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx) ON DELETE CASCADE
);

CREATE TRIGGER admin_right_told AFTER INSERT OR DELETE OR UPDATE ON admin_right FOR EACH ROW EXECUTE FUNCTION tell_right_changed();

-- Migrations 0003
CREATE FUNCTION tell_right_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin perform pg_notify('session', 'a' || coalesce(new.admin_idx, old.admin_idx)); return null; end $function$;
