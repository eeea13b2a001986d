-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0056
CREATE TABLE member_merge (
  merge_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kept_idx bigint NOT NULL,
  gone_idx bigint NOT NULL,
  admin_idx bigint NOT NULL,
  reason text NOT NULL,
  moved jsonb NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT member_merge_pkey PRIMARY KEY (merge_idx),
  CONSTRAINT member_merge_gone_idx_key UNIQUE (gone_idx),
  CONSTRAINT member_merge_check CHECK (kept_idx <> gone_idx),
  CONSTRAINT member_merge_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx),
  CONSTRAINT member_merge_gone_idx_fkey FOREIGN KEY (gone_idx) REFERENCES member(member_idx),
  CONSTRAINT member_merge_kept_idx_fkey FOREIGN KEY (kept_idx) REFERENCES member(member_idx)
);
CREATE INDEX member_merge_admin ON member_merge (admin_idx);
CREATE INDEX member_merge_kept ON member_merge (kept_idx);
