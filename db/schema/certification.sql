-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0013, 0019
CREATE TABLE cert_kind (
  kind text NOT NULL,
  is_use boolean NOT NULL,
  site_code text NOT NULL DEFAULT '',
  sealed_secret text NOT NULL DEFAULT '',
  api_url text,
  form_url text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT cert_kind_pkey PRIMARY KEY (kind)
);

-- Migrations 0013
CREATE TABLE certification (
  certification_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  ticket_hash bytea NOT NULL,
  kind text NOT NULL,
  purpose text NOT NULL,
  email text,
  member_idx bigint,
  code_hash bytea,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  expires_at timestamp with time zone NOT NULL,
  proven_at timestamp with time zone,
  token_hash bytea,
  token_expires_at timestamp with time zone,
  used_at timestamp with time zone,
  sealed text,
  name text,
  birth_date date,
  gender text,
  phone_no text,
  identity_hash bytea,
  CONSTRAINT certification_pkey PRIMARY KEY (certification_idx),
  CONSTRAINT certification_ticket_hash_key UNIQUE (ticket_hash),
  CONSTRAINT certification_token_hash_key UNIQUE (token_hash),
  CONSTRAINT certification_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx) ON DELETE CASCADE
);
CREATE INDEX certification_created ON certification (created_at);
CREATE INDEX certification_email ON certification (lower(email), purpose, created_at);
CREATE INDEX certification_phone ON certification (phone_no, created_at) WHERE purpose = 'PHONE';

-- Migrations 0013
CREATE TABLE id_mail (
  email text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT id_mail_pkey PRIMARY KEY (email)
);

-- Migrations 0013
CREATE TABLE person_salt (
  single boolean NOT NULL DEFAULT true,
  salt bytea NOT NULL DEFAULT uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
  CONSTRAINT person_salt_pkey PRIMARY KEY (single),
  CONSTRAINT person_salt_single_check CHECK (single)
);

CREATE TRIGGER cert_kind_changed AFTER INSERT OR DELETE OR UPDATE ON cert_kind FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('cert'); -- platform.sql

-- Migrations 0013
CREATE FUNCTION identity_hash(identity text)
 RETURNS bytea
 LANGUAGE sql
 STABLE
AS $function$ select sha256(salt || convert_to(lower(trim(identity)), 'UTF8')) from person_salt $function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'P1' AS invariant,
    'certification ' || c.certification_idx AS record,
    'used without a proof' AS what
   FROM certification c
  WHERE c.used_at IS NOT NULL AND c.proven_at IS NULL;
