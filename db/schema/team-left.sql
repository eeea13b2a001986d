-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0391
CREATE TABLE team_left (
  slot_idx bigint NOT NULL,
  member_idx bigint NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT team_left_pkey PRIMARY KEY (slot_idx, member_idx),
  CONSTRAINT team_left_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx),
  CONSTRAINT team_left_slot_idx_fkey FOREIGN KEY (slot_idx) REFERENCES slot(slot_idx) ON DELETE CASCADE
);
CREATE INDEX team_left_member ON team_left (member_idx);
