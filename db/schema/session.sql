-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0003
CREATE TABLE login_failure (
  who text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  locked_until timestamp with time zone,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT login_failure_pkey PRIMARY KEY (who)
);

-- Migrations 0025
CREATE TABLE login_unlock (
  hash bytea NOT NULL,
  member_idx bigint,
  admin_idx bigint,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT login_unlock_pkey PRIMARY KEY (hash),
  CONSTRAINT login_unlock_check CHECK (num_nonnulls(member_idx, admin_idx) <= 1),
  CONSTRAINT login_unlock_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx),
  CONSTRAINT login_unlock_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX login_unlock_admin ON login_unlock (admin_idx);
CREATE INDEX login_unlock_member ON login_unlock (member_idx);

-- Migrations 0003, 0008, 0013
CREATE TABLE session (
  session_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_idx bigint,
  admin_idx bigint,
  access_hash bytea NOT NULL,
  access_expires_at timestamp with time zone NOT NULL,
  refresh_hash bytea NOT NULL,
  refresh_expires_at timestamp with time zone NOT NULL,
  cookie_hash bytea,
  keep boolean NOT NULL DEFAULT false,
  device text NOT NULL DEFAULT '',
  ip text NOT NULL DEFAULT '',
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  last_seen_at timestamp with time zone NOT NULL DEFAULT club_now(),
  ended_at timestamp with time zone,
  end_reason text,
  password_checked_at timestamp with time zone,
  terms_limit text,
  CONSTRAINT session_pkey PRIMARY KEY (session_idx),
  CONSTRAINT session_access_hash_key UNIQUE (access_hash),
  CONSTRAINT session_refresh_hash_key UNIQUE (refresh_hash),
  CONSTRAINT session_check CHECK ((member_idx IS NULL) <> (admin_idx IS NULL)),
  CONSTRAINT session_terms_limit_check CHECK (terms_limit = ANY (ARRAY['TERMS', 'READ_ONLY'])),
  CONSTRAINT session_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx),
  CONSTRAINT session_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX session_admin ON session (admin_idx) WHERE ended_at IS NULL;
CREATE INDEX session_member ON session (member_idx) WHERE ended_at IS NULL;

-- Migrations 0003
CREATE TABLE used_refresh (
  hash bytea NOT NULL,
  session_idx bigint NOT NULL,
  successor text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT used_refresh_pkey PRIMARY KEY (hash),
  CONSTRAINT used_refresh_session_idx_fkey FOREIGN KEY (session_idx) REFERENCES session(session_idx) ON DELETE CASCADE
);

CREATE TRIGGER session_ended AFTER UPDATE ON session FOR EACH ROW EXECUTE FUNCTION tell_session_ended();
CREATE TRIGGER session_forgets_push_device AFTER UPDATE ON session FOR EACH ROW WHEN (old.ended_at IS NULL AND new.ended_at IS NOT NULL AND new.end_reason IS DISTINCT FROM 'idle') EXECUTE FUNCTION forget_push_device(); -- push.sql

-- Migrations 0003, 0013
CREATE FUNCTION tell_session_ended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.ended_at is distinct from old.ended_at or new.access_hash <> old.access_hash
    or new.terms_limit is distinct from old.terms_limit then
    perform pg_notify('session', 's' || new.session_idx);
  end if;
  return null;
end $function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I12' AS invariant,
    'session ' || s.session_idx AS record,
    'alive although its person is blocked or withdrawn' AS what
   FROM session s
     JOIN member m USING (member_idx)
  WHERE s.ended_at IS NULL AND (m.state = ANY (ARRAY['BLOCKED', 'WITHDRAWN']));

 SELECT 'I12' AS invariant,
    'session ' || s.session_idx AS record,
    'alive although its person asked to leave' AS what
   FROM session s
     JOIN member m USING (member_idx)
  WHERE s.ended_at IS NULL AND m.state = 'WITHDRAW_REQUESTED';

 SELECT 'I12' AS invariant,
    'session ' || s.session_idx AS record,
    'alive although the password was changed since' AS what
   FROM session s
     JOIN member m USING (member_idx)
  WHERE s.ended_at IS NULL AND s.session_idx <= m.sessions_before AND s.session_idx IS DISTINCT FROM m.kept_session;

 SELECT 'A2' AS invariant,
    'session ' || s.session_idx AS record,
    'alive although its manager is locked or removed' AS what
   FROM session s
     JOIN admin a USING (admin_idx)
  WHERE s.ended_at IS NULL AND a.state <> 'ACTIVE';
