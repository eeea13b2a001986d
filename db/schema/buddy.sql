-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0036
CREATE TABLE buddy (
  member_idx bigint NOT NULL,
  buddy_idx bigint NOT NULL,
  place smallint NOT NULL,
  CONSTRAINT buddy_pkey PRIMARY KEY (member_idx, buddy_idx),
  CONSTRAINT buddy_check CHECK (member_idx <> buddy_idx),
  CONSTRAINT buddy_buddy_idx_fkey FOREIGN KEY (buddy_idx) REFERENCES member(member_idx),
  CONSTRAINT buddy_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX buddy_of ON buddy (buddy_idx);

-- Migrations 0036
CREATE TABLE companion_group (
  member_idx bigint NOT NULL,
  place smallint NOT NULL,
  name text NOT NULL,
  companions bigint[] NOT NULL,
  CONSTRAINT companion_group_pkey PRIMARY KEY (member_idx, place),
  CONSTRAINT companion_group_companions_check CHECK (cardinality(companions) >= 1 AND cardinality(companions) <= 3),
  CONSTRAINT companion_group_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);

-- Migrations 0036, 0097
CREATE TABLE found_member (
  member_idx bigint NOT NULL,
  found_idx bigint NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT found_member_pkey PRIMARY KEY (member_idx, found_idx),
  CONSTRAINT found_member_found_idx_fkey FOREIGN KEY (found_idx) REFERENCES member(member_idx),
  CONSTRAINT found_member_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX found_member_day ON found_member (member_idx, at);
CREATE INDEX found_member_of ON found_member (found_idx);
