-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0028
CREATE TABLE faq (
  idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  lang text NOT NULL,
  category text NOT NULL,
  title text NOT NULL,
  contents text NOT NULL,
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
  CONSTRAINT faq_pkey PRIMARY KEY (idx),
  CONSTRAINT faq_check CHECK ((state = ANY (ARRAY['DRAFT', 'ARCHIVED'])) OR open_at IS NOT NULL),
  CONSTRAINT faq_check1 CHECK (open_at < close_at),
  CONSTRAINT faq_state_check CHECK (state = ANY (ARRAY['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED'])),
  CONSTRAINT faq_created_by_fkey FOREIGN KEY (created_by) REFERENCES admin(admin_idx),
  CONSTRAINT faq_same_as_fkey FOREIGN KEY (same_as) REFERENCES faq(idx)
);
CREATE INDEX faq_order ON faq (order_no, idx) WHERE state = ANY (ARRAY['SCHEDULED', 'PUBLISHED']);
CREATE UNIQUE INDEX faq_same ON faq (same_as, lang) WHERE state <> 'ARCHIVED';

CREATE TRIGGER faq_changed AFTER INSERT OR DELETE OR UPDATE OF lang, category, title, contents, order_no, same_as, state, open_at, close_at ON faq FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('faq'); -- platform.sql
CREATE TRIGGER faq_version AFTER INSERT OR UPDATE OF version ON faq FOR EACH ROW EXECUTE FUNCTION keep_post_version(); -- post.sql
