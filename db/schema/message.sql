-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0055, 0081
CREATE TABLE club_message_out (
  out_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  admin_idx bigint NOT NULL,
  title text NOT NULL,
  contents text NOT NULL,
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  is_marketing boolean NOT NULL,
  by_mail boolean NOT NULL,
  sent integer NOT NULL,
  skipped integer NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  cancelled_at timestamp with time zone,
  CONSTRAINT club_message_out_pkey PRIMARY KEY (out_idx),
  CONSTRAINT club_message_out_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx)
);
CREATE INDEX club_message_out_admin ON club_message_out (admin_idx);

-- Migrations 0055
CREATE TABLE club_message_to (
  out_idx bigint NOT NULL,
  member_idx bigint NOT NULL,
  told_at timestamp with time zone,
  CONSTRAINT club_message_to_pkey PRIMARY KEY (out_idx, member_idx),
  CONSTRAINT club_message_to_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx) ON DELETE CASCADE,
  CONSTRAINT club_message_to_out_idx_fkey FOREIGN KEY (out_idx) REFERENCES club_message_out(out_idx) ON DELETE CASCADE
);
CREATE INDEX club_message_to_member ON club_message_to (member_idx);
CREATE INDEX club_message_to_open ON club_message_to (out_idx, member_idx) WHERE told_at IS NULL;
