-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0311, 0450
CREATE TABLE alert (
  alert_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  message_idx bigint NOT NULL,
  sentence text NOT NULL,
  lang text NOT NULL,
  mail_idx bigint,
  state text NOT NULL DEFAULT 'WAITING',
  tries integer NOT NULL DEFAULT 0,
  error text,
  useful_until timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  shown_by timestamp with time zone,
  CONSTRAINT alert_pkey PRIMARY KEY (alert_idx),
  CONSTRAINT alert_state_check CHECK (state = ANY (ARRAY['WAITING', 'REACHED', 'FAILED', 'CANCELLED'])),
  CONSTRAINT alert_mail_idx_fkey FOREIGN KEY (mail_idx) REFERENCES mail(mail_idx) ON DELETE SET NULL,
  CONSTRAINT alert_message_idx_fkey FOREIGN KEY (message_idx) REFERENCES member_message(message_idx) ON DELETE CASCADE
);
CREATE INDEX alert_mail ON alert (mail_idx) WHERE mail_idx IS NOT NULL;
CREATE INDEX alert_message ON alert (message_idx);
CREATE INDEX alert_waiting ON alert (alert_idx) WHERE state = 'WAITING';

-- Migrations 0020, 0363
CREATE TABLE member_message (
  message_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_idx bigint NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  contents text NOT NULL,
  link text,
  sent_at timestamp with time zone NOT NULL DEFAULT club_now(),
  read_at timestamp with time zone,
  named bigint[],
  booking_idx bigint,
  CONSTRAINT member_message_pkey PRIMARY KEY (message_idx),
  CONSTRAINT member_message_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx) ON DELETE CASCADE
);
CREATE INDEX member_message_member ON member_message (member_idx, message_idx);
CREATE INDEX member_message_named ON member_message USING gin (named);
CREATE INDEX member_message_unread ON member_message (member_idx) WHERE read_at IS NULL;
