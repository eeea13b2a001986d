-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0270, 0288
CREATE TABLE draw_bundle (
  draw_idx bigint NOT NULL,
  frozen jsonb NOT NULL,
  drawn jsonb,
  slots jsonb GENERATED ALWAYS AS (frozen -> 'slots') STORED,
  CONSTRAINT draw_bundle_pkey PRIMARY KEY (draw_idx),
  CONSTRAINT draw_bundle_draw_idx_fkey FOREIGN KEY (draw_idx) REFERENCES draw(draw_idx) ON DELETE CASCADE
);

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I8' AS invariant,
    'draw ' || d.draw_idx AS record,
    'closed without a bundle' AS what
   FROM draw d
  WHERE d.closed_at IS NOT NULL AND NOT (EXISTS ( SELECT
           FROM draw_bundle b
          WHERE b.draw_idx = d.draw_idx));
