-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0012, 0020, 0022, 0038, 0096, 0363
CREATE TABLE mail (
  mail_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  to_email text NOT NULL,
  lang text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  secrets jsonb,
  has_secret boolean NOT NULL GENERATED ALWAYS AS (strpos(text, '') > 0) STORED,
  state text NOT NULL DEFAULT 'WAITING',
  tries integer NOT NULL DEFAULT 0,
  next_at timestamp with time zone,
  useful_until timestamp with time zone NOT NULL,
  error text,
  answer text,
  sent_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  version integer NOT NULL DEFAULT 1,
  member_idx bigint,
  bounce_hash bytea,
  bounced_at timestamp with time zone,
  delayed_at timestamp with time zone,
  calendar text,
  admin_idx bigint,
  named bigint[],
  booking_idx bigint,
  CONSTRAINT mail_pkey PRIMARY KEY (mail_idx),
  CONSTRAINT mail_bounce_hash_key UNIQUE (bounce_hash),
  CONSTRAINT mail_bounced_is_failed CHECK (bounced_at IS NULL OR state = 'FAILED'),
  CONSTRAINT mail_state_check CHECK (state = ANY (ARRAY['WAITING', 'SENT', 'FAILED', 'CANCELLED'])),
  CONSTRAINT mail_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx) ON DELETE CASCADE,
  CONSTRAINT mail_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX mail_admin ON mail (admin_idx) WHERE admin_idx IS NOT NULL;
CREATE INDEX mail_created ON mail (created_at);
CREATE INDEX mail_member ON mail (member_idx) WHERE member_idx IS NOT NULL;
CREATE INDEX mail_named ON mail USING gin (named);
CREATE INDEX mail_not_sent ON mail (state) INCLUDE (bounced_at) WHERE state <> 'SENT';
CREATE INDEX mail_state ON mail (state, created_at);
CREATE INDEX mail_to ON mail (lower(to_email));

CREATE TRIGGER mail_emptied AFTER TRUNCATE ON mail FOR EACH STATEMENT EXECUTE FUNCTION uncount_all_rows(); -- platform.sql
CREATE TRIGGER mail_uncounted AFTER DELETE ON mail REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION uncount_rows('mail_idx'); -- platform.sql
