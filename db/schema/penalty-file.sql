-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0410
CREATE TABLE penalty_file (
  file_idx bigint NOT NULL,
  penalty_idx bigint NOT NULL,
  order_no smallint NOT NULL,
  CONSTRAINT penalty_file_pkey PRIMARY KEY (file_idx),
  CONSTRAINT penalty_file_file_idx_fkey FOREIGN KEY (file_idx) REFERENCES file(file_idx),
  CONSTRAINT penalty_file_penalty_idx_fkey FOREIGN KEY (penalty_idx) REFERENCES penalty(penalty_idx)
);
CREATE INDEX penalty_file_of ON penalty_file (penalty_idx);

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'Q3' AS invariant,
    'file ' || f.file_idx AS record,
    'kept for a penalty, but none has it' AS what
   FROM file f
  WHERE f.noun = 'penalty' AND NOT (EXISTS ( SELECT
           FROM penalty_file x
          WHERE x.file_idx = f.file_idx));

 SELECT 'Q3' AS invariant,
    'penalty ' || x.penalty_idx AS record,
    'has documents, but was not waived for one' AS what
   FROM penalty_file x
     JOIN penalty p USING (penalty_idx)
  WHERE p.waived_for IS NULL;
