-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0290
CREATE TABLE inquiry_note (
  note_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  idx bigint NOT NULL,
  admin_idx bigint NOT NULL,
  text text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT inquiry_note_pkey PRIMARY KEY (note_idx),
  CONSTRAINT inquiry_note_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx),
  CONSTRAINT inquiry_note_idx_fkey FOREIGN KEY (idx) REFERENCES inquiry(idx) ON DELETE CASCADE
);
CREATE INDEX inquiry_note_by ON inquiry_note (admin_idx);
CREATE INDEX inquiry_note_of ON inquiry_note (idx);
