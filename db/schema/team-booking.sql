-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0292
CREATE TABLE team_booking (
  booking_idx bigint NOT NULL,
  date_idx bigint NOT NULL,
  CONSTRAINT team_booking_pkey PRIMARY KEY (booking_idx),
  CONSTRAINT team_booking_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT team_booking_date_idx_fkey FOREIGN KEY (date_idx) REFERENCES team_date(date_idx)
);
CREATE INDEX team_booking_date ON team_booking (date_idx);

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I16' AS invariant,
    'team date ' || d.date_idx AS record,
    'more tee times than the date has' AS what
   FROM team_date d
  WHERE d.teams < ((( SELECT count(DISTINCT c.slot_idx) AS count
           FROM claim c
          WHERE c.team_date_idx = d.date_idx)) + (( SELECT count(*) AS count
           FROM team_booking t
             JOIN booking b USING (booking_idx)
          WHERE t.date_idx = d.date_idx AND b.active)));
