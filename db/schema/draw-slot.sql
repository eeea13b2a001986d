-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0270
CREATE TABLE draw_slot (
  draw_idx bigint NOT NULL,
  slot_idx bigint NOT NULL,
  lost_at timestamp with time zone,
  CONSTRAINT draw_slot_pkey PRIMARY KEY (draw_idx, slot_idx),
  CONSTRAINT draw_slot_draw_idx_fkey FOREIGN KEY (draw_idx) REFERENCES draw(draw_idx) ON DELETE CASCADE,
  CONSTRAINT draw_slot_slot_idx_fkey FOREIGN KEY (slot_idx) REFERENCES slot(slot_idx)
);
CREATE INDEX draw_slot_slot ON draw_slot (slot_idx);

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I8' AS invariant,
    'draw entry ' || e.entry_idx AS record,
    'a tee time of another draw' AS what
   FROM draw_entry e
  WHERE e.slot_idx IS NOT NULL AND NOT (EXISTS ( SELECT
           FROM draw_slot s
          WHERE s.draw_idx = e.draw_idx AND s.slot_idx = e.slot_idx));
