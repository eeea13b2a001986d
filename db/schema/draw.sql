-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0270, 0272, 0490
CREATE TABLE draw (
  draw_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  plan_week date,
  title text NOT NULL,
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  play_dates date[] NOT NULL,
  parts text[] NOT NULL,
  course_idx bigint[] NOT NULL DEFAULT '{}'::bigint[],
  member_types text[] NOT NULL DEFAULT '{}'::text[],
  open_at timestamp with time zone NOT NULL,
  close_at timestamp with time zone NOT NULL,
  draw_at timestamp with time zone NOT NULL,
  publish_at timestamp with time zone NOT NULL,
  release_until timestamp with time zone NOT NULL,
  settle_at timestamp with time zone NOT NULL,
  state text NOT NULL DEFAULT 'PLANNED',
  ruleset jsonb NOT NULL,
  ruleset_hash text,
  weights jsonb NOT NULL,
  seed_mode text NOT NULL,
  seed_name text,
  seed_round bigint,
  seed_steps integer,
  promise smallint,
  entries_root text,
  words text,
  value text,
  signature text,
  opened_at timestamp with time zone,
  closed_at timestamp with time zone,
  drawn_at timestamp with time zone,
  published_at timestamp with time zone,
  settled_at timestamp with time zone,
  ended_at timestamp with time zone,
  reason text,
  fail_code text,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  version integer NOT NULL DEFAULT 1,
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  is_edited boolean NOT NULL DEFAULT false,
  seed_date date,
  CONSTRAINT draw_pkey PRIMARY KEY (draw_idx),
  CONSTRAINT draw_plan_week_key UNIQUE (plan_week),
  CONSTRAINT draw_check CHECK (close_at > open_at),
  CONSTRAINT draw_check1 CHECK (draw_at > close_at),
  CONSTRAINT draw_check10 CHECK ((entries_root IS NULL) = (closed_at IS NULL)),
  CONSTRAINT draw_check11 CHECK ((value IS NULL) = (drawn_at IS NULL)),
  CONSTRAINT draw_check2 CHECK (publish_at > draw_at),
  CONSTRAINT draw_check3 CHECK (release_until >= publish_at),
  CONSTRAINT draw_check4 CHECK (settle_at >= release_until),
  CONSTRAINT draw_check5 CHECK ((seed_mode = 'numbers') = (seed_name IS NOT NULL)),
  CONSTRAINT draw_check6 CHECK ((seed_mode = 'slow') = (seed_steps IS NOT NULL)),
  CONSTRAINT draw_check7 CHECK ((state = ANY (ARRAY['REVOKED', 'FAILED'])) = (ended_at IS NOT NULL)),
  CONSTRAINT draw_check8 CHECK ((state = 'REVOKED') = (reason IS NOT NULL)),
  CONSTRAINT draw_check9 CHECK ((state = 'FAILED') = (fail_code IS NOT NULL)),
  CONSTRAINT draw_fail_code_check CHECK (fail_code = ANY (ARRAY['VALUE', 'CHECK', 'LATE'])),
  CONSTRAINT draw_parts_check CHECK (cardinality(parts) > 0),
  CONSTRAINT draw_play_dates_check CHECK (cardinality(play_dates) > 0),
  CONSTRAINT draw_promise_check CHECK (promise > 0),
  CONSTRAINT draw_seed_date CHECK (seed_date IS NULL OR seed_mode = 'numbers'),
  CONSTRAINT draw_seed_mode_check CHECK (seed_mode = ANY (ARRAY['beacon', 'numbers', 'slow'])),
  CONSTRAINT draw_seed_steps_check CHECK (seed_steps > 0),
  CONSTRAINT draw_state_check CHECK (state = ANY (ARRAY['PLANNED', 'OPEN', 'CLOSED', 'DRAWN', 'PUBLISHED', 'SETTLED', 'REVOKED', 'FAILED'])),
  CONSTRAINT draw_translated_check CHECK (jsonb_typeof(translated) = 'object'),
  CONSTRAINT draw_weights_check CHECK (jsonb_typeof(weights) = 'object')
);
CREATE INDEX draw_due ON draw (state, close_at) WHERE state = ANY (ARRAY['PLANNED', 'OPEN', 'CLOSED', 'DRAWN', 'PUBLISHED']);
CREATE INDEX draw_posts ON draw (open_at, draw_idx);

CREATE TRIGGER draw_changed AFTER INSERT OR UPDATE ON draw FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('draw'); -- platform.sql
CREATE TRIGGER draw_xact BEFORE UPDATE ON draw FOR EACH ROW EXECUTE FUNCTION stamp_xact(); -- platform.sql

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I4' AS invariant,
    'draw ' || d.draw_idx AS record,
    'draw without an audit row of its transaction' AS what
   FROM draw d
  WHERE NOT (EXISTS ( SELECT
           FROM audit a
          WHERE a.noun = 'draw' AND a.record_idx = d.draw_idx AND a.xact = d.xact));

 SELECT 'I8' AS invariant,
    'draw ' || d.draw_idx AS record,
    'closed without a bundle' AS what
   FROM draw d
  WHERE d.closed_at IS NOT NULL AND NOT (EXISTS ( SELECT
           FROM draw_bundle b
          WHERE b.draw_idx = d.draw_idx));

 SELECT 'I8' AS invariant,
    'draw ' || d.draw_idx AS record,
    'an entry of a draw whose close has passed is neither frozen nor out' AS what
   FROM draw d
     JOIN draw_entry e USING (draw_idx)
  WHERE (d.state = ANY (ARRAY['CLOSED', 'DRAWN', 'PUBLISHED', 'SETTLED'])) AND e.state = 'SUBMITTED';

 SELECT 'I8' AS invariant,
    'draw ' || d.draw_idx AS record,
    'published entry without a result' AS what
   FROM draw d
     JOIN draw_entry e USING (draw_idx)
  WHERE (d.state = ANY (ARRAY['PUBLISHED', 'SETTLED'])) AND e.state = 'FROZEN';

 SELECT 'I9' AS invariant,
    (('claim ' || c.slot_idx) || '/') || c.seat AS record,
    'kept for a draw that has ended' AS what
   FROM claim c
     JOIN draw d USING (draw_idx)
  WHERE d.state = ANY (ARRAY['SETTLED', 'REVOKED', 'FAILED']);
