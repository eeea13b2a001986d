-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0009, 0028, 0116
CREATE TABLE banner (
  idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  banner_name text NOT NULL,
  link text,
  see_detail boolean NOT NULL DEFAULT false,
  today_close boolean NOT NULL DEFAULT true,
  window_open boolean NOT NULL DEFAULT false,
  device_pc boolean NOT NULL DEFAULT true,
  device_mobile boolean NOT NULL DEFAULT true,
  open_at timestamp with time zone,
  close_at timestamp with time zone,
  order_no integer NOT NULL DEFAULT 0,
  state text NOT NULL,
  created_by bigint,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  updated_at timestamp with time zone NOT NULL DEFAULT club_now(),
  version integer NOT NULL DEFAULT 1,
  alt text NOT NULL DEFAULT '',
  focus_x smallint NOT NULL DEFAULT 50,
  focus_y smallint NOT NULL DEFAULT 50,
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT banner_pkey PRIMARY KEY (idx),
  CONSTRAINT banner_check CHECK ((state = ANY (ARRAY['DRAFT', 'ARCHIVED'])) OR open_at IS NOT NULL AND close_at IS NOT NULL),
  CONSTRAINT banner_check1 CHECK (open_at < close_at),
  CONSTRAINT banner_focus_x_check CHECK (focus_x >= 0 AND focus_x <= 100),
  CONSTRAINT banner_focus_y_check CHECK (focus_y >= 0 AND focus_y <= 100),
  CONSTRAINT banner_state_check CHECK (state = ANY (ARRAY['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED'])),
  CONSTRAINT banner_created_by_fkey FOREIGN KEY (created_by) REFERENCES admin(admin_idx)
);

-- Migrations 0009
CREATE TABLE banner_menu (
  banner_idx bigint NOT NULL,
  menu_idx bigint NOT NULL,
  CONSTRAINT banner_menu_pkey PRIMARY KEY (banner_idx, menu_idx),
  CONSTRAINT banner_menu_banner_idx_fkey FOREIGN KEY (banner_idx) REFERENCES banner(idx) ON DELETE CASCADE,
  CONSTRAINT banner_menu_menu_idx_fkey FOREIGN KEY (menu_idx) REFERENCES menu(idx) ON DELETE CASCADE
);
CREATE INDEX banner_menu_menu ON banner_menu (menu_idx);

CREATE TRIGGER banner_changed AFTER INSERT OR DELETE OR UPDATE ON banner FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('banner'); -- platform.sql
CREATE TRIGGER banner_pictured AFTER UPDATE OF alt, focus_x, focus_y ON banner FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('banner'); -- platform.sql
CREATE TRIGGER banner_version AFTER INSERT OR UPDATE OF version ON banner FOR EACH ROW EXECUTE FUNCTION keep_post_version(); -- post.sql
CREATE TRIGGER banner_menu_changed AFTER INSERT OR DELETE OR UPDATE ON banner_menu FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('banner'); -- platform.sql

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'P4' AS invariant,
    'banner ' || b.idx AS record,
    'a banner without its picture' AS what
   FROM banner b
  WHERE NOT (EXISTS ( SELECT
           FROM post_file x
          WHERE x.noun = 'banner' AND x.idx = b.idx AND x.place = 'image'));
