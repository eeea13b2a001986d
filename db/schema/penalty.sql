-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0003, 0034, 0038, 0067, 0083, 0109
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
  CONSTRAINT penalty_pkey PRIMARY KEY (penalty_idx),
  CONSTRAINT penalty_currency CHECK ((money IS NULL) = (currency IS NULL)),
  CONSTRAINT penalty_days_if_unpaid_check CHECK (days_if_unpaid > 0),
  CONSTRAINT penalty_days_or_money CHECK (until_date IS NOT NULL OR money IS NOT NULL OR (code = ANY (ARRAY['W5', 'W6']))),
  CONSTRAINT penalty_due_is_money CHECK (due_date IS NULL OR money IS NOT NULL),
  CONSTRAINT penalty_money_check CHECK (money > 0),
  CONSTRAINT penalty_state_check CHECK (state = ANY (ARRAY['PROPOSED', 'ACTIVE', 'SERVED', 'CLEARED', 'WAIVED', 'APPEALED'])),
  CONSTRAINT penalty_translated_check CHECK (jsonb_typeof(translated) = 'object'),
  CONSTRAINT penalty_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT penalty_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE UNIQUE INDEX penalty_booking ON penalty (booking_idx, code) WHERE booking_idx IS NOT NULL;
CREATE INDEX penalty_code ON penalty (member_idx, code);
CREATE INDEX penalty_member ON penalty (member_idx, until_date) WHERE state = 'ACTIVE';
CREATE INDEX penalty_to_pay ON penalty (due_date, penalty_idx) WHERE state = 'ACTIVE' AND until_date IS NULL AND money IS NOT NULL;

CREATE TRIGGER penalty_xact BEFORE UPDATE ON penalty FOR EACH ROW EXECUTE FUNCTION stamp_xact(); -- platform.sql

-- Migrations 0038
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
      from penalty where member_idx = member and state = 'ACTIVE' and until_date >= current_club_date()
    ) p
  ) c
  where not c.is_later having count(*) > 0
$function$;
