-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0275
CREATE TABLE draw_told (
  entry_idx bigint NOT NULL,
  member_idx bigint NOT NULL,
  kind text NOT NULL,
  CONSTRAINT draw_told_pkey PRIMARY KEY (entry_idx, member_idx, kind),
  CONSTRAINT draw_told_entry_idx_fkey FOREIGN KEY (entry_idx) REFERENCES draw_entry(entry_idx) ON DELETE CASCADE,
  CONSTRAINT draw_told_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx) ON DELETE CASCADE
);
CREATE INDEX draw_told_member ON draw_told (member_idx);
