-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0190, 0250
CREATE TABLE check_in (
  booking_idx bigint NOT NULL,
  state text NOT NULL DEFAULT 'EXPECTED',
  arrived_at timestamp with time zone,
  checked_in_at timestamp with time zone,
  teed_off_at timestamp with time zone,
  finished_at timestamp with time zone,
  late_moved_at timestamp with time zone,
  holes_played smallint,
  price_before jsonb,
  changed_by bigint,
  changed_at timestamp with time zone NOT NULL DEFAULT club_now(),
  cart_no text,
  caddie_no text,
  note text,
  CONSTRAINT check_in_pkey PRIMARY KEY (booking_idx),
  CONSTRAINT check_in_caddie_no_check CHECK (length(caddie_no) >= 1 AND length(caddie_no) <= 20),
  CONSTRAINT check_in_cart_no_check CHECK (length(cart_no) >= 1 AND length(cart_no) <= 20),
  CONSTRAINT check_in_check CHECK ((price_before IS NULL) = (holes_played IS NULL)),
  CONSTRAINT check_in_holes_played_check CHECK (holes_played >= 0 AND holes_played <= 27),
  CONSTRAINT check_in_note_check CHECK (length(note) >= 1 AND length(note) <= 300),
  CONSTRAINT check_in_state_check CHECK (state = ANY (ARRAY['EXPECTED', 'ARRIVED', 'CHECKED_IN', 'TEED_OFF', 'FINISHED'])),
  CONSTRAINT check_in_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT check_in_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES admin(admin_idx) ON DELETE SET NULL
);
CREATE INDEX check_in_changed_by ON check_in (changed_by) WHERE changed_by IS NOT NULL;

-- Migrations 0190, 0440
CREATE TABLE check_in_player (
  booking_idx bigint NOT NULL,
  no smallint NOT NULL,
  present boolean NOT NULL,
  identified boolean NOT NULL,
  locker_no text,
  fee_key text,
  rental boolean NOT NULL DEFAULT false,
  CONSTRAINT check_in_player_pkey PRIMARY KEY (booking_idx, no),
  CONSTRAINT check_in_player_no_check CHECK (no >= 1 AND no <= 4),
  CONSTRAINT check_in_player_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES check_in(booking_idx) ON DELETE CASCADE
);

-- Migrations 0190
CREATE FUNCTION expect_again()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from check_in where booking_idx = new.booking_idx;
  return null;
end $function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I15' AS invariant,
    'booking ' || b.booking_idx AS record,
    'the booking and the front desk disagree who has checked in' AS what
   FROM check_in c
     JOIN booking b USING (booking_idx)
  WHERE b.state = 'CI' AND (c.state = ANY (ARRAY['EXPECTED', 'ARRIVED', 'FINISHED'])) OR b.state = 'CF' AND (c.state = ANY (ARRAY['CHECKED_IN', 'TEED_OFF']));

 SELECT 'I15' AS invariant,
    'booking ' || b.booking_idx AS record,
    'pays for extras of the desk without a check-in' AS what
   FROM booking b
     LEFT JOIN check_in c USING (booking_idx)
  WHERE (b.state = ANY (ARRAY['CF', 'CI'])) AND b.price ? 'extras' AND (COALESCE(c.state, 'EXPECTED') = ANY (ARRAY['EXPECTED', 'ARRIVED']));
