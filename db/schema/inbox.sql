-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0020
CREATE TABLE member_message (
  message_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_idx bigint NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  contents text NOT NULL,
  link text,
  sent_at timestamp with time zone NOT NULL DEFAULT club_now(),
  read_at timestamp with time zone,
  CONSTRAINT member_message_pkey PRIMARY KEY (message_idx),
  CONSTRAINT member_message_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx) ON DELETE CASCADE
);
CREATE INDEX member_message_member ON member_message (member_idx, message_idx);
CREATE INDEX member_message_unread ON member_message (member_idx) WHERE read_at IS NULL;
