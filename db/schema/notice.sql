-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0004, 0028, 0041
CREATE TABLE notice (
  idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  lang text NOT NULL,
  title text NOT NULL,
  contents text NOT NULL,
  category text,
  is_top boolean NOT NULL DEFAULT false,
  state text NOT NULL,
  open_at timestamp with time zone DEFAULT club_now(),
  close_at timestamp with time zone,
  views integer NOT NULL DEFAULT 0,
  created_by bigint,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  updated_at timestamp with time zone NOT NULL DEFAULT club_now(),
  version integer NOT NULL DEFAULT 1,
  same_as bigint,
  alt text NOT NULL DEFAULT '',
  focus_x smallint NOT NULL DEFAULT 50,
  focus_y smallint NOT NULL DEFAULT 50,
  CONSTRAINT notice_pkey PRIMARY KEY (idx),
  CONSTRAINT notice_check CHECK ((state = ANY (ARRAY['DRAFT', 'ARCHIVED'])) OR open_at IS NOT NULL),
  CONSTRAINT notice_check1 CHECK (open_at < close_at),
  CONSTRAINT notice_focus_x_check CHECK (focus_x >= 0 AND focus_x <= 100),
  CONSTRAINT notice_focus_y_check CHECK (focus_y >= 0 AND focus_y <= 100),
  CONSTRAINT notice_state_check CHECK (state = ANY (ARRAY['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED'])),
  CONSTRAINT notice_created_by_fkey FOREIGN KEY (created_by) REFERENCES admin(admin_idx),
  CONSTRAINT notice_same_as_fkey FOREIGN KEY (same_as) REFERENCES notice(idx)
);
CREATE INDEX notice_open ON notice (open_at DESC, idx DESC) WHERE state = ANY (ARRAY['SCHEDULED', 'PUBLISHED']);
CREATE UNIQUE INDEX notice_same ON notice (same_as, lang) WHERE state <> 'ARCHIVED';

CREATE TRIGGER notice_changed AFTER INSERT OR DELETE OR UPDATE OF lang, title, contents, category, is_top, state, open_at, close_at ON notice FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('notice'); -- platform.sql
CREATE TRIGGER notice_joined AFTER UPDATE OF same_as ON notice FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('notice'); -- platform.sql
CREATE TRIGGER notice_pictured AFTER UPDATE OF alt, focus_x, focus_y ON notice FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('notice'); -- platform.sql
CREATE TRIGGER notice_version AFTER INSERT OR UPDATE OF version ON notice FOR EACH ROW EXECUTE FUNCTION keep_post_version(); -- post.sql
