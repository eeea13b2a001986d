-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0002, 0008, 0044
CREATE TABLE menu (
  idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  code text NOT NULL,
  parent_code text,
  name jsonb NOT NULL,
  seo_slug text NOT NULL DEFAULT '',
  seo_tag jsonb NOT NULL DEFAULT '{}'::jsonb,
  seo_meta jsonb NOT NULL DEFAULT '{}'::jsonb,
  seo_keyword jsonb NOT NULL DEFAULT '{}'::jsonb,
  sns_title jsonb NOT NULL DEFAULT '{}'::jsonb,
  sns_desc jsonb NOT NULL DEFAULT '{}'::jsonb,
  sns_image_url text NOT NULL DEFAULT '',
  permit text NOT NULL DEFAULT '1',
  is_visible boolean NOT NULL DEFAULT true,
  is_exist_banner boolean NOT NULL DEFAULT false,
  is_main_page boolean NOT NULL DEFAULT false,
  order_no integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  need_password boolean NOT NULL DEFAULT false,
  updated_at timestamp with time zone NOT NULL DEFAULT club_now(),
  sns_image_file_idx bigint,
  CONSTRAINT menu_pkey PRIMARY KEY (idx),
  CONSTRAINT menu_code_key UNIQUE (code),
  CONSTRAINT menu_permit_check CHECK (permit = ANY (ARRAY['1', '2'])),
  CONSTRAINT menu_parent_code_fkey FOREIGN KEY (parent_code) REFERENCES menu(code),
  CONSTRAINT menu_sns_image_file_idx_fkey FOREIGN KEY (sns_image_file_idx) REFERENCES file(file_idx)
);
CREATE INDEX menu_image ON menu (sns_image_file_idx) WHERE sns_image_file_idx IS NOT NULL;

CREATE TRIGGER menu_changed AFTER INSERT OR DELETE OR UPDATE ON menu FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('menu'); -- platform.sql
CREATE TRIGGER menu_updated BEFORE UPDATE ON menu FOR EACH ROW EXECUTE FUNCTION stamp_updated();
CREATE TRIGGER menu_version AFTER INSERT OR DELETE OR UPDATE ON menu FOR EACH STATEMENT EXECUTE FUNCTION bump_club_texts(); -- language.sql

-- Migrations 0008
CREATE FUNCTION stamp_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin new.updated_at := club_now(); return new; end $function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I14' AS invariant,
    'menu ' || m.code AS record,
    'a menu inside itself' AS what
   FROM menu m
  WHERE m.parent_code = m.code;
