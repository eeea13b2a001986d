-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0270
CREATE TABLE draw_nonce (
  draw_idx bigint NOT NULL,
  member_idx bigint NOT NULL,
  nonce text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT draw_nonce_pkey PRIMARY KEY (draw_idx, member_idx),
  CONSTRAINT draw_nonce_nonce_check CHECK (nonce ~ '^[0-9a-f]{32}$'),
  CONSTRAINT draw_nonce_draw_idx_fkey FOREIGN KEY (draw_idx) REFERENCES draw(draw_idx) ON DELETE CASCADE,
  CONSTRAINT draw_nonce_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX draw_nonce_member ON draw_nonce (member_idx);
