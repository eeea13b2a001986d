-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0036
CREATE TABLE player_answer (
  booking_idx bigint NOT NULL,
  member_idx bigint NOT NULL,
  answer text NOT NULL,
  no smallint,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT player_answer_pkey PRIMARY KEY (booking_idx, member_idx),
  CONSTRAINT player_answer_answer_check CHECK (answer = ANY (ARRAY['ACCEPTED', 'DECLINED'])),
  CONSTRAINT player_answer_check CHECK ((no IS NULL) = (answer = 'ACCEPTED')),
  CONSTRAINT player_answer_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT player_answer_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX player_answer_member ON player_answer (member_idx);
