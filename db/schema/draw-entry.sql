-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0270
CREATE TABLE draw_entry (
  entry_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  draw_idx bigint NOT NULL,
  member_idx bigint NOT NULL,
  play_date date NOT NULL,
  pseudonym text NOT NULL,
  wishes jsonb NOT NULL,
  any_time boolean NOT NULL,
  party_size smallint NOT NULL,
  standby_if_lost boolean NOT NULL,
  nonce text,
  terms_idx bigint NOT NULL,
  entry_hash text NOT NULL,
  state text NOT NULL DEFAULT 'SUBMITTED',
  why jsonb,
  tickets smallint,
  tier smallint,
  counts boolean,
  place integer,
  slot_idx bigint,
  wish smallint,
  distance smallint,
  booking_idx bigint,
  waiting_idx bigint,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  changed_at timestamp with time zone NOT NULL DEFAULT club_now(),
  version integer NOT NULL DEFAULT 1,
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CONSTRAINT draw_entry_pkey PRIMARY KEY (entry_idx),
  CONSTRAINT draw_entry_pseudonym_key UNIQUE (pseudonym),
  CONSTRAINT draw_entry_check CHECK ((slot_idx IS NULL) = (wish IS NULL) AND (slot_idx IS NULL) = (distance IS NULL)),
  CONSTRAINT draw_entry_check1 CHECK (state <> 'INELIGIBLE' OR why IS NOT NULL),
  CONSTRAINT draw_entry_entry_hash_check CHECK (entry_hash ~ '^[0-9a-f]{64}$'),
  CONSTRAINT draw_entry_nonce_check CHECK (nonce ~ '^[0-9a-f]{32}$'),
  CONSTRAINT draw_entry_party_size_check CHECK (party_size >= 1 AND party_size <= 4),
  CONSTRAINT draw_entry_place_check CHECK (place > 0),
  CONSTRAINT draw_entry_pseudonym_check CHECK (pseudonym ~ '^[0-9a-f]{32}$'),
  CONSTRAINT draw_entry_state_check CHECK (state = ANY (ARRAY['SUBMITTED', 'WITHDRAWN', 'INELIGIBLE', 'FROZEN', 'WON', 'RELEASED', 'NOT_TAKEN', 'LOST', 'STANDBY', 'ENDED'])),
  CONSTRAINT draw_entry_tickets_check CHECK (tickets > 0),
  CONSTRAINT draw_entry_tier_check CHECK (tier >= 0),
  CONSTRAINT draw_entry_wishes_check CHECK (jsonb_array_length(wishes) >= 1 AND jsonb_array_length(wishes) <= 3),
  CONSTRAINT draw_entry_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT draw_entry_draw_idx_fkey FOREIGN KEY (draw_idx) REFERENCES draw(draw_idx),
  CONSTRAINT draw_entry_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx),
  CONSTRAINT draw_entry_slot_idx_fkey FOREIGN KEY (slot_idx) REFERENCES slot(slot_idx),
  CONSTRAINT draw_entry_terms_idx_fkey FOREIGN KEY (terms_idx) REFERENCES terms(terms_idx),
  CONSTRAINT draw_entry_waiting_idx_fkey FOREIGN KEY (waiting_idx) REFERENCES standby_entry(waiting_idx)
);
CREATE INDEX draw_entry_booking ON draw_entry (booking_idx) WHERE booking_idx IS NOT NULL;
CREATE INDEX draw_entry_draw ON draw_entry (draw_idx, play_date, place);
CREATE INDEX draw_entry_member ON draw_entry (member_idx, play_date);
CREATE UNIQUE INDEX draw_entry_of_member ON draw_entry (draw_idx, member_idx, play_date) WHERE state <> 'WITHDRAWN';
CREATE INDEX draw_entry_slot ON draw_entry (slot_idx) WHERE slot_idx IS NOT NULL;
CREATE INDEX draw_entry_terms ON draw_entry (terms_idx);
CREATE INDEX draw_entry_waiting ON draw_entry (waiting_idx) WHERE waiting_idx IS NOT NULL;

CREATE TRIGGER draw_entry_xact BEFORE UPDATE ON draw_entry FOR EACH ROW EXECUTE FUNCTION stamp_xact(); -- platform.sql

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I4' AS invariant,
    'draw entry ' || e.entry_idx AS record,
    'entry without an audit row of its transaction' AS what
   FROM draw_entry e
  WHERE NOT (EXISTS ( SELECT
           FROM audit a
          WHERE (a.noun = 'draw-entry' AND a.record_idx = e.entry_idx OR a.noun = 'draw' AND a.record_idx = e.draw_idx) AND a.xact = e.xact));

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

 SELECT 'I8' AS invariant,
    'draw entry ' || e.entry_idx AS record,
    'a tee time of another draw' AS what
   FROM draw_entry e
  WHERE e.slot_idx IS NOT NULL AND NOT (EXISTS ( SELECT
           FROM draw_slot s
          WHERE s.draw_idx = e.draw_idx AND s.slot_idx = e.slot_idx));

 SELECT 'I8' AS invariant,
    'draw ' || e.draw_idx AS record,
    'more players won a tee time than it takes: ' || s.slot_idx AS what
   FROM draw_entry e
     JOIN slot s USING (slot_idx)
  GROUP BY e.draw_idx, s.slot_idx
 HAVING
        CASE
            WHEN s.mode = 'EXCLUSIVE' THEN count(*) > 1
            ELSE sum(e.party_size) > s.capacity
        END;

 SELECT 'I8' AS invariant,
    'draw entry ' || e.entry_idx AS record,
    'won without a booking' AS what
   FROM draw_entry e
  WHERE e.state = 'WON' AND e.booking_idx IS NULL;

 SELECT 'I8' AS invariant,
    'draw entry ' || e.entry_idx AS record,
    'changed since its receipt' AS what
   FROM draw_entry e
  WHERE NOT (EXISTS ( SELECT
           FROM draw_receipt r
          WHERE r.entry_idx = e.entry_idx AND r.version = e.version AND r.entry_hash = e.entry_hash));

 SELECT 'I6' AS invariant,
    'draw entry ' || e.entry_idx AS record,
    'an entry of somebody without an active account' AS what
   FROM draw_entry e
     JOIN member m USING (member_idx)
  WHERE e.state = 'SUBMITTED' AND (m.state = ANY (ARRAY['WITHDRAWN', 'BLOCKED']));
