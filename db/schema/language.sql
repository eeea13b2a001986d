-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0002
CREATE TABLE club_message (
  category text NOT NULL,
  code text NOT NULL,
  lang text NOT NULL,
  msg text NOT NULL,
  CONSTRAINT club_message_pkey PRIMARY KEY (lang, category, code)
);

-- Migrations 0002
CREATE TABLE message (
  category text NOT NULL,
  code text NOT NULL,
  lang text NOT NULL,
  msg text NOT NULL,
  CONSTRAINT message_pkey PRIMARY KEY (lang, category, code)
);

-- Migrations 0002
CREATE TABLE message_version (
  name text NOT NULL,
  ver integer NOT NULL DEFAULT 1,
  hash text NOT NULL DEFAULT '',
  CONSTRAINT message_version_pkey PRIMARY KEY (name),
  CONSTRAINT message_version_name_check CHECK (name = ANY (ARRAY['system', 'club']))
);

CREATE TRIGGER club_message_changed AFTER INSERT OR DELETE OR UPDATE ON club_message FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('message'); -- platform.sql
CREATE TRIGGER club_message_version AFTER INSERT OR DELETE OR UPDATE ON club_message FOR EACH STATEMENT EXECUTE FUNCTION bump_club_texts();
CREATE TRIGGER message_changed AFTER INSERT OR DELETE OR UPDATE ON message FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('message'); -- platform.sql

-- Migrations 0002
CREATE FUNCTION bump_club_texts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin update message_version set ver = ver + 1 where name = 'club'; return null; end $function$;

-- Migrations 0033
CREATE FUNCTION name_in(lang text, name text, other_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((other_name <> ''::text) AND ((name ~ '[가-힣]'::text) <> (lang = 'ko'::text))) THEN other_name ELSE name END;

-- Migrations 0034
CREATE FUNCTION own_words_in(lang text, translated jsonb, field text, own text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE(((translated -> lang) ->> field), own);
