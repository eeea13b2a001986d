-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0015
CREATE TABLE login_ticket (
  ticket_hash bytea NOT NULL,
  admin_idx bigint NOT NULL,
  keep boolean NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT login_ticket_pkey PRIMARY KEY (ticket_hash),
  CONSTRAINT login_ticket_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx) ON DELETE CASCADE
);
CREATE INDEX login_ticket_admin ON login_ticket (admin_idx);
CREATE INDEX login_ticket_expires ON login_ticket (expires_at);

-- Migrations 0015
CREATE TABLE recovery_code (
  admin_idx bigint NOT NULL,
  hash bytea NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_code_pkey PRIMARY KEY (admin_idx, hash),
  CONSTRAINT recovery_code_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx) ON DELETE CASCADE
);

-- Migrations 0015
CREATE TABLE totp (
  admin_idx bigint NOT NULL,
  secret text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  confirmed_at timestamp with time zone,
  last_step bigint NOT NULL DEFAULT 0,
  CONSTRAINT totp_pkey PRIMARY KEY (admin_idx),
  CONSTRAINT totp_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx) ON DELETE CASCADE
);

CREATE TRIGGER totp_told AFTER INSERT OR DELETE OR UPDATE OF confirmed_at ON totp FOR EACH ROW EXECUTE FUNCTION tell_factor_changed();

-- Migrations 0015
CREATE FUNCTION has_second_factor(whose bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from totp where admin_idx = whose and confirmed_at is not null)
    or exists (select from passkey where admin_idx = whose)
$function$;

-- Migrations 0015
CREATE FUNCTION needs_second_factor()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select ("values" ->> 'managerSecondFactor')::boolean from rule_setting where name = 'account'), false)
$function$;

-- Migrations 0015
CREATE FUNCTION tell_factor_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if coalesce(new.admin_idx, old.admin_idx) is not null then
    perform pg_notify('session', 'a' || coalesce(new.admin_idx, old.admin_idx));
  end if;
  return null;
end $function$;
