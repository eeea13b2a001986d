-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0077, 0300
CREATE TABLE lost_claim (
  claim_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  idx bigint NOT NULL,
  member_idx bigint NOT NULL,
  description text NOT NULL,
  phone_no text NOT NULL DEFAULT '',
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  state text NOT NULL DEFAULT 'OPEN',
  reason text NOT NULL DEFAULT '',
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  told text,
  CONSTRAINT lost_claim_pkey PRIMARY KEY (claim_idx),
  CONSTRAINT lost_claim_state_check CHECK (state = ANY (ARRAY['OPEN', 'ACCEPTED', 'REFUSED'])),
  CONSTRAINT lost_claim_told_check CHECK (told = ANY (ARRAY['ACCEPTED', 'REFUSED'])),
  CONSTRAINT lost_claim_idx_fkey FOREIGN KEY (idx) REFERENCES lost_item(idx) ON DELETE CASCADE,
  CONSTRAINT lost_claim_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE UNIQUE INDEX lost_claim_accepted ON lost_claim (idx) WHERE state = 'ACCEPTED';
CREATE UNIQUE INDEX lost_claim_member ON lost_claim (member_idx, idx) WHERE state <> 'REFUSED';
CREATE INDEX lost_claim_of ON lost_claim (idx);
CREATE INDEX lost_claim_open ON lost_claim (idx) WHERE state = 'OPEN';

-- Migrations 0041, 0077, 0300
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
  signature_file_idx bigint,
  signed_at timestamp with time zone,
  CONSTRAINT lost_item_pkey PRIMARY KEY (idx),
  CONSTRAINT lost_item_check CHECK (keep_until >= found_date),
  CONSTRAINT lost_item_signed CHECK (state = 'RETURNED' OR signature_file_idx IS NULL AND signed_at IS NULL),
  CONSTRAINT lost_item_state_check CHECK (state = ANY (ARRAY['FOUND', 'PUBLISHED', 'CLAIMED', 'RETURNED', 'TO_POLICE', 'DISPOSED'])),
  CONSTRAINT lost_item_signature_file_idx_fkey FOREIGN KEY (signature_file_idx) REFERENCES file(file_idx)
);
CREATE INDEX lost_item_found ON lost_item (found_date DESC, idx DESC) WHERE state = 'PUBLISHED';
CREATE UNIQUE INDEX lost_item_signature ON lost_item (signature_file_idx);

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

-- Migrations 0077, 0300
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
  booking_idx bigint,
  found_idx bigint,
  CONSTRAINT lost_report_pkey PRIMARY KEY (report_idx),
  CONSTRAINT lost_report_found CHECK (found_idx IS NULL OR state = 'RETURNED'),
  CONSTRAINT lost_report_state_check CHECK (state = ANY (ARRAY['OPEN', 'WITHDRAWN', 'RETURNED'])),
  CONSTRAINT lost_report_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT lost_report_found_idx_fkey FOREIGN KEY (found_idx) REFERENCES lost_item(idx) ON DELETE SET NULL,
  CONSTRAINT lost_report_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX lost_report_booking ON lost_report (booking_idx) WHERE booking_idx IS NOT NULL;
CREATE INDEX lost_report_member ON lost_report (member_idx);
CREATE INDEX lost_report_of ON lost_report (found_idx) WHERE found_idx IS NOT NULL;
CREATE INDEX lost_report_open ON lost_report (kind, lost_date) WHERE state = 'OPEN';

-- Migrations 0300
CREATE TABLE lost_report_file (
  file_idx bigint NOT NULL,
  report_idx bigint NOT NULL,
  order_no integer NOT NULL,
  CONSTRAINT lost_report_file_pkey PRIMARY KEY (file_idx),
  CONSTRAINT lost_report_file_file_idx_fkey FOREIGN KEY (file_idx) REFERENCES file(file_idx),
  CONSTRAINT lost_report_file_report_idx_fkey FOREIGN KEY (report_idx) REFERENCES lost_report(report_idx) ON DELETE CASCADE
);
CREATE INDEX lost_report_file_of ON lost_report_file (report_idx);

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

 SELECT 'P7' AS invariant,
    'file ' || f.file_idx AS record,
    'kept for a lost thing or as a signature, but none has it' AS what
   FROM file f
  WHERE f.noun = 'lost_report' AND NOT (EXISTS ( SELECT
           FROM lost_report_file x
          WHERE x.file_idx = f.file_idx)) OR f.noun = 'lost_signature' AND NOT (EXISTS ( SELECT
           FROM lost_item i
          WHERE i.signature_file_idx = f.file_idx));

 SELECT 'P8' AS invariant,
    'lost report ' || r.report_idx AS record,
    'returned with an item that is not' AS what
   FROM lost_report r
     JOIN lost_item i ON i.idx = r.found_idx
  WHERE i.state <> 'RETURNED';

 SELECT 'P9' AS invariant,
    'lost claim ' || c.claim_idx AS record,
    'open, of an item that is not at the club any more' AS what
   FROM lost_claim c
     JOIN lost_item i USING (idx)
  WHERE c.state = 'OPEN' AND (i.state = ANY (ARRAY['RETURNED', 'TO_POLICE', 'DISPOSED']));
