-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0220
CREATE TABLE delay_move (
  delay_idx bigint NOT NULL,
  slot_idx bigint NOT NULL,
  from_time time without time zone NOT NULL,
  to_time time without time zone,
  CONSTRAINT delay_move_pkey PRIMARY KEY (delay_idx, slot_idx),
  CONSTRAINT delay_move_delay_idx_fkey FOREIGN KEY (delay_idx) REFERENCES delay(delay_idx) ON DELETE CASCADE,
  CONSTRAINT delay_move_slot_idx_fkey FOREIGN KEY (slot_idx) REFERENCES slot(slot_idx) ON DELETE CASCADE
);
CREATE INDEX delay_move_slot ON delay_move (slot_idx);

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I1' AS invariant,
    (('claim ' || c.slot_idx) || '/') || c.seat AS record,
    'a claim takes a tee time that a delay took out of its day' AS what
   FROM claim c
     JOIN slot s USING (slot_idx)
     JOIN delay_move m USING (slot_idx)
     JOIN delay d USING (delay_idx)
  WHERE s.is_dropped AND m.to_time IS NULL AND d.told_at IS NOT NULL AND d.undone_at IS NULL AND
        CASE
            WHEN c.frees_at IS NOT NULL THEN c.frees_at > club_now()
            ELSE c.kind <> 'HOLD' OR c.expires_at >= club_now()
        END;
