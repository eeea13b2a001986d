-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0015
CREATE TABLE passkey (
  passkey_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_idx bigint,
  admin_idx bigint,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL DEFAULT 0,
  transports text[] NOT NULL DEFAULT '{}'::text[],
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  last_used_at timestamp with time zone,
  CONSTRAINT passkey_pkey PRIMARY KEY (passkey_idx),
  CONSTRAINT passkey_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkey_check CHECK ((member_idx IS NULL) <> (admin_idx IS NULL)),
  CONSTRAINT passkey_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx) ON DELETE CASCADE,
  CONSTRAINT passkey_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx) ON DELETE CASCADE
);
CREATE INDEX passkey_admin ON passkey (admin_idx);
CREATE INDEX passkey_member ON passkey (member_idx);

-- Migrations 0015
CREATE TABLE passkey_challenge (
  challenge text NOT NULL,
  ticket_hash bytea NOT NULL,
  purpose text NOT NULL,
  member_idx bigint,
  admin_idx bigint,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT passkey_challenge_pkey PRIMARY KEY (challenge),
  CONSTRAINT passkey_challenge_ticket_hash_key UNIQUE (ticket_hash),
  CONSTRAINT passkey_challenge_purpose_check CHECK (purpose = ANY (ARRAY['LOGIN', 'ADD'])),
  CONSTRAINT passkey_challenge_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx) ON DELETE CASCADE,
  CONSTRAINT passkey_challenge_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx) ON DELETE CASCADE
);
CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_at);

CREATE TRIGGER passkey_told AFTER INSERT OR DELETE ON passkey FOR EACH ROW EXECUTE FUNCTION tell_factor_changed(); -- second-factor.sql
