-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0041
CREATE TABLE reference (
  idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  lang text NOT NULL,
  title text NOT NULL,
  contents text NOT NULL,
  category text,
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
  CONSTRAINT reference_pkey PRIMARY KEY (idx),
  CONSTRAINT reference_check CHECK ((state = ANY (ARRAY['DRAFT', 'ARCHIVED'])) OR open_at IS NOT NULL),
  CONSTRAINT reference_check1 CHECK (open_at < close_at),
  CONSTRAINT reference_focus_x_check CHECK (focus_x >= 0 AND focus_x <= 100),
  CONSTRAINT reference_focus_y_check CHECK (focus_y >= 0 AND focus_y <= 100),
  CONSTRAINT reference_state_check CHECK (state = ANY (ARRAY['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED'])),
  CONSTRAINT reference_created_by_fkey FOREIGN KEY (created_by) REFERENCES admin(admin_idx),
  CONSTRAINT reference_same_as_fkey FOREIGN KEY (same_as) REFERENCES reference(idx)
);
CREATE INDEX reference_open ON reference (open_at DESC, idx DESC) WHERE state = ANY (ARRAY['SCHEDULED', 'PUBLISHED']);
CREATE UNIQUE INDEX reference_same ON reference (same_as, lang) WHERE state <> 'ARCHIVED';

CREATE TRIGGER reference_changed AFTER INSERT OR DELETE OR UPDATE OF lang, title, contents, category, same_as, state, open_at, close_at ON reference FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('reference'); -- platform.sql
CREATE TRIGGER reference_pictured AFTER UPDATE OF alt, focus_x, focus_y ON reference FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('reference'); -- platform.sql
CREATE TRIGGER reference_version AFTER INSERT OR UPDATE OF version ON reference FOR EACH ROW EXECUTE FUNCTION keep_post_version(); -- post.sql
