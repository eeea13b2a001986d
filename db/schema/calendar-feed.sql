-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0200
CREATE TABLE calendar_feed (
  member_idx bigint NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT calendar_feed_pkey PRIMARY KEY (member_idx),
  CONSTRAINT calendar_feed_token_hash_key UNIQUE (token_hash),
  CONSTRAINT calendar_feed_token_hash_check CHECK (length(token_hash) = 32),
  CONSTRAINT calendar_feed_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx) ON DELETE CASCADE
);
