-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0001, 0079
CREATE TABLE audit (
  audit_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  member_idx bigint,
  admin_idx bigint,
  ip text,
  call text NOT NULL,
  request_id text,
  noun text NOT NULL,
  record_idx bigint NOT NULL,
  before jsonb,
  after jsonb,
  reason text,
  CONSTRAINT audit_pkey PRIMARY KEY (audit_idx)
);
CREATE INDEX audit_admin ON audit (admin_idx, at) WHERE admin_idx IS NOT NULL;
CREATE INDEX audit_at ON audit (at);
CREATE INDEX audit_job ON audit (call, audit_idx) WHERE member_idx IS NULL AND admin_idx IS NULL;
CREATE INDEX audit_member ON audit (member_idx) WHERE member_idx IS NOT NULL;
CREATE INDEX audit_record ON audit (noun, record_idx);

-- Migrations 0052, 0079
CREATE TABLE audit_chain (
  is_one boolean NOT NULL DEFAULT true,
  seq bigint NOT NULL DEFAULT 0,
  audit_idx bigint NOT NULL DEFAULT 0,
  hash bytea NOT NULL DEFAULT decode(repeat('00', 32), 'hex'),
  settled_idx bigint NOT NULL DEFAULT 0,
  next_settled_idx bigint NOT NULL DEFAULT 0,
  next_settled_xact xid8 NOT NULL DEFAULT '0'::xid8,
  next_settled_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  checked_at timestamp with time zone,
  checked bigint,
  problem text,
  broken_at bigint,
  CONSTRAINT audit_chain_pkey PRIMARY KEY (is_one),
  CONSTRAINT audit_chain_is_one_check CHECK (is_one)
);

-- Migrations 0052, 0079
CREATE TABLE audit_link (
  seq bigint NOT NULL,
  audit_idx bigint NOT NULL,
  hash bytea NOT NULL,
  said_salt bytea,
  said_digest bytea,
  ip_salt bytea,
  ip_digest bytea,
  CONSTRAINT audit_link_pkey PRIMARY KEY (seq),
  CONSTRAINT audit_link_audit_idx_key UNIQUE (audit_idx),
  CONSTRAINT audit_link_ip CHECK (ip_salt IS NULL OR ip_digest IS NULL),
  CONSTRAINT audit_link_said CHECK ((said_salt IS NULL) <> (said_digest IS NULL))
);

CREATE TRIGGER audit_append_only BEFORE DELETE OR UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_not_emptied BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying(); -- platform.sql
CREATE TRIGGER audit_chain_grows BEFORE DELETE OR UPDATE ON audit_chain FOR EACH ROW EXECUTE FUNCTION refuse_chain_change();
CREATE TRIGGER audit_chain_not_emptied BEFORE TRUNCATE ON audit_chain FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying(); -- platform.sql
CREATE TRIGGER audit_link_append_only BEFORE DELETE OR UPDATE ON audit_link FOR EACH ROW EXECUTE FUNCTION refuse_link_change();
CREATE TRIGGER audit_link_not_emptied BEFORE TRUNCATE ON audit_link FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying(); -- platform.sql

-- Migrations 0052
CREATE FUNCTION refuse_chain_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.seq >= old.seq and new.settled_idx >= old.settled_idx
    and (new.seq > old.seq or (new.hash, new.audit_idx) is not distinct from (old.hash, old.audit_idx))
  then return new; end if;
  raise exception 'the audit chain only grows';
end $function$;

-- Migrations 0001, 0020
CREATE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and current_setting('clubhouse.erasing', true) = 'on'
    and (new.audit_idx, new.at, new.xact, new.member_idx, new.admin_idx, new.call, new.request_id, new.noun, new.record_idx)
      is not distinct from
      (old.audit_idx, old.at, old.xact, old.member_idx, old.admin_idx, old.call, old.request_id, old.noun, old.record_idx)
  then return new; end if;
  raise exception 'the audit log is append only';
end $function$;

-- Migrations 0052
CREATE FUNCTION refuse_link_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and current_setting('clubhouse.erasing', true) = 'on'
    and (new.seq, new.audit_idx, new.hash) is not distinct from (old.seq, old.audit_idx, old.hash)
    and (new.said_digest is not distinct from old.said_digest and new.said_salt is not distinct from old.said_salt
      or old.said_salt is not null and new.said_salt is null)
    and (new.ip_digest is not distinct from old.ip_digest and new.ip_salt is not distinct from old.ip_salt
      or old.ip_salt is not null and new.ip_salt is null)
  then return new; end if;
  raise exception 'the audit chain is append only';
end $function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I4' AS invariant,
    'booking ' || b.booking_idx AS record,
    wrong.what
   FROM ( SELECT b_1.booking_idx,
            b_1.version,
            count(a.xact) AS audits,
            count(a.xact) FILTER (WHERE a.xact = b_1.xact) AS of_last_change
           FROM booking b_1
             LEFT JOIN audit a ON a.noun = 'booking' AND a.record_idx = b_1.booking_idx
          GROUP BY b_1.booking_idx) b,
    LATERAL ( VALUES (b.of_last_change <> 1,'last change without exactly one audit row of its transaction'), (b.audits <> b.version,'versions and audit rows differ')) wrong(is_so, what)
  WHERE wrong.is_so;

 SELECT 'I4' AS invariant,
    'hold ' || c.slot_idx AS record,
    'hold without exactly one audit row of its transaction' AS what
   FROM claim c
  WHERE c.kind = 'HOLD' AND c.offer_idx IS NULL AND (( SELECT count(*) AS count
           FROM audit a
          WHERE a.noun = 'hold' AND a.record_idx = c.slot_idx AND a.xact = c.xact)) <> 1;

 SELECT 'I9' AS invariant,
    'hold ' || c.slot_idx AS record,
    'a running hold longer than any hold may be' AS what
   FROM claim c
  WHERE c.kind = 'HOLD' AND c.offer_idx IS NULL AND (EXISTS ( SELECT
           FROM audit a
          WHERE a.noun = 'hold' AND a.record_idx = c.slot_idx AND a.xact = c.xact AND c.expires_at > (a.at + '00:20:00'::interval)));

 SELECT 'I4' AS invariant,
    'standby ' || e.waiting_idx AS record,
    'standby entry without an audit row of its transaction' AS what
   FROM standby_entry e
  WHERE NOT (EXISTS ( SELECT
           FROM audit a
          WHERE a.noun = 'standby' AND a.record_idx = e.waiting_idx AND a.xact = e.xact));

 SELECT 'I4' AS invariant,
    'draw ' || d.draw_idx AS record,
    'draw without an audit row of its transaction' AS what
   FROM draw d
  WHERE NOT (EXISTS ( SELECT
           FROM audit a
          WHERE a.noun = 'draw' AND a.record_idx = d.draw_idx AND a.xact = d.xact));

 SELECT 'I4' AS invariant,
    'draw entry ' || e.entry_idx AS record,
    'entry without an audit row of its transaction' AS what
   FROM draw_entry e
  WHERE NOT (EXISTS ( SELECT
           FROM audit a
          WHERE (a.noun = 'draw-entry' AND a.record_idx = e.entry_idx OR a.noun = 'draw' AND a.record_idx = e.draw_idx) AND a.xact = e.xact));

 SELECT 'I4' AS invariant,
    'team form ' || f.form_idx AS record,
    'application without an audit row of its transaction' AS what
   FROM team_form f
  WHERE NOT (EXISTS ( SELECT
           FROM audit a
          WHERE a.noun = 'team-form' AND a.record_idx = f.form_idx AND a.xact = f.xact));

 SELECT 'I4' AS invariant,
    'team contract ' || c.contract_idx AS record,
    'contract without an audit row of its transaction' AS what
   FROM team_contract c
  WHERE NOT (EXISTS ( SELECT
           FROM audit a
          WHERE a.noun = 'team-contract' AND a.record_idx = c.contract_idx AND a.xact = c.xact));
