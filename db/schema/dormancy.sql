-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0013
CREATE TABLE dormancy_notice (
  member_idx bigint NOT NULL,
  days integer NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT dormancy_notice_pkey PRIMARY KEY (member_idx, days),
  CONSTRAINT dormancy_notice_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx) ON DELETE CASCADE
);
