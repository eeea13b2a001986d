-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0077
CREATE TABLE lost_claim (
  claim_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  idx bigint NOT NULL,
  member_idx bigint NOT NULL,
  description text NOT NULL,
  phone_no text NOT NULL DEFAULT '',
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  state text NOT NULL DEFAULT 'OPEN',
  CONSTRAINT lost_claim_pkey PRIMARY KEY (claim_idx),
  CONSTRAINT lost_claim_state_check CHECK (state = ANY (ARRAY['OPEN', 'ACCEPTED', 'REFUSED'])),
  CONSTRAINT lost_claim_idx_fkey FOREIGN KEY (idx) REFERENCES lost_item(idx) ON DELETE CASCADE,
  CONSTRAINT lost_claim_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE UNIQUE INDEX lost_claim_accepted ON lost_claim (idx) WHERE state = 'ACCEPTED';
CREATE UNIQUE INDEX lost_claim_member ON lost_claim (member_idx, idx) WHERE state <> 'REFUSED';
CREATE INDEX lost_claim_of ON lost_claim (idx);

-- Migrations 0041, 0077
CREATE TABLE lost_item (
  idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  title jsonb NOT NULL,
  found_date date NOT NULL,
  found_place jsonb NOT NULL,
  keep_until date NOT NULL,
  state text NOT NULL DEFAULT 'FOUND',
  hidden text NOT NULL DEFAULT '',
  finder text,
  signed_by text,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT lost_item_pkey PRIMARY KEY (idx),
  CONSTRAINT lost_item_check CHECK (keep_until >= found_date),
  CONSTRAINT lost_item_state_check CHECK (state = ANY (ARRAY['FOUND', 'PUBLISHED', 'CLAIMED', 'RETURNED', 'TO_POLICE', 'DISPOSED']))
);
CREATE INDEX lost_item_found ON lost_item (found_date DESC, idx DESC) WHERE state = 'PUBLISHED';

-- Migrations 0077
CREATE TABLE lost_item_file (
  idx bigint NOT NULL,
  file_idx bigint NOT NULL,
  order_no integer NOT NULL,
  CONSTRAINT lost_item_file_pkey PRIMARY KEY (idx, file_idx),
  CONSTRAINT lost_item_file_file_idx_fkey FOREIGN KEY (file_idx) REFERENCES file(file_idx),
  CONSTRAINT lost_item_file_idx_fkey FOREIGN KEY (idx) REFERENCES lost_item(idx) ON DELETE CASCADE
);
CREATE UNIQUE INDEX lost_item_file_file ON lost_item_file (file_idx);

-- Migrations 0077
CREATE TABLE lost_report (
  report_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_idx bigint NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  text text NOT NULL DEFAULT '',
  lost_date date NOT NULL,
  place text NOT NULL DEFAULT '',
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  state text NOT NULL DEFAULT 'OPEN',
  CONSTRAINT lost_report_pkey PRIMARY KEY (report_idx),
  CONSTRAINT lost_report_state_check CHECK (state = ANY (ARRAY['OPEN', 'CLOSED'])),
  CONSTRAINT lost_report_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX lost_report_member ON lost_report (member_idx);
CREATE INDEX lost_report_open ON lost_report (kind, lost_date) WHERE state = 'OPEN';

CREATE TRIGGER lost_item_changed AFTER INSERT OR DELETE OR UPDATE ON lost_item FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('lost_item'); -- platform.sql

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'P6' AS invariant,
    'file ' || f.file_idx AS record,
    'kept for a found thing or a feat, but none has it' AS what
   FROM file f
  WHERE f.noun = 'lost_item' AND NOT (EXISTS ( SELECT
           FROM lost_item_file x
          WHERE x.file_idx = f.file_idx)) OR f.noun = 'hof' AND NOT (EXISTS ( SELECT
           FROM hof h
          WHERE h.image_file_idx = f.file_idx));
