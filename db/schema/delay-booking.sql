-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0220
CREATE TABLE delay_booking (
  delay_idx bigint NOT NULL,
  booking_idx bigint NOT NULL,
  slot_idx bigint NOT NULL,
  from_time time without time zone NOT NULL,
  free_cancel_until timestamp with time zone NOT NULL,
  CONSTRAINT delay_booking_pkey PRIMARY KEY (booking_idx, delay_idx),
  CONSTRAINT delay_booking_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT delay_booking_delay_idx_fkey FOREIGN KEY (delay_idx) REFERENCES delay(delay_idx) ON DELETE CASCADE,
  CONSTRAINT delay_booking_slot_idx_fkey FOREIGN KEY (slot_idx) REFERENCES slot(slot_idx) ON DELETE CASCADE
);
CREATE INDEX delay_booking_delay ON delay_booking (delay_idx);
CREATE INDEX delay_booking_slot ON delay_booking (slot_idx);
