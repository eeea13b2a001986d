-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0270
CREATE TABLE draw_party (
  entry_idx bigint NOT NULL,
  member_idx bigint NOT NULL,
  no smallint NOT NULL,
  draw_idx bigint NOT NULL,
  play_date date NOT NULL,
  active boolean NOT NULL DEFAULT true,
  consent boolean,
  misses smallint,
  wins smallint,
  CONSTRAINT draw_party_pkey PRIMARY KEY (entry_idx, member_idx),
  CONSTRAINT draw_party_no_check CHECK (no >= 1 AND no <= 4),
  CONSTRAINT draw_party_draw_idx_fkey FOREIGN KEY (draw_idx) REFERENCES draw(draw_idx),
  CONSTRAINT draw_party_entry_idx_fkey FOREIGN KEY (entry_idx) REFERENCES draw_entry(entry_idx) ON DELETE CASCADE,
  CONSTRAINT draw_party_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX draw_party_member ON draw_party (member_idx, draw_idx);
CREATE UNIQUE INDEX draw_party_no ON draw_party (entry_idx, no) WHERE active;
CREATE UNIQUE INDEX draw_party_once ON draw_party (draw_idx, play_date, member_idx) WHERE active;
