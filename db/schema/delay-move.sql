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
