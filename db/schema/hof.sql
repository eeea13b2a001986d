-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0041, 0077, 0301
CREATE TABLE hof (
  idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  date date NOT NULL,
  course_idx bigint NOT NULL,
  hole smallint,
  distance smallint,
  club text,
  ball text,
  member_idx bigint,
  player_name jsonb NOT NULL,
  witness_names jsonb NOT NULL DEFAULT '[]'::jsonb,
  has_consent boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'REPORTED',
  image_file_idx bigint,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  version integer NOT NULL DEFAULT 1,
  booking_idx bigint,
  CONSTRAINT hof_pkey PRIMARY KEY (idx),
  CONSTRAINT hof_check CHECK (state <> 'PUBLISHED' OR has_consent),
  CONSTRAINT hof_distance_check CHECK (distance > 0),
  CONSTRAINT hof_hole_check CHECK (hole >= 1 AND hole <= 18),
  CONSTRAINT hof_kind_check CHECK (kind = ANY (ARRAY['HOLE_IN_ONE', 'ALBATROSS', 'EAGLE', 'ALL_BIRDIE', 'AGE_SHOOTER', 'COURSE_RECORD', 'CHAMPION'])),
  CONSTRAINT hof_state_check CHECK (state = ANY (ARRAY['REPORTED', 'VERIFIED', 'PUBLISHED', 'HIDDEN'])),
  CONSTRAINT hof_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT hof_course_idx_fkey FOREIGN KEY (course_idx) REFERENCES course(course_idx),
  CONSTRAINT hof_image_file_idx_fkey FOREIGN KEY (image_file_idx) REFERENCES file(file_idx),
  CONSTRAINT hof_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX hof_booking ON hof (booking_idx) WHERE booking_idx IS NOT NULL;
CREATE INDEX hof_date ON hof (date DESC, idx DESC) WHERE state = 'PUBLISHED' AND has_consent;
CREATE UNIQUE INDEX hof_image ON hof (image_file_idx);
CREATE INDEX hof_member ON hof (member_idx);

-- Migrations 0301
CREATE TABLE hof_witness (
  idx bigint NOT NULL,
  member_idx bigint NOT NULL,
  state text NOT NULL DEFAULT 'ASKED',
  answered_at timestamp with time zone,
  CONSTRAINT hof_witness_pkey PRIMARY KEY (idx, member_idx),
  CONSTRAINT hof_witness_answered CHECK ((state = 'ASKED') = (answered_at IS NULL)),
  CONSTRAINT hof_witness_state_check CHECK (state = ANY (ARRAY['ASKED', 'CONFIRMED', 'DENIED'])),
  CONSTRAINT hof_witness_idx_fkey FOREIGN KEY (idx) REFERENCES hof(idx) ON DELETE CASCADE,
  CONSTRAINT hof_witness_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX hof_witness_member ON hof_witness (member_idx);

CREATE TRIGGER hof_changed AFTER INSERT OR DELETE OR UPDATE ON hof FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('hof'); -- platform.sql

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'P6' AS invariant,
    'file ' || f.file_idx AS record,
    'kept for a found thing or a feat, but none has it' AS what
   FROM file f
  WHERE f.noun = 'lost_item' AND NOT (EXISTS ( SELECT
           FROM lost_item_file x
          WHERE x.file_idx = f.file_idx)) OR f.noun = 'hof' AND NOT (EXISTS ( SELECT
           FROM hof h
          WHERE h.image_file_idx = f.file_idx));

 SELECT 'P10' AS invariant,
    'hof ' || w.idx AS record,
    'its player is a witness' AS what
   FROM hof_witness w
     JOIN hof h ON h.idx = w.idx AND h.member_idx = w.member_idx;
