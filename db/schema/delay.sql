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
