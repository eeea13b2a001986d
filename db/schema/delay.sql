-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0220
CREATE TABLE delay (
  delay_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  date date NOT NULL,
  course_idx bigint,
  minutes smallint NOT NULL,
  from_time time without time zone NOT NULL,
  until text NOT NULL,
  reason text NOT NULL,
  message text,
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  undo_until timestamp with time zone NOT NULL,
  undone_at timestamp with time zone,
  told_at timestamp with time zone,
  CONSTRAINT delay_pkey PRIMARY KEY (delay_idx),
  CONSTRAINT delay_minutes_check CHECK (minutes >= 5 AND minutes <= 240),
  CONSTRAINT delay_reason_check CHECK (reason = ANY (ARRAY['FROST', 'FOG', 'LIGHTNING', 'OTHER'])),
  CONSTRAINT delay_translated_check CHECK (jsonb_typeof(translated) = 'object'),
  CONSTRAINT delay_until_check CHECK (until = ANY (ARRAY['PART', 'DAY'])),
  CONSTRAINT delay_course_idx_fkey FOREIGN KEY (course_idx) REFERENCES course(course_idx) ON DELETE SET NULL,
  CONSTRAINT delay_date_fkey FOREIGN KEY (date) REFERENCES sheet_day(date)
);
CREATE INDEX delay_date ON delay (date);
CREATE INDEX delay_untold ON delay (date) WHERE told_at IS NULL;

CREATE TRIGGER delay_changed AFTER INSERT OR DELETE OR UPDATE ON delay FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('course-state'); -- platform.sql

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
