-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0150, 0270
CREATE TABLE standby_entry (
  waiting_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_idx bigint NOT NULL,
  date date NOT NULL,
  course_idx bigint,
  hours text[] NOT NULL,
  party_size smallint NOT NULL,
  notice_hours smallint NOT NULL,
  auto boolean NOT NULL,
  total bigint,
  terms_idx bigint,
  state text NOT NULL DEFAULT 'W',
  paused boolean NOT NULL DEFAULT false,
  silences smallint NOT NULL DEFAULT 0,
  booking_idx bigint,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  version integer NOT NULL DEFAULT 1,
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  draw_entry_idx bigint,
  draw_place integer,
  CONSTRAINT standby_entry_pkey PRIMARY KEY (waiting_idx),
  CONSTRAINT standby_entry_check CHECK (NOT auto OR total IS NOT NULL AND terms_idx IS NOT NULL),
  CONSTRAINT standby_entry_check1 CHECK ((state = 'A') = (booking_idx IS NOT NULL)),
  CONSTRAINT standby_entry_draw CHECK ((draw_entry_idx IS NULL) = (draw_place IS NULL)),
  CONSTRAINT standby_entry_draw_place_check CHECK (draw_place > 0),
  CONSTRAINT standby_entry_hours_check CHECK (cardinality(hours) > 0),
  CONSTRAINT standby_entry_notice_hours_check CHECK (notice_hours > 0),
  CONSTRAINT standby_entry_party_size_check CHECK (party_size >= 1 AND party_size <= 4),
  CONSTRAINT standby_entry_state_check CHECK (state = ANY (ARRAY['W', 'O', 'A', 'E', 'C'])),
  CONSTRAINT standby_entry_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT standby_entry_course_idx_fkey FOREIGN KEY (course_idx) REFERENCES course(course_idx) ON DELETE CASCADE,
  CONSTRAINT standby_entry_draw_entry_idx_fkey FOREIGN KEY (draw_entry_idx) REFERENCES draw_entry(entry_idx),
  CONSTRAINT standby_entry_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx),
  CONSTRAINT standby_entry_terms_idx_fkey FOREIGN KEY (terms_idx) REFERENCES terms(terms_idx)
);
CREATE INDEX standby_entry_booking ON standby_entry (booking_idx);
CREATE INDEX standby_entry_course ON standby_entry (course_idx);
CREATE INDEX standby_entry_day ON standby_entry (date, COALESCE(draw_place, 2147483647), created_at, waiting_idx);
CREATE INDEX standby_entry_made ON standby_entry (created_at, waiting_idx);
CREATE INDEX standby_entry_member ON standby_entry (member_idx, date);
CREATE INDEX standby_entry_of_draw ON standby_entry (draw_entry_idx) WHERE draw_entry_idx IS NOT NULL;
CREATE INDEX standby_entry_queue ON standby_entry (date, COALESCE(draw_place, 2147483647), created_at, waiting_idx) WHERE state = ANY (ARRAY['W', 'O']);
CREATE INDEX standby_entry_terms ON standby_entry (terms_idx);

-- Migrations 0150
CREATE TABLE standby_offer (
  offer_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  waiting_idx bigint NOT NULL,
  slot_idx bigint NOT NULL,
  seats smallint[] NOT NULL,
  offered_at timestamp with time zone NOT NULL DEFAULT club_now(),
  expires_at timestamp with time zone NOT NULL,
  price jsonb NOT NULL,
  admin_idx bigint,
  state text NOT NULL DEFAULT 'OPEN',
  ended_at timestamp with time zone,
  CONSTRAINT standby_offer_pkey PRIMARY KEY (offer_idx),
  CONSTRAINT standby_offer_check CHECK ((state = 'OPEN') = (ended_at IS NULL)),
  CONSTRAINT standby_offer_state_check CHECK (state = ANY (ARRAY['OPEN', 'ACCEPTED', 'DECLINED', 'SILENT', 'ENDED'])),
  CONSTRAINT standby_offer_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx) ON DELETE SET NULL,
  CONSTRAINT standby_offer_slot_idx_fkey FOREIGN KEY (slot_idx) REFERENCES slot(slot_idx),
  CONSTRAINT standby_offer_waiting_idx_fkey FOREIGN KEY (waiting_idx) REFERENCES standby_entry(waiting_idx) ON DELETE CASCADE
);
CREATE INDEX standby_offer_admin ON standby_offer (admin_idx);
CREATE INDEX standby_offer_entry ON standby_offer (waiting_idx);
CREATE UNIQUE INDEX standby_offer_of_entry ON standby_offer (waiting_idx) WHERE state = 'OPEN';
CREATE UNIQUE INDEX standby_offer_of_slot ON standby_offer (slot_idx) WHERE state = 'OPEN';
CREATE INDEX standby_offer_round ON standby_offer (slot_idx, offered_at);

-- Migrations 0150
CREATE TABLE standby_player (
  waiting_idx bigint NOT NULL,
  no smallint NOT NULL,
  kind text NOT NULL,
  member_idx bigint,
  name text,
  phone_no text,
  consent boolean,
  CONSTRAINT standby_player_pkey PRIMARY KEY (waiting_idx, no),
  CONSTRAINT standby_player_check CHECK ((kind = 'MEMBER') = (member_idx IS NOT NULL)),
  CONSTRAINT standby_player_check1 CHECK ((kind = 'GUEST') = (name IS NOT NULL)),
  CONSTRAINT standby_player_kind_check CHECK (kind = ANY (ARRAY['MEMBER', 'GUEST'])),
  CONSTRAINT standby_player_no_check CHECK (no >= 2 AND no <= 4),
  CONSTRAINT standby_player_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx),
  CONSTRAINT standby_player_waiting_idx_fkey FOREIGN KEY (waiting_idx) REFERENCES standby_entry(waiting_idx) ON DELETE CASCADE
);
CREATE INDEX standby_player_member ON standby_player (member_idx);

CREATE TRIGGER standby_entry_emptied AFTER TRUNCATE ON standby_entry FOR EACH STATEMENT EXECUTE FUNCTION uncount_all_rows(); -- platform.sql
CREATE TRIGGER standby_entry_uncounted AFTER DELETE ON standby_entry REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION uncount_rows('waiting_idx'); -- platform.sql
CREATE TRIGGER standby_entry_xact BEFORE UPDATE ON standby_entry FOR EACH ROW EXECUTE FUNCTION stamp_xact(); -- platform.sql

-- Migrations 0150
CREATE FUNCTION end_standby()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with ended as (
    update standby_entry set state = 'C', version = version + 1
    where member_idx = new.member_idx and state in ('W', 'O') returning waiting_idx
  )
  insert into audit (call, noun, record_idx, after, reason)
    select 'member', 'standby', waiting_idx, '{"state": "C"}', new.state from ended;
  return null;
end $function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I4' AS invariant,
    'standby ' || e.waiting_idx AS record,
    'standby entry without an audit row of its transaction' AS what
   FROM standby_entry e
  WHERE NOT (EXISTS ( SELECT
           FROM audit a
          WHERE a.noun = 'standby' AND a.record_idx = e.waiting_idx AND a.xact = e.xact));

 SELECT 'I6' AS invariant,
    'standby ' || e.waiting_idx AS record,
    'stands by for somebody without an active account' AS what
   FROM standby_entry e
     JOIN member m USING (member_idx)
  WHERE (e.state = ANY (ARRAY['W', 'O'])) AND m.state <> 'ACTIVE';

 SELECT 'I7' AS invariant,
    'standby ' || e.waiting_idx AS record,
    'offered without an offer' AS what
   FROM standby_entry e
  WHERE (e.state = 'O') <> ((EXISTS ( SELECT
           FROM standby_offer o
          WHERE o.waiting_idx = e.waiting_idx AND o.state = 'OPEN')));

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
