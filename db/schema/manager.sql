-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0003, 0015, 0018, 0033
CREATE TABLE admin (
  admin_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  id text NOT NULL,
  password_hash text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone_no text NOT NULL DEFAULT '',
  lang text NOT NULL DEFAULT 'en',
  is_ss_admin boolean NOT NULL DEFAULT false,
  is_temp_password boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'ACTIVE',
  image_url text,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  last_login_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  group_idx bigint,
  memo text,
  image_file_idx bigint,
  temp_password_until timestamp with time zone,
  other_name text NOT NULL DEFAULT '',
  CONSTRAINT admin_pkey PRIMARY KEY (admin_idx),
  CONSTRAINT admin_id_key UNIQUE (id),
  CONSTRAINT admin_state_check CHECK (state = ANY (ARRAY['ACTIVE', 'LOCKED', 'REMOVED'])),
  CONSTRAINT names_differ_in_letters CHECK (other_name = '' OR (name ~ '[가-힣]') <> (other_name ~ '[가-힣]')),
  CONSTRAINT admin_group_idx_fkey FOREIGN KEY (group_idx) REFERENCES admin_group(group_idx),
  CONSTRAINT admin_image_file_idx_fkey FOREIGN KEY (image_file_idx) REFERENCES file(file_idx)
);
CREATE INDEX admin_in_group ON admin (group_idx);

-- Migrations 0015, 0034
CREATE TABLE admin_group (
  group_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  memo text,
  version integer NOT NULL DEFAULT 1,
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT admin_group_pkey PRIMARY KEY (group_idx),
  CONSTRAINT admin_group_name_key UNIQUE (name),
  CONSTRAINT admin_group_translated_check CHECK (jsonb_typeof(translated) = 'object')
);

CREATE TRIGGER admin_forgets_pin AFTER UPDATE OF password_hash, state ON admin FOR EACH ROW WHEN (old.password_hash IS DISTINCT FROM new.password_hash OR new.state <> 'ACTIVE') EXECUTE FUNCTION forget_admin_pin(); -- pin.sql
CREATE TRIGGER admin_known_password AFTER UPDATE OF password_hash ON admin FOR EACH ROW WHEN (old.password_hash IS DISTINCT FROM new.password_hash) EXECUTE FUNCTION forget_known_password(); -- password.sql
CREATE TRIGGER admin_login_id AFTER INSERT OR DELETE ON admin FOR EACH ROW EXECUTE FUNCTION keep_login_id(); -- account.sql
CREATE TRIGGER admin_login_id_changed AFTER UPDATE OF id ON admin FOR EACH ROW WHEN (old.id <> new.id) EXECUTE FUNCTION keep_login_id(); -- account.sql
CREATE TRIGGER admin_out AFTER UPDATE OF state ON admin FOR EACH ROW WHEN (old.state <> new.state AND new.state <> 'ACTIVE') EXECUTE FUNCTION end_sessions_of_admin();
CREATE TRIGGER admin_password BEFORE UPDATE OF password_hash ON admin FOR EACH ROW WHEN (old.password_hash <> new.password_hash) EXECUTE FUNCTION note_admin_password();
CREATE TRIGGER admin_temp_password BEFORE INSERT OR UPDATE OF password_hash, is_temp_password ON admin FOR EACH ROW EXECUTE FUNCTION limit_temp_password(); -- password.sql
CREATE TRIGGER admin_told AFTER UPDATE OF state, is_ss_admin, is_temp_password, name, other_name ON admin FOR EACH ROW EXECUTE FUNCTION tell_admin_changed();

-- Migrations 0015
CREATE FUNCTION end_sessions_of_admin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update session set ended_at = club_now(), end_reason = lower(new.state)
    where admin_idx = new.admin_idx and ended_at is null;
  return null;
end $function$;

-- Migrations 0013, 0015
CREATE FUNCTION note_admin_password()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into password_history (admin_idx, password_hash) values (old.admin_idx, old.password_hash);
  delete from login_ticket where admin_idx = old.admin_idx;
  return new;
end $function$;

-- Migrations 0003
CREATE FUNCTION tell_admin_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin perform pg_notify('session', 'a' || new.admin_idx); return null; end $function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'A1' AS invariant,
    'admin' AS record,
    'no super manager is left who can log in' AS what
  WHERE (EXISTS ( SELECT
           FROM admin
          WHERE admin.is_ss_admin)) AND NOT (EXISTS ( SELECT
           FROM admin
          WHERE admin.is_ss_admin AND admin.state = 'ACTIVE'));

 SELECT 'A2' AS invariant,
    'session ' || s.session_idx AS record,
    'alive although its manager is locked or removed' AS what
   FROM session s
     JOIN admin a USING (admin_idx)
  WHERE s.ended_at IS NULL AND a.state <> 'ACTIVE';
