-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0041
CREATE TABLE fnb_menu (
  idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  outlet_idx bigint NOT NULL,
  lang text NOT NULL,
  category text NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  price bigint NOT NULL,
  allergens text[] NOT NULL DEFAULT '{}'::text[],
  is_sold_out boolean NOT NULL DEFAULT false,
  order_no integer NOT NULL DEFAULT 0,
  same_as bigint,
  state text NOT NULL,
  open_at timestamp with time zone,
  close_at timestamp with time zone,
  views integer NOT NULL DEFAULT 0,
  created_by bigint,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  updated_at timestamp with time zone NOT NULL DEFAULT club_now(),
  version integer NOT NULL DEFAULT 1,
  alt text NOT NULL DEFAULT '',
  focus_x smallint NOT NULL DEFAULT 50,
  focus_y smallint NOT NULL DEFAULT 50,
  CONSTRAINT fnb_menu_pkey PRIMARY KEY (idx),
  CONSTRAINT fnb_menu_check CHECK ((state = ANY (ARRAY['DRAFT', 'ARCHIVED'])) OR open_at IS NOT NULL),
  CONSTRAINT fnb_menu_check1 CHECK (open_at < close_at),
  CONSTRAINT fnb_menu_focus_x_check CHECK (focus_x >= 0 AND focus_x <= 100),
  CONSTRAINT fnb_menu_focus_y_check CHECK (focus_y >= 0 AND focus_y <= 100),
  CONSTRAINT fnb_menu_price_check CHECK (price >= 0),
  CONSTRAINT fnb_menu_state_check CHECK (state = ANY (ARRAY['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED'])),
  CONSTRAINT fnb_menu_created_by_fkey FOREIGN KEY (created_by) REFERENCES admin(admin_idx),
  CONSTRAINT fnb_menu_outlet_idx_fkey FOREIGN KEY (outlet_idx) REFERENCES outlet(outlet_idx),
  CONSTRAINT fnb_menu_same_as_fkey FOREIGN KEY (same_as) REFERENCES fnb_menu(idx)
);
CREATE INDEX fnb_menu_order ON fnb_menu (outlet_idx, order_no, idx) WHERE state = ANY (ARRAY['SCHEDULED', 'PUBLISHED']);
CREATE UNIQUE INDEX fnb_menu_same ON fnb_menu (same_as, lang) WHERE state <> 'ARCHIVED';

CREATE TRIGGER fnb_menu_changed AFTER INSERT OR DELETE OR UPDATE OF outlet_idx, lang, category, name, description, price, allergens, is_sold_out, order_no, same_as, state, open_at, close_at ON fnb_menu FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('fnb_menu'); -- platform.sql
CREATE TRIGGER fnb_menu_pictured AFTER UPDATE OF alt, focus_x, focus_y ON fnb_menu FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('fnb_menu'); -- platform.sql
CREATE TRIGGER fnb_menu_version AFTER INSERT OR UPDATE OF version ON fnb_menu FOR EACH ROW EXECUTE FUNCTION keep_post_version(); -- post.sql
