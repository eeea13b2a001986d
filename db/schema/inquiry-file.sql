-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0180, 0290
CREATE TABLE inquiry_file (
  file_idx bigint NOT NULL,
  idx bigint NOT NULL,
  order_no smallint NOT NULL,
  is_answer boolean NOT NULL DEFAULT false,
  reopen_no smallint,
  CONSTRAINT inquiry_file_pkey PRIMARY KEY (file_idx),
  CONSTRAINT inquiry_file_file_idx_fkey FOREIGN KEY (file_idx) REFERENCES file(file_idx),
  CONSTRAINT inquiry_file_idx_fkey FOREIGN KEY (idx) REFERENCES inquiry(idx)
);
CREATE INDEX inquiry_file_of ON inquiry_file (idx);

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'Q2' AS invariant,
    'file ' || f.file_idx AS record,
    'kept for an enquiry, but none has it' AS what
   FROM file f
  WHERE f.noun = 'inquiry' AND NOT (EXISTS ( SELECT
           FROM inquiry_file x
          WHERE x.file_idx = f.file_idx));
