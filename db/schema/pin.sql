-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0330
CREATE TABLE admin_pin (
  admin_idx bigint NOT NULL,
  pin_hash text NOT NULL,
  tries_left integer NOT NULL DEFAULT 5,
  set_at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT admin_pin_pkey PRIMARY KEY (admin_idx),
  CONSTRAINT admin_pin_tries_left_check CHECK (tries_left >= 0 AND tries_left <= 5),
  CONSTRAINT admin_pin_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx) ON DELETE CASCADE
);

-- Migrations 0330
CREATE FUNCTION forget_admin_pin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from admin_pin where admin_idx = new.admin_idx;
  return null;
end $function$;
