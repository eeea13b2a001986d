-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0057
CREATE TABLE known_password (
  id text NOT NULL,
  CONSTRAINT known_password_pkey PRIMARY KEY (id),
  CONSTRAINT known_password_id_fkey FOREIGN KEY (id) REFERENCES login_id(id) ON DELETE CASCADE
);

-- Migrations 0013
CREATE TABLE password_history (
  history_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_idx bigint,
  admin_idx bigint,
  password_hash text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT password_history_pkey PRIMARY KEY (history_idx),
  CONSTRAINT password_history_check CHECK ((member_idx IS NULL) <> (admin_idx IS NULL)),
  CONSTRAINT password_history_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx) ON DELETE CASCADE,
  CONSTRAINT password_history_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx) ON DELETE CASCADE
);
CREATE INDEX password_history_admin ON password_history (admin_idx, history_idx);
CREATE INDEX password_history_member ON password_history (member_idx, history_idx);

-- Migrations 0057
CREATE FUNCTION forget_known_password()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from known_password where id = new.id;
  return null;
end $function$;

-- Migrations 0018
CREATE FUNCTION limit_temp_password()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.temp_password_until := case when new.is_temp_password then club_now() + interval '24 hours' end;
  return new;
end $function$;
