-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0043, 0116, 0395
CREATE TABLE section (
  idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  page text NOT NULL,
  kind text NOT NULL,
  heading jsonb NOT NULL,
  body jsonb NOT NULL,
  alt jsonb NOT NULL DEFAULT '{}'::jsonb,
  focus_x smallint NOT NULL DEFAULT 50,
  focus_y smallint NOT NULL DEFAULT 50,
  link text,
  order_no integer NOT NULL DEFAULT 0,
  state text NOT NULL,
  open_at timestamp with time zone,
  close_at timestamp with time zone,
  views integer NOT NULL DEFAULT 0,
  created_by bigint,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  updated_at timestamp with time zone NOT NULL DEFAULT club_now(),
  version integer NOT NULL DEFAULT 1,
  rows jsonb NOT NULL DEFAULT '[]'::jsonb,
  caption jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT section_pkey PRIMARY KEY (idx),
  CONSTRAINT section_check CHECK ((state = ANY (ARRAY['DRAFT', 'ARCHIVED'])) OR open_at IS NOT NULL),
  CONSTRAINT section_check1 CHECK (open_at < close_at),
  CONSTRAINT section_focus_x_check CHECK (focus_x >= 0 AND focus_x <= 100),
  CONSTRAINT section_focus_y_check CHECK (focus_y >= 0 AND focus_y <= 100),
  CONSTRAINT section_kind_check CHECK (kind = ANY (ARRAY['TEXT', 'IMAGE', 'TABLE', 'HOURS', 'PEOPLE', 'ITEMS', 'MAP', 'FILES', 'ACTION'])),
  CONSTRAINT section_page_check CHECK (page = ANY (ARRAY['club', 'gift', 'pft', 'guide'])),
  CONSTRAINT section_state_check CHECK (state = ANY (ARRAY['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED'])),
  CONSTRAINT section_created_by_fkey FOREIGN KEY (created_by) REFERENCES admin(admin_idx)
);
CREATE INDEX section_place ON section (page, order_no, idx);

CREATE TRIGGER section_changed AFTER INSERT OR DELETE OR UPDATE ON section FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('section'); -- platform.sql
CREATE TRIGGER section_version AFTER INSERT OR UPDATE OF version ON section FOR EACH ROW EXECUTE FUNCTION keep_post_version(); -- post.sql
