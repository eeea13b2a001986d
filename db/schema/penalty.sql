-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0003, 0034, 0038, 0067, 0083, 0109, 0180, 0240, 0540
CREATE TABLE penalty (
  penalty_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_idx bigint NOT NULL,
  code text NOT NULL,
  state text NOT NULL,
  from_date date NOT NULL,
  until_date date,
  reason text,
  version integer NOT NULL DEFAULT 1,
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  money bigint,
  currency text,
  booking_idx bigint,
  play_date date,
  counts_until date,
  due_date date,
  days_if_unpaid integer,
  in_force_at timestamp with time zone,
  since_date date,
  interrupted_date date,
  waived_for text,
  unpaid_booking_idx bigint,
  was_paid boolean NOT NULL DEFAULT false,
  CONSTRAINT penalty_pkey PRIMARY KEY (penalty_idx),
  CONSTRAINT penalty_currency CHECK ((money IS NULL) = (currency IS NULL)),
  CONSTRAINT penalty_days_if_unpaid_check CHECK (days_if_unpaid > 0),
  CONSTRAINT penalty_days_or_money CHECK (until_date IS NOT NULL OR money IS NOT NULL OR (code = ANY (ARRAY['W5', 'W6']))),
  CONSTRAINT penalty_due_is_money CHECK (due_date IS NULL OR money IS NOT NULL),
  CONSTRAINT penalty_interrupted CHECK (interrupted_date IS NULL OR state = 'APPEALED'),
  CONSTRAINT penalty_money_check CHECK (money > 0),
  CONSTRAINT penalty_state_check CHECK (state = ANY (ARRAY['PROPOSED', 'ACTIVE', 'SERVED', 'CLEARED', 'WAIVED', 'APPEALED'])),
  CONSTRAINT penalty_translated_check CHECK (jsonb_typeof(translated) = 'object'),
  CONSTRAINT penalty_unpaid_is_money CHECK (unpaid_booking_idx IS NULL OR money IS NOT NULL),
  CONSTRAINT penalty_waived_for CHECK (waived_for IS NULL OR state = 'WAIVED'),
  CONSTRAINT penalty_waived_for_check CHECK (waived_for = ANY (ARRAY['ILLNESS', 'BEREAVEMENT'])),
  CONSTRAINT penalty_was_paid CHECK (NOT was_paid OR state = 'WAIVED'),
  CONSTRAINT penalty_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT penalty_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx),
  CONSTRAINT penalty_unpaid_booking_idx_fkey FOREIGN KEY (unpaid_booking_idx) REFERENCES booking(booking_idx)
);
CREATE INDEX penalty_appealed ON penalty (penalty_idx) WHERE state = 'APPEALED';
CREATE UNIQUE INDEX penalty_booking ON penalty (booking_idx, code) WHERE booking_idx IS NOT NULL AND state <> 'WAIVED';
CREATE INDEX penalty_code ON penalty (member_idx, code);
CREATE INDEX penalty_from ON penalty (from_date);
CREATE INDEX penalty_letters ON penalty USING gin (letters_of(reason)) WHERE reason IS NOT NULL;
CREATE INDEX penalty_member ON penalty (member_idx, until_date) WHERE state = ANY (ARRAY['ACTIVE', 'APPEALED']);
CREATE INDEX penalty_of_booking ON penalty (booking_idx) WHERE booking_idx IS NOT NULL;
CREATE INDEX penalty_overdue ON penalty (due_date) WHERE state = 'ACTIVE' AND (due_date IS NOT NULL OR unpaid_booking_idx IS NOT NULL);
CREATE INDEX penalty_proposed ON penalty (penalty_idx) WHERE state = 'PROPOSED';
CREATE INDEX penalty_to_decide ON penalty (array_position(ARRAY['PROPOSED', 'APPEALED', 'ACTIVE', 'SERVED', 'CLEARED', 'WAIVED'], state), (- penalty_idx));
CREATE INDEX penalty_to_pay ON penalty (due_date, penalty_idx) WHERE state = 'ACTIVE' AND until_date IS NULL AND money IS NOT NULL;
CREATE INDEX penalty_unpaid_booking ON penalty (unpaid_booking_idx) WHERE unpaid_booking_idx IS NOT NULL;
CREATE INDEX penalty_waived ON penalty (booking_idx, code) WHERE booking_idx IS NOT NULL AND state = 'WAIVED';
COMMENT ON COLUMN penalty.was_paid IS 'Its money was paid before it was waived, and is to be returned.';

CREATE TRIGGER penalty_emptied AFTER TRUNCATE ON penalty FOR EACH STATEMENT EXECUTE FUNCTION uncount_all_rows(); -- platform.sql
CREATE TRIGGER penalty_in_force BEFORE UPDATE OF state ON penalty FOR EACH ROW WHEN (new.state = 'ACTIVE') EXECUTE FUNCTION note_in_force();
CREATE TRIGGER penalty_in_force_new BEFORE INSERT ON penalty FOR EACH ROW WHEN (new.state <> 'PROPOSED') EXECUTE FUNCTION note_in_force();
CREATE TRIGGER penalty_uncounted AFTER DELETE ON penalty REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION uncount_rows('penalty_idx'); -- platform.sql
CREATE TRIGGER penalty_xact BEFORE UPDATE ON penalty FOR EACH ROW EXECUTE FUNCTION stamp_xact(); -- platform.sql

-- Migrations 0180
CREATE FUNCTION note_in_force()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then new.in_force_at := coalesce(new.in_force_at, club_now());
  elsif old.state in ('PROPOSED', 'WAIVED') then new.in_force_at := club_now();
  end if;
  return new;
end $function$;

-- Migrations 0038, 0180
CREATE FUNCTION suspension(member bigint)
 RETURNS TABLE(until date, why text)
 LANGUAGE sql
 STABLE
AS $function$
  select max(c.until_date), (array_agg(c.code order by c.from_date, c.penalty_idx))[1]
  from (
    select p.*, bool_or(p.is_after_gap) over (order by p.from_date, p.penalty_idx) as is_later
    from (
      select penalty_idx, code, from_date, until_date,
        from_date > coalesce(max(until_date) over (order by from_date, penalty_idx
          rows between unbounded preceding and 1 preceding) + 1, current_club_date()) as is_after_gap
      from penalty where member_idx = member and state in ('ACTIVE', 'APPEALED') and interrupted_date is null
        and until_date >= current_club_date()
    ) p
  ) c
  where not c.is_later having count(*) > 0
$function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'Q1' AS invariant,
    'penalty ' || p.penalty_idx AS record,
    'appealed, but no appeal is open' AS what
   FROM penalty p
  WHERE p.state = 'APPEALED' AND NOT (EXISTS ( SELECT
           FROM inquiry q
          WHERE q.penalty_idx = p.penalty_idx AND q.type = 'APPEAL' AND q.state <> 'CLOSED'));

 SELECT 'Q1' AS invariant,
    'inquiry ' || q.idx AS record,
    'an open appeal against a penalty that is not appealed' AS what
   FROM inquiry q
     JOIN penalty p USING (penalty_idx)
  WHERE q.type = 'APPEAL' AND q.state <> 'CLOSED' AND p.state <> 'APPEALED';

 SELECT 'Q3' AS invariant,
    'penalty ' || x.penalty_idx AS record,
    'has documents, but was not waived for one' AS what
   FROM penalty_file x
     JOIN penalty p USING (penalty_idx)
  WHERE p.waived_for IS NULL;
