-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0005, 0034, 0035, 0066, 0150, 0170, 0270, 0272, 0292
CREATE TABLE claim (
  slot_idx bigint NOT NULL,
  seat smallint NOT NULL,
  kind text NOT NULL,
  holder bigint,
  expires_at timestamp with time zone,
  extended smallint NOT NULL DEFAULT 0,
  booking_idx bigint,
  reason text,
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  full_until timestamp with time zone,
  moves_booking_idx bigint,
  offer_idx bigint,
  freed_at timestamp with time zone,
  frees_at timestamp with time zone,
  frees_soon boolean NOT NULL DEFAULT false,
  by_share boolean NOT NULL DEFAULT false,
  draw_idx bigint,
  team_date_idx bigint,
  CONSTRAINT claim_pkey PRIMARY KEY (slot_idx, seat),
  CONSTRAINT claim_by_share CHECK (NOT by_share OR (kind = ANY (ARRAY['HOUSE', 'DRAW']))),
  CONSTRAINT claim_check CHECK ((kind = 'HOLD') = (expires_at IS NOT NULL)),
  CONSTRAINT claim_check1 CHECK ((kind = 'BOOKING') = (booking_idx IS NOT NULL)),
  CONSTRAINT claim_check2 CHECK (kind <> 'HOLD' OR holder IS NOT NULL),
  CONSTRAINT claim_draw CHECK (draw_idx IS NULL OR kind = 'DRAW'),
  CONSTRAINT claim_freed CHECK ((freed_at IS NULL OR frees_at IS NOT NULL) AND (offer_idx IS NULL OR freed_at IS NOT NULL) AND (freed_at IS NULL OR offer_idx IS NOT NULL OR kind = 'BLOCK')),
  CONSTRAINT claim_kind_check CHECK (kind = ANY (ARRAY['HOLD', 'BOOKING', 'DRAW', 'TEAM', 'HOUSE', 'BLOCK'])),
  CONSTRAINT claim_moves CHECK (moves_booking_idx IS NULL OR kind = 'HOLD'),
  CONSTRAINT claim_offer CHECK (offer_idx IS NULL OR kind = 'HOLD'),
  CONSTRAINT claim_seat_check CHECK (seat >= 0 AND seat <= 4),
  CONSTRAINT claim_team CHECK (team_date_idx IS NULL OR kind = 'TEAM'),
  CONSTRAINT claim_translated_check CHECK (jsonb_typeof(translated) = 'object'),
  CONSTRAINT claim_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT claim_draw_idx_fkey FOREIGN KEY (draw_idx) REFERENCES draw(draw_idx),
  CONSTRAINT claim_holder_fkey FOREIGN KEY (holder) REFERENCES member(member_idx),
  CONSTRAINT claim_moves_booking_idx_fkey FOREIGN KEY (moves_booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT claim_offer_idx_fkey FOREIGN KEY (offer_idx) REFERENCES standby_offer(offer_idx),
  CONSTRAINT claim_slot_idx_fkey FOREIGN KEY (slot_idx) REFERENCES slot(slot_idx),
  CONSTRAINT claim_team_date_idx_fkey FOREIGN KEY (team_date_idx) REFERENCES team_date(date_idx)
);
CREATE INDEX claim_booking ON claim (booking_idx) WHERE booking_idx IS NOT NULL;
CREATE INDEX claim_draw_idx ON claim (draw_idx) WHERE draw_idx IS NOT NULL;
CREATE INDEX claim_frees ON claim (frees_at) WHERE frees_at IS NOT NULL;
CREATE INDEX claim_hold ON claim (holder) WHERE kind = 'HOLD';
CREATE INDEX claim_of_draws ON claim (slot_idx) WHERE kind = 'DRAW';
CREATE INDEX claim_offer_idx ON claim (offer_idx) WHERE offer_idx IS NOT NULL;
CREATE INDEX claim_team_date ON claim (team_date_idx) WHERE team_date_idx IS NOT NULL;

-- Migrations 0102
CREATE TABLE hold_release (
  member_idx bigint NOT NULL,
  slot_idx bigint NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  date date NOT NULL DEFAULT current_club_date(),
  is_first boolean NOT NULL,
  CONSTRAINT hold_release_pkey PRIMARY KEY (member_idx, slot_idx),
  CONSTRAINT hold_release_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx) ON DELETE CASCADE,
  CONSTRAINT hold_release_slot_idx_fkey FOREIGN KEY (slot_idx) REFERENCES slot(slot_idx) ON DELETE CASCADE
);
CREATE INDEX hold_release_slot ON hold_release (slot_idx);

-- Migrations 0035
CREATE TABLE hold_tab (
  member_idx bigint NOT NULL,
  tab text NOT NULL,
  is_open boolean NOT NULL,
  CONSTRAINT hold_tab_pkey PRIMARY KEY (member_idx, tab),
  CONSTRAINT hold_tab_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx) ON DELETE CASCADE
);

CREATE TRIGGER claim_noted AFTER INSERT OR DELETE OR UPDATE ON claim FOR EACH ROW EXECUTE FUNCTION note_slot_changed();
CREATE TRIGGER claim_xact BEFORE UPDATE ON claim FOR EACH ROW EXECUTE FUNCTION stamp_xact(); -- platform.sql

-- Migrations 0026, 0150
CREATE FUNCTION move_holds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update claim set expires_at = expires_at + (new.shift - old.shift), frees_at = frees_at + (new.shift - old.shift),
    freed_at = freed_at + (new.shift - old.shift)
  where freed_at is not null;
  update standby_offer set expires_at = expires_at + (new.shift - old.shift), offered_at = offered_at + (new.shift - old.shift)
  where state = 'OPEN';
  with moved as (
    update claim set expires_at = expires_at + (new.shift - old.shift)
    where kind = 'HOLD' and freed_at is null returning slot_idx, expires_at
  )
  insert into audit (call, noun, record_idx, after)
    select 'clock', 'hold', slot_idx, jsonb_build_object('expiresAt', min(expires_at)) from moved group by slot_idx;
  return null;
end $function$;

-- Migrations 0005, 0050
CREATE FUNCTION note_slot_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare changed record;
begin
  select s.date, s.slot_idx, s.starts_at < club_now() as is_over into changed
  from slot s where s.slot_idx = coalesce(new.slot_idx, old.slot_idx);
  if not found then return null; end if;
  insert into sheet_event (date, slot_idx) values (changed.date, changed.slot_idx);
  if changed.is_over then perform forget_fill(array[changed.date]); end if;
  return null;
end $function$;

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
    (('claim ' || c.slot_idx) || '/') || c.seat AS record,
    'seat does not fit the mode of its tee time' AS what
   FROM claim c
     JOIN slot s USING (slot_idx)
  WHERE (s.mode = 'EXCLUSIVE') <> (c.seat = 0);

 SELECT 'I4' AS invariant,
    'hold ' || c.slot_idx AS record,
    'hold without exactly one audit row of its transaction' AS what
   FROM claim c
  WHERE c.kind = 'HOLD' AND c.offer_idx IS NULL AND (( SELECT count(*) AS count
           FROM audit a
          WHERE a.noun = 'hold' AND a.record_idx = c.slot_idx AND a.xact = c.xact)) <> 1;

 SELECT 'I5' AS invariant,
    'member ' || c.holder AS record,
    'more than one running hold' AS what
   FROM claim c
  WHERE c.kind = 'HOLD' AND c.offer_idx IS NULL AND c.expires_at >= club_now() AND c.expires_at <= (club_now() + '00:21:00'::interval)
  GROUP BY c.holder
 HAVING count(DISTINCT c.slot_idx) > 1;

 SELECT 'I9' AS invariant,
    'hold ' || c.slot_idx AS record,
    'a running hold longer than any hold may be' AS what
   FROM claim c
  WHERE c.kind = 'HOLD' AND c.offer_idx IS NULL AND (EXISTS ( SELECT
           FROM audit a
          WHERE a.noun = 'hold' AND a.record_idx = c.slot_idx AND a.xact = c.xact AND c.expires_at > (a.at + '00:20:00'::interval)));

 SELECT 'I6' AS invariant,
    (('claim ' || c.slot_idx) || '/') || c.seat AS record,
    'held by somebody who left or is blocked' AS what
   FROM claim c
     JOIN member m ON m.member_idx = c.holder
  WHERE c.kind = 'HOLD' AND c.offer_idx IS NULL AND c.expires_at >= club_now() AND c.expires_at <= (club_now() + '00:21:00'::interval) AND (m.state = ANY (ARRAY['BLOCKED', 'WITHDRAW_REQUESTED', 'WITHDRAWN']));

 SELECT 'I6' AS invariant,
    'offer ' || c.offer_idx AS record,
    'offered to somebody without an active account' AS what
   FROM claim c
     JOIN member m ON m.member_idx = c.holder
  WHERE c.offer_idx IS NOT NULL AND m.state <> 'ACTIVE' AND c.frees_at > club_now();

 SELECT 'I7' AS invariant,
    'offer ' || o.offer_idx AS record,
    'offer without its seats' AS what
   FROM standby_offer o
     LEFT JOIN claim c ON c.offer_idx = o.offer_idx AND c.slot_idx = o.slot_idx AND (c.seat = ANY (o.seats))
  WHERE o.state = 'OPEN' AND o.expires_at > club_now()
  GROUP BY o.offer_idx
 HAVING count(c.seat) <> cardinality(o.seats);

 SELECT 'I9' AS invariant,
    (('claim ' || c.slot_idx) || '/') || c.seat AS record,
    'an offer that has ended holds its seat' AS what
   FROM claim c
     JOIN standby_offer o USING (offer_idx)
  WHERE o.state <> 'OPEN';

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

 SELECT 'I9' AS invariant,
    (('claim ' || c.slot_idx) || '/') || c.seat AS record,
    'kept for a draw that has ended' AS what
   FROM claim c
     JOIN draw d USING (draw_idx)
  WHERE d.state = ANY (ARRAY['SETTLED', 'REVOKED', 'FAILED']);

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
