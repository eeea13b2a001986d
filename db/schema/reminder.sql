-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0039
CREATE TABLE opening_reminder (
  member_idx bigint NOT NULL,
  date date NOT NULL,
  opens_at timestamp with time zone NOT NULL,
  remind_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT opening_reminder_pkey PRIMARY KEY (member_idx, date),
  CONSTRAINT opening_reminder_check CHECK (remind_at < opens_at),
  CONSTRAINT opening_reminder_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx) ON DELETE CASCADE
);
CREATE INDEX opening_reminder_due ON opening_reminder (remind_at);
