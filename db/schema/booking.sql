-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0005, 0011, 0075, 0160, 0181, 0371, 0375, 0510, 0541
CREATE TABLE booking (
  booking_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  booking_no text NOT NULL,
  slot_idx bigint NOT NULL,
  seats smallint[] NOT NULL,
  member_idx bigint,
  play_date date NOT NULL,
  part text NOT NULL,
  day_class text NOT NULL,
  booker_no smallint NOT NULL,
  type text NOT NULL DEFAULT 'N',
  state text NOT NULL DEFAULT 'CF',
  active boolean GENERATED ALWAYS AS (state = ANY (ARRAY['CF', 'CI', 'PL', 'NS'])) STORED,
  holes text NOT NULL,
  cart boolean NOT NULL,
  caddie boolean NOT NULL,
  coupon_idx bigint,
  memo text,
  price jsonb NOT NULL,
  terms_idx bigint NOT NULL,
  names_due_at timestamp with time zone NOT NULL,
  free_cancel_until timestamp with time zone NOT NULL,
  cancelled_at timestamp with time zone,
  cancel_reason text,
  cancel_text text,
  cancel_code text,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  version integer NOT NULL DEFAULT 1,
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  set_aside text[] NOT NULL DEFAULT '{}'::text[],
  is_undone boolean NOT NULL DEFAULT false,
  outside_quota boolean NOT NULL DEFAULT false,
  was_shut boolean NOT NULL DEFAULT false,
  cancel_translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  is_excused boolean NOT NULL DEFAULT false,
  CONSTRAINT booking_pkey PRIMARY KEY (booking_idx),
  CONSTRAINT booking_booking_no_key UNIQUE (booking_no),
  CONSTRAINT booking_state_check CHECK (state = ANY (ARRAY['CF', 'CX', 'CL', 'CC', 'CI', 'PL', 'NS'])),
  CONSTRAINT price_adds_up CHECK (price_adds_up(price)),
  CONSTRAINT booking_coupon_idx_fkey FOREIGN KEY (coupon_idx) REFERENCES coupon(coupon_idx),
  CONSTRAINT booking_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx),
  CONSTRAINT booking_slot_idx_fkey FOREIGN KEY (slot_idx) REFERENCES slot(slot_idx)
);
CREATE INDEX booking_cancelled ON booking (slot_idx, member_idx, cancelled_at) WHERE cancelled_at IS NOT NULL;
CREATE INDEX booking_cancelled_at ON booking (cancelled_at) INCLUDE (state) WHERE cancelled_at IS NOT NULL;
CREATE INDEX booking_coupon ON booking (coupon_idx) WHERE coupon_idx IS NOT NULL;
CREATE INDEX booking_made ON booking (created_at) INCLUDE (play_date);
CREATE INDEX booking_member ON booking (member_idx, play_date);
CREATE INDEX booking_number ON booking (lower(replace(booking_no, '-', '')) COLLATE "C");
CREATE UNIQUE INDEX booking_per_day ON booking (member_idx, play_date, booker_no) WHERE active;
CREATE INDEX booking_played ON booking (play_date, state);
CREATE INDEX booking_set_aside ON booking (play_date) WHERE set_aside <> '{}'::text[];
CREATE INDEX booking_slot ON booking (slot_idx);
CREATE INDEX booking_to_finish ON booking (play_date) WHERE state = ANY (ARRAY['CF', 'CI']);
COMMENT ON COLUMN booking.outside_quota IS 'It does not count in the limit of its month.';
COMMENT ON COLUMN booking.was_shut IS 'The club had closed its tee time when it was cancelled.';
COMMENT ON COLUMN booking.is_excused IS 'A manager cancelled it for its member without a penalty.';

-- Migrations 0037
CREATE TABLE booking_left (
  booking_idx bigint NOT NULL,
  version integer NOT NULL,
  how text NOT NULL,
  member_idx bigint NOT NULL,
  slot_idx bigint NOT NULL,
  play_date date NOT NULL,
  day_class text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT booking_left_pkey PRIMARY KEY (booking_idx, version),
  CONSTRAINT booking_left_day_class_check CHECK (day_class = ANY (ARRAY['WEEKDAY', 'WEEKEND'])),
  CONSTRAINT booking_left_how_check CHECK (how = ANY (ARRAY['MOVED', 'HANDED_OVER'])),
  CONSTRAINT booking_left_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT booking_left_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx),
  CONSTRAINT booking_left_slot_idx_fkey FOREIGN KEY (slot_idx) REFERENCES slot(slot_idx) ON DELETE CASCADE
);
CREATE INDEX booking_left_member ON booking_left (member_idx, play_date);
CREATE INDEX booking_left_slot ON booking_left (slot_idx, member_idx);

-- Migrations 0038, 0105
CREATE TABLE booking_notice (
  booking_idx bigint NOT NULL,
  member_idx bigint NOT NULL,
  kind text NOT NULL,
  about text NOT NULL,
  version integer NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  slot_idx bigint,
  CONSTRAINT booking_notice_pkey PRIMARY KEY (booking_idx, member_idx, kind, about),
  CONSTRAINT booking_notice_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT booking_notice_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx),
  CONSTRAINT booking_notice_slot_idx_fkey FOREIGN KEY (slot_idx) REFERENCES slot(slot_idx) ON DELETE SET NULL
);
CREATE INDEX booking_notice_slot ON booking_notice (slot_idx) WHERE slot_idx IS NOT NULL;

-- Migrations 0420
CREATE TABLE booking_payment (
  booking_idx bigint NOT NULL,
  amount bigint NOT NULL,
  paid_at timestamp with time zone NOT NULL DEFAULT club_now(),
  paid_by bigint,
  CONSTRAINT booking_payment_pkey PRIMARY KEY (booking_idx),
  CONSTRAINT booking_payment_amount_check CHECK (amount >= 0),
  CONSTRAINT booking_payment_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT booking_payment_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES admin(admin_idx) ON DELETE SET NULL
);
CREATE INDEX booking_payment_paid_by ON booking_payment (paid_by) WHERE paid_by IS NOT NULL;

-- Migrations 0005, 0104, 0331
CREATE TABLE booking_player (
  booking_idx bigint NOT NULL,
  no smallint NOT NULL,
  kind text NOT NULL,
  member_idx bigint,
  name text,
  phone_no text,
  consent boolean,
  guest_key text,
  play_date date NOT NULL,
  part text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  guest_name text,
  offered_at timestamp with time zone,
  CONSTRAINT booking_player_pkey PRIMARY KEY (booking_idx, no),
  CONSTRAINT booking_player_check CHECK ((kind = 'MEMBER') = (member_idx IS NOT NULL)),
  CONSTRAINT booking_player_kind_check CHECK (kind = ANY (ARRAY['MEMBER', 'GUEST', 'TBD'])),
  CONSTRAINT booking_player_no_check CHECK (no >= 1 AND no <= 4),
  CONSTRAINT booking_player_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT booking_player_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX player_guest ON booking_player (guest_key, play_date) WHERE active AND guest_key IS NOT NULL;
CREATE INDEX player_guest_letters ON booking_player USING gin (letters_of(name_words(name))) WHERE kind = 'GUEST';
CREATE INDEX player_guest_name ON booking_player (guest_name, play_date) WHERE active AND guest_name IS NOT NULL;
CREATE INDEX player_guest_phone ON booking_player (phone_end(phone_no) COLLATE "C") WHERE kind = 'GUEST';
CREATE INDEX player_member ON booking_player (member_idx, play_date) INCLUDE (booking_idx, active) WHERE member_idx IS NOT NULL;
CREATE UNIQUE INDEX player_offered ON booking_player (booking_idx) WHERE offered_at IS NOT NULL;
CREATE UNIQUE INDEX player_once ON booking_player (member_idx, play_date, part) WHERE active AND member_idx IS NOT NULL;
COMMENT ON COLUMN booking_player.guest_name IS 'booker and name without case, width, spaces and hyphens';

-- Migrations 0430
CREATE TABLE first_payment (
  single boolean NOT NULL DEFAULT true,
  day date NOT NULL,
  CONSTRAINT first_payment_pkey PRIMARY KEY (single),
  CONSTRAINT first_payment_single_check CHECK (single)
);

CREATE TRIGGER booking_emptied AFTER TRUNCATE ON booking FOR EACH STATEMENT EXECUTE FUNCTION uncount_all_rows(); -- platform.sql
CREATE TRIGGER booking_moved AFTER UPDATE OF slot_idx ON booking FOR EACH ROW WHEN (new.slot_idx <> old.slot_idx) EXECUTE FUNCTION ask_again();
CREATE TRIGGER booking_noted AFTER UPDATE OF version ON booking FOR EACH ROW WHEN (new.version <> old.version AND new.active) EXECUTE FUNCTION note_booking_changed();
CREATE TRIGGER booking_on_another_day AFTER UPDATE OF play_date ON booking FOR EACH ROW WHEN (new.play_date <> old.play_date) EXECUTE FUNCTION expect_again(); -- check-in.sql
CREATE TRIGGER booking_uncounted AFTER DELETE ON booking REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION uncount_rows('booking_idx'); -- platform.sql
CREATE TRIGGER booking_xact BEFORE UPDATE ON booking FOR EACH ROW EXECUTE FUNCTION stamp_xact(); -- platform.sql
CREATE TRIGGER booking_payment_first AFTER INSERT OR DELETE ON booking_payment FOR EACH ROW EXECUTE FUNCTION note_first_payment();
CREATE TRIGGER player_named_again AFTER DELETE ON booking_player FOR EACH ROW EXECUTE FUNCTION forget_declined();

-- Migrations 0036
CREATE FUNCTION ask_again()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from player_answer where booking_idx = new.booking_idx;
  return null;
end $function$;

-- Migrations 0036
CREATE FUNCTION forget_declined()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from player_answer where booking_idx = old.booking_idx and no = old.no;
  return null;
end $function$;

-- Migrations 0036
CREATE FUNCTION note_booking_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into sheet_event (date, slot_idx) select s.date, s.slot_idx from slot s where s.slot_idx = new.slot_idx;
  return null;
end $function$;

-- Migrations 0430
CREATE FUNCTION note_first_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  -- One after the other: else the last mark could go while the next one finds the day of before.
  perform pg_advisory_xact_lock(hashtext('first_payment'));
  if tg_op = 'DELETE' then
    delete from first_payment f where not exists (select from booking_payment)
      or (old.paid_at at time zone (select zone from club))::date = current_club_date()
        and f.day = (select least(b.play_date, (old.paid_at at time zone (select zone from club))::date)
          from booking b where b.booking_idx = old.booking_idx);
  end if;
  insert into first_payment (day)
  select least(b.play_date, (p.paid_at at time zone (select zone from club))::date)
  from booking_payment p join booking b using (booking_idx)
  where not exists (select from first_payment) order by p.paid_at, p.booking_idx limit 1
  on conflict do nothing;
  return null;
end $function$;

-- Migrations 0011, 0440
CREATE FUNCTION price_adds_up(price jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN COALESCE(((((price ->> 'total'::text))::bigint)::numeric = (((SELECT COALESCE(sum(((r.value ->> 'amount'::text))::bigint), (0)::numeric) AS "coalesce" FROM jsonb_array_elements(((price_adds_up.price -> 'rows'::text) || COALESCE(NULLIF((price_adds_up.price -> 'extras'::text), 'null'::jsonb), '[]'::jsonb))) r(value)) - (COALESCE((((price -> 'discount'::text) ->> 'amount'::text))::bigint, (0)::bigint))::numeric) - (COALESCE((((price -> 'coupon'::text) ->> 'amount'::text))::bigint, (0)::bigint))::numeric)), false);

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I1' AS invariant,
    'booking ' || b.booking_idx AS record,
    'active booking without its seats' AS what
   FROM booking b
     LEFT JOIN claim c ON c.booking_idx = b.booking_idx AND c.slot_idx = b.slot_idx AND c.kind = 'BOOKING' AND (c.seat = ANY (b.seats))
  WHERE b.state = ANY (ARRAY['CF', 'CI'])
  GROUP BY b.booking_idx
 HAVING count(c.seat) <> cardinality(b.seats);

 SELECT 'I1' AS invariant,
    (('claim ' || c.slot_idx) || '/') || c.seat AS record,
    'claim of a booking that is not active' AS what
   FROM claim c
     JOIN booking b USING (booking_idx)
  WHERE NOT b.active;

 SELECT 'I1' AS invariant,
    'booking ' || b.booking_idx AS record,
    'players and booking disagree whether it counts' AS what
   FROM booking_player bp
     JOIN booking b USING (booking_idx)
  WHERE bp.active <> b.active;

 SELECT 'I4' AS invariant,
    'booking ' || b.booking_idx AS record,
    wrong.what
   FROM ( SELECT b_1.booking_idx,
            b_1.version,
            count(a.xact) AS audits,
            count(a.xact) FILTER (WHERE a.xact = b_1.xact) AS of_last_change
           FROM booking b_1
             LEFT JOIN audit a ON a.noun = 'booking' AND a.record_idx = b_1.booking_idx
          GROUP BY b_1.booking_idx) b,
    LATERAL ( VALUES (b.of_last_change <> 1,'last change without exactly one audit row of its transaction'), (b.audits <> b.version,'versions and audit rows differ')) wrong(is_so, what)
  WHERE wrong.is_so;

 SELECT 'I6' AS invariant,
    'booking ' || b.booking_idx AS record,
    'made after its member was blocked or withdrew' AS what
   FROM booking b
     JOIN member m USING (member_idx)
  WHERE b.state = 'CF' AND (m.state = ANY (ARRAY['BLOCKED', 'WITHDRAWN'])) AND m.inactive_at < b.created_at;

 SELECT 'I6' AS invariant,
    'booking ' || b.booking_idx AS record,
    'made after its member left' AS what
   FROM booking b
     JOIN member m USING (member_idx)
  WHERE b.state = 'CF' AND (m.state = ANY (ARRAY['WITHDRAW_REQUESTED', 'WITHDRAWN'])) AND m.inactive_at < b.created_at;

 SELECT 'I6' AS invariant,
    'member ' || m.member_idx AS record,
    'left with a tee time ahead' AS what
   FROM member m
  WHERE (m.state = ANY (ARRAY['WITHDRAW_REQUESTED', 'WITHDRAWN'])) AND (EXISTS ( SELECT
           FROM booking b
          WHERE b.member_idx = m.member_idx AND b.state = 'CF' AND b.created_at <= m.inactive_at AND b.play_date > (m.inactive_at AT TIME ZONE (( SELECT club.zone
                   FROM club)))::date));

 SELECT 'I11' AS invariant,
    'booking ' || b.booking_idx AS record,
    'a coupon that is not in it' AS what
   FROM booking b
     LEFT JOIN coupon c ON c.coupon_idx = b.coupon_idx AND c.booking_idx = b.booking_idx
  WHERE b.coupon_idx IS NOT NULL AND (b.state = ANY (ARRAY['CF', 'CI', 'PL'])) AND (COALESCE(c.state, '') <> ALL (
        CASE b.state
            WHEN 'CF' THEN ARRAY['RESERVED']
            WHEN 'CI' THEN ARRAY['RESERVED', 'USED']
            ELSE ARRAY['USED']
        END));

 SELECT 'I11' AS invariant,
    'coupon ' || c.coupon_idx AS record,
    'in a booking that does not use it' AS what
   FROM coupon c
     JOIN booking b USING (booking_idx)
  WHERE b.coupon_idx IS DISTINCT FROM c.coupon_idx OR (b.state <> ALL (
        CASE c.state
            WHEN 'USED' THEN ARRAY['CI', 'PL']
            WHEN 'RESERVED' THEN ARRAY['CF', 'CI']
            ELSE ARRAY['CL', 'NS']
        END));

 SELECT 'I11' AS invariant,
    'booking ' || b.booking_idx AS record,
    'a price without its coupon' AS what
   FROM booking b
  WHERE (b.state = ANY (ARRAY['CF', 'CI', 'PL'])) AND (((b.price -> 'coupon') ->> 'couponIdx')::bigint) IS DISTINCT FROM b.coupon_idx;

 SELECT 'I15' AS invariant,
    'booking ' || b.booking_idx AS record,
    'the booking and the front desk disagree who has checked in' AS what
   FROM check_in c
     JOIN booking b USING (booking_idx)
  WHERE b.state = 'CI' AND (c.state = ANY (ARRAY['EXPECTED', 'ARRIVED', 'FINISHED'])) OR b.state = 'CF' AND (c.state = ANY (ARRAY['CHECKED_IN', 'TEED_OFF']));

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

 SELECT 'I15' AS invariant,
    'booking ' || b.booking_idx AS record,
    'pays for extras of the desk without a check-in' AS what
   FROM booking b
     LEFT JOIN check_in c USING (booking_idx)
  WHERE (b.state = ANY (ARRAY['CF', 'CI'])) AND b.price ? 'extras' AND (COALESCE(c.state, 'EXPECTED') = ANY (ARRAY['EXPECTED', 'ARRIVED']));
