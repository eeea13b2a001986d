-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0290, 0380
CREATE TABLE inquiry_reopen (
  idx bigint NOT NULL,
  no smallint NOT NULL,
  text text NOT NULL DEFAULT '',
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  answer text NOT NULL,
  answered_at timestamp with time zone NOT NULL,
  answered_by bigint,
  CONSTRAINT inquiry_reopen_pkey PRIMARY KEY (idx, no),
  CONSTRAINT inquiry_reopen_no_check CHECK (no >= 1),
  CONSTRAINT inquiry_reopen_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES admin(admin_idx) ON DELETE SET NULL,
  CONSTRAINT inquiry_reopen_idx_fkey FOREIGN KEY (idx) REFERENCES inquiry(idx) ON DELETE CASCADE
);
CREATE INDEX inquiry_reopen_answered_by ON inquiry_reopen (answered_by);
