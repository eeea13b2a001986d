-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0019
CREATE TABLE club_logo (
  place text NOT NULL,
  file_idx bigint NOT NULL,
  CONSTRAINT club_logo_pkey PRIMARY KEY (place),
  CONSTRAINT club_logo_file_idx_fkey FOREIGN KEY (file_idx) REFERENCES file(file_idx)
);

-- Migrations 0070, 0421
CREATE TABLE look (
  single boolean NOT NULL DEFAULT true,
  main text,
  accent text,
  version integer NOT NULL DEFAULT 1,
  hero_alt jsonb NOT NULL DEFAULT '{}'::jsonb,
  focus_x smallint NOT NULL DEFAULT 50,
  focus_y smallint NOT NULL DEFAULT 50,
  CONSTRAINT look_pkey PRIMARY KEY (single),
  CONSTRAINT look_accent_check CHECK (accent ~ '^#[0-9a-f]{6}$'),
  CONSTRAINT look_focus_x_check CHECK (focus_x >= 0 AND focus_x <= 100),
  CONSTRAINT look_focus_y_check CHECK (focus_y >= 0 AND focus_y <= 100),
  CONSTRAINT look_hero_alt_check CHECK (jsonb_typeof(hero_alt) = 'object'),
  CONSTRAINT look_main_check CHECK (main ~ '^#[0-9a-f]{6}$'),
  CONSTRAINT look_single_check CHECK (single)
);

CREATE TRIGGER club_logo_changed AFTER INSERT OR DELETE OR UPDATE ON club_logo FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('site'); -- platform.sql
CREATE TRIGGER look_changed AFTER INSERT OR DELETE OR UPDATE ON look FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('site'); -- platform.sql
