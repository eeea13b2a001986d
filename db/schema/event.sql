-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0016, 0028, 0041
CREATE TABLE event (
  idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  lang text NOT NULL,
  title text NOT NULL,
  contents text NOT NULL,
  category text,
  start_date date,
  end_date date,
  place text,
  link text,
  state text NOT NULL,
  open_at timestamp with time zone,
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
  CONSTRAINT event_pkey PRIMARY KEY (idx),
  CONSTRAINT event_check CHECK ((state = ANY (ARRAY['DRAFT', 'ARCHIVED'])) OR open_at IS NOT NULL AND start_date IS NOT NULL AND end_date IS NOT NULL),
  CONSTRAINT event_check1 CHECK (start_date <= end_date),
  CONSTRAINT event_check2 CHECK (open_at < close_at),
  CONSTRAINT event_focus_x_check CHECK (focus_x >= 0 AND focus_x <= 100),
  CONSTRAINT event_focus_y_check CHECK (focus_y >= 0 AND focus_y <= 100),
  CONSTRAINT event_state_check CHECK (state = ANY (ARRAY['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED'])),
  CONSTRAINT event_created_by_fkey FOREIGN KEY (created_by) REFERENCES admin(admin_idx),
  CONSTRAINT event_same_as_fkey FOREIGN KEY (same_as) REFERENCES event(idx)
);
CREATE INDEX event_by_end ON event (end_date, idx) WHERE state = ANY (ARRAY['SCHEDULED', 'PUBLISHED']);
CREATE INDEX event_by_start ON event (start_date, idx) WHERE state = ANY (ARRAY['SCHEDULED', 'PUBLISHED']);
CREATE UNIQUE INDEX event_same ON event (same_as, lang) WHERE state <> 'ARCHIVED';

CREATE TRIGGER event_changed AFTER INSERT OR DELETE OR UPDATE OF lang, title, contents, category, start_date, end_date, place, link, state, open_at, close_at ON event FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('event'); -- platform.sql
CREATE TRIGGER event_joined AFTER UPDATE OF same_as ON event FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('event'); -- platform.sql
CREATE TRIGGER event_pictured AFTER UPDATE OF alt, focus_x, focus_y ON event FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('event'); -- platform.sql
CREATE TRIGGER event_version AFTER INSERT OR UPDATE OF version ON event FOR EACH ROW EXECUTE FUNCTION keep_post_version(); -- post.sql
