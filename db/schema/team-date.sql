-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0292, 0373, 0386, 0412, 0451
CREATE TABLE team_date (
  date_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  contract_idx bigint NOT NULL,
  date date NOT NULL,
  "time" time without time zone NOT NULL,
  teams smallint NOT NULL,
  state text NOT NULL DEFAULT 'SCHEDULED',
  is_counted boolean NOT NULL DEFAULT false,
  is_reduced boolean NOT NULL DEFAULT false,
  moved_from date,
  accepted_at timestamp with time zone,
  missing smallint NOT NULL DEFAULT 0,
  asked_at timestamp with time zone,
  reason text,
  version integer NOT NULL DEFAULT 1,
  told_shut_slots bigint[] NOT NULL DEFAULT '{}'::bigint[],
  holiday_kept_at timestamp with time zone,
  told_holiday_at timestamp with time zone,
  CONSTRAINT team_date_pkey PRIMARY KEY (date_idx),
  CONSTRAINT team_date_once UNIQUE (contract_idx, date),
  CONSTRAINT team_date_check CHECK (missing >= 0 AND missing <= teams),
  CONSTRAINT team_date_counted CHECK (NOT is_counted OR state = 'SKIPPED'),
  CONSTRAINT team_date_moved CHECK (moved_from IS NOT NULL OR accepted_at IS NULL),
  CONSTRAINT team_date_state_check CHECK (state = ANY (ARRAY['SCHEDULED', 'CONFIRMED', 'PLAYED', 'SKIPPED', 'REDUCED', 'CANCELLED_LATE', 'CLUB_CANCELLED'])),
  CONSTRAINT team_date_teams_check CHECK (teams > 0),
  CONSTRAINT team_date_contract_idx_fkey FOREIGN KEY (contract_idx) REFERENCES team_contract(contract_idx)
);
CREATE INDEX team_date_day ON team_date (date);
COMMENT ON COLUMN team_date.told_shut_slots IS 'Its tee times of which its officers were notified that the club closed them, and not that they are open again.';

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

 SELECT 'I9' AS invariant,
    (('claim ' || c.slot_idx) || '/') || c.seat AS record,
    'kept for a date of a group that is off, or on another day' AS what
   FROM claim c
     JOIN team_date d ON d.date_idx = c.team_date_idx
     JOIN team_contract t USING (contract_idx)
     JOIN slot s USING (slot_idx)
  WHERE s.date <> d.date OR s.date >= current_club_date() AND (t.state <> 'ACTIVE' OR (d.state <> ALL (ARRAY['SCHEDULED', 'REDUCED', 'CONFIRMED'])));
