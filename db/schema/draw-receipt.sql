-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0270
CREATE TABLE draw_receipt (
  entry_idx bigint NOT NULL,
  version integer NOT NULL,
  canonical text NOT NULL,
  entry_hash text NOT NULL,
  issued_at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT draw_receipt_pkey PRIMARY KEY (entry_idx, version),
  CONSTRAINT draw_receipt_entry_idx_fkey FOREIGN KEY (entry_idx) REFERENCES draw_entry(entry_idx) ON DELETE CASCADE
);

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I8' AS invariant,
    'draw entry ' || e.entry_idx AS record,
    'changed since its receipt' AS what
   FROM draw_entry e
  WHERE NOT (EXISTS ( SELECT
           FROM draw_receipt r
          WHERE r.entry_idx = e.entry_idx AND r.version = e.version AND r.entry_hash = e.entry_hash));
