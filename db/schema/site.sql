-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0002, 0008, 0019, 0030, 0057, 0071, 0241
CREATE TABLE club (
  club_idx bigint NOT NULL,
  club_code text NOT NULL,
  site_code text NOT NULL,
  club_name text NOT NULL,
  club_phone_no text NOT NULL DEFAULT '',
  club_fax_no text NOT NULL DEFAULT '',
  business_no text NOT NULL DEFAULT '',
  ceo_name text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  address_detail text NOT NULL DEFAULT '',
  zip_code text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  currency text NOT NULL DEFAULT 'KRW',
  time_zone text NOT NULL DEFAULT '',
  zone text NOT NULL DEFAULT 'Asia/Seoul',
  lang text NOT NULL DEFAULT 'en',
  langs text[] NOT NULL DEFAULT '{en,ko}'::text[],
  lat double precision NOT NULL DEFAULT 0,
  lng double precision NOT NULL DEFAULT 0,
  naver_verify text NOT NULL DEFAULT '',
  google_verify text NOT NULL DEFAULT '',
  logos jsonb NOT NULL DEFAULT '{}'::jsonb,
  version integer NOT NULL DEFAULT 1,
  single boolean NOT NULL DEFAULT true,
  is_indexed boolean NOT NULL DEFAULT true,
  mail_order_no text NOT NULL DEFAULT '',
  sender_mail text NOT NULL DEFAULT '',
  sender_name text NOT NULL DEFAULT '',
  tax_mail text NOT NULL DEFAULT '',
  keep_days integer NOT NULL DEFAULT 90,
  logo_version integer NOT NULL DEFAULT 1,
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  is_demo boolean NOT NULL DEFAULT false,
  social jsonb NOT NULL DEFAULT '{}'::jsonb,
  rules_since timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT club_pkey PRIMARY KEY (club_idx),
  CONSTRAINT club_club_code_key UNIQUE (club_code),
  CONSTRAINT club_single_key UNIQUE (single),
  CONSTRAINT club_club_code_check CHECK (club_code ~ '^[A-Z0-9]{5}$'),
  CONSTRAINT club_keep_days_check CHECK (keep_days >= 7 AND keep_days <= 3650),
  CONSTRAINT club_single_check CHECK (single),
  CONSTRAINT club_social_check CHECK (jsonb_typeof(social) = 'object'),
  CONSTRAINT club_translated_check CHECK (jsonb_typeof(translated) = 'object')
);

-- Migrations 0048
CREATE TABLE site_plan (
  plan_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL,
  state smallint NOT NULL,
  message text,
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  reason text NOT NULL,
  CONSTRAINT site_plan_pkey PRIMARY KEY (plan_idx),
  CONSTRAINT site_plan_state_check CHECK (state = ANY (ARRAY[0, 1, 2])),
  CONSTRAINT site_plan_translated_check CHECK (jsonb_typeof(translated) = 'object')
);
CREATE INDEX site_plan_at ON site_plan (at);

-- Migrations 0002, 0048
CREATE TABLE site_state (
  single boolean NOT NULL DEFAULT true,
  state smallint NOT NULL DEFAULT 1,
  message text,
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT site_state_pkey PRIMARY KEY (single),
  CONSTRAINT site_state_single_check CHECK (single),
  CONSTRAINT site_state_state_check CHECK (state = ANY (ARRAY[0, 1, 2])),
  CONSTRAINT site_state_translated_check CHECK (jsonb_typeof(translated) = 'object')
);

CREATE TRIGGER club_changed AFTER INSERT OR DELETE OR UPDATE ON club FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('site'); -- platform.sql
CREATE TRIGGER club_langs_version AFTER UPDATE ON club FOR EACH ROW WHEN (old.langs IS DISTINCT FROM new.langs) EXECUTE FUNCTION bump_languages();
CREATE TRIGGER club_zone AFTER UPDATE ON club FOR EACH ROW WHEN (old.time_zone IS DISTINCT FROM new.time_zone OR old.zone IS DISTINCT FROM new.zone) EXECUTE FUNCTION policy_of_zone();
CREATE TRIGGER club_zone_agrees BEFORE UPDATE ON club FOR EACH ROW WHEN (old.time_zone IS DISTINCT FROM new.time_zone OR old.zone IS DISTINCT FROM new.zone) EXECUTE FUNCTION refuse_other_zone();
CREATE TRIGGER site_state_changed AFTER INSERT OR DELETE OR UPDATE ON site_state FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('site'); -- platform.sql
CREATE TRIGGER site_state_xact BEFORE UPDATE ON site_state FOR EACH ROW EXECUTE FUNCTION stamp_xact(); -- platform.sql

-- Migrations 0010
CREATE FUNCTION bump_languages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    update code_group set version = version + 1;
    update message_version set ver = ver + 1;
    return null;
  end $function$;

-- Migrations 0002
CREATE FUNCTION current_club_date()
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$ select (club_now() at time zone (select zone from club))::date $function$;

-- Migrations 0010
CREATE FUNCTION policy_of_zone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    update policy set "values" = array[
        new.time_zone,
        coalesce((select "group" from code where group_id = '104' and key = new.time_zone), ''),
        new.zone,
        "values"[4]]
      where key = 'C0190' and ("values"[1], "values"[3]) is distinct from (new.time_zone, new.zone);
    return null;
  end $function$;

-- Migrations 0010
CREATE FUNCTION refuse_other_zone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    meant interval := (select "group"::interval from code where group_id = '104' and key = new.time_zone);
    january interval := (timestamptz '2026-01-01 00:00Z' at time zone new.zone) - timestamp '2026-01-01';
    july interval := (timestamptz '2026-07-01 00:00Z' at time zone new.zone) - timestamp '2026-07-01';
  begin
    if meant is distinct from least(january, july) then
      raise exception 'time zone % is not that of %', new.time_zone, new.zone using errcode = 'check_violation';
    end if;
    return new;
  end $function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I6' AS invariant,
    'member ' || m.member_idx AS record,
    'left with a tee time ahead' AS what
   FROM member m
  WHERE (m.state = ANY (ARRAY['WITHDRAW_REQUESTED', 'WITHDRAWN'])) AND (EXISTS ( SELECT
           FROM booking b
          WHERE b.member_idx = m.member_idx AND b.state = 'CF' AND b.created_at <= m.inactive_at AND b.play_date > (m.inactive_at AT TIME ZONE (( SELECT club.zone
                   FROM club)))::date));
