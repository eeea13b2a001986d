-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0141, 0160, 0401
CREATE TABLE coupon (
  coupon_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  coupon_no text NOT NULL GENERATED ALWAYS AS ('C' || lpad(coupon_idx::text, GREATEST(6, length(coupon_idx::text)), '0')) STORED,
  kind_idx bigint NOT NULL,
  member_idx bigint NOT NULL,
  kind text NOT NULL,
  name jsonb NOT NULL,
  amount bigint,
  percent smallint,
  day_classes text[] NOT NULL,
  parts text[] NOT NULL,
  min_players smallint NOT NULL,
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  state text NOT NULL DEFAULT 'ISSUED',
  booking_idx bigint,
  reason text NOT NULL,
  is_closed boolean NOT NULL DEFAULT false,
  told smallint,
  issued_at timestamp with time zone NOT NULL DEFAULT club_now(),
  issued_by bigint,
  is_extended boolean NOT NULL DEFAULT false,
  CONSTRAINT coupon_pkey PRIMARY KEY (coupon_idx),
  CONSTRAINT coupon_coupon_no_key UNIQUE (coupon_no),
  CONSTRAINT coupon_amount_check CHECK (amount > 0),
  CONSTRAINT coupon_check CHECK (valid_to >= valid_from),
  CONSTRAINT coupon_check1 CHECK (NOT is_closed OR state = 'REVOKED'),
  CONSTRAINT coupon_check2 CHECK ((state = ANY (ARRAY['RESERVED', 'USED', 'FORFEITED'])) = (booking_idx IS NOT NULL)),
  CONSTRAINT coupon_check3 CHECK ((kind = 'FIXED') = (amount IS NOT NULL)),
  CONSTRAINT coupon_check4 CHECK ((kind = 'PERCENT') = (percent IS NOT NULL)),
  CONSTRAINT coupon_kind_check2 CHECK (kind = ANY (ARRAY['CART', 'FIXED', 'PERCENT', 'ROUND', 'GUEST'])),
  CONSTRAINT coupon_percent_check CHECK (percent >= 1 AND percent <= 100),
  CONSTRAINT coupon_state_check CHECK (state = ANY (ARRAY['ISSUED', 'RESERVED', 'USED', 'FORFEITED', 'EXPIRED', 'REVOKED'])),
  CONSTRAINT coupon_told_check CHECK (told >= 0),
  CONSTRAINT coupon_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT coupon_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES admin(admin_idx) ON DELETE SET NULL,
  CONSTRAINT coupon_kind_idx_fkey FOREIGN KEY (kind_idx) REFERENCES coupon_kind(kind_idx),
  CONSTRAINT coupon_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX coupon_booked ON coupon (booking_idx) WHERE booking_idx IS NOT NULL;
CREATE INDEX coupon_issued ON coupon (issued_at DESC, coupon_idx DESC);
CREATE INDEX coupon_issuer ON coupon (issued_by);
CREATE UNIQUE INDEX coupon_of_booking ON coupon (booking_idx) WHERE state = ANY (ARRAY['RESERVED', 'USED']);
CREATE INDEX coupon_of_kind ON coupon (kind_idx);
CREATE INDEX coupon_of_member ON coupon (member_idx, state, valid_to);
CREATE INDEX coupon_reason ON coupon (reason);
CREATE INDEX coupon_that_ends ON coupon (valid_to) WHERE state = 'ISSUED';

CREATE TRIGGER coupon_emptied AFTER TRUNCATE ON coupon FOR EACH STATEMENT EXECUTE FUNCTION uncount_all_rows(); -- platform.sql
CREATE TRIGGER coupon_uncounted AFTER DELETE ON coupon REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION uncount_rows('coupon_idx'); -- platform.sql

-- Parts of the view invariant_violations: what must never be, a row for each breach.

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
