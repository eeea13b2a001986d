-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0005, 0170, 0220
CREATE TABLE slot (
  slot_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  date date NOT NULL,
  course_idx bigint NOT NULL,
  turn_course_idx bigint,
  part text NOT NULL,
  "time" time without time zone NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  holes text NOT NULL DEFAULT '18',
  mode text NOT NULL DEFAULT 'EXCLUSIVE',
  capacity smallint NOT NULL DEFAULT 4,
  min_players smallint NOT NULL DEFAULT 4,
  w05 text NOT NULL DEFAULT 'F',
  version integer NOT NULL DEFAULT 1,
  is_shut boolean NOT NULL DEFAULT false,
  is_dropped boolean NOT NULL DEFAULT false,
  CONSTRAINT slot_pkey PRIMARY KEY (slot_idx),
  CONSTRAINT slot_capacity_check CHECK (capacity >= 1 AND capacity <= 4),
  CONSTRAINT slot_mode_check CHECK (mode = ANY (ARRAY['EXCLUSIVE', 'SHARED'])),
  CONSTRAINT slot_course_idx_fkey FOREIGN KEY (course_idx) REFERENCES course(course_idx),
  CONSTRAINT slot_date_fkey FOREIGN KEY (date) REFERENCES sheet_day(date),
  CONSTRAINT slot_turn_course_idx_fkey FOREIGN KEY (turn_course_idx) REFERENCES course(course_idx)
);
CREATE UNIQUE INDEX slot_date_course_time ON slot (date, course_idx, "time") WHERE NOT is_dropped;
CREATE INDEX slot_day_starts ON slot (date, starts_at);

CREATE TRIGGER slot_added AFTER INSERT ON slot REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forget_fill_of_slots();
CREATE TRIGGER slot_changed AFTER UPDATE ON slot REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forget_fill_of_slots();
CREATE TRIGGER slot_removed AFTER DELETE ON slot REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forget_fill_of_slots();

-- Migrations 0050
CREATE FUNCTION forget_fill_of_slots()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform forget_fill(array(select distinct date from changed));
  return null;
end $function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I1' AS invariant,
    (('claim ' || c.slot_idx) || '/') || c.seat AS record,
    'seat does not fit the mode of its tee time' AS what
   FROM claim c
     JOIN slot s USING (slot_idx)
  WHERE (s.mode = 'EXCLUSIVE') <> (c.seat = 0);

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

 SELECT 'I9' AS invariant,
    (('claim ' || c.slot_idx) || '/') || c.seat AS record,
    'kept for a date of a group that is off, or on another day' AS what
   FROM claim c
     JOIN team_date d ON d.date_idx = c.team_date_idx
     JOIN team_contract t USING (contract_idx)
     JOIN slot s USING (slot_idx)
  WHERE s.date <> d.date OR s.date >= current_club_date() AND (t.state <> 'ACTIVE' OR (d.state <> ALL (ARRAY['SCHEDULED', 'REDUCED', 'CONFIRMED'])));
