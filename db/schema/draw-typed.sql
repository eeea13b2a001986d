-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0270
CREATE TABLE draw_typed (
  draw_idx bigint NOT NULL,
  admin_idx bigint NOT NULL,
  value text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT draw_typed_pkey PRIMARY KEY (draw_idx, admin_idx),
  CONSTRAINT draw_typed_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx),
  CONSTRAINT draw_typed_draw_idx_fkey FOREIGN KEY (draw_idx) REFERENCES draw(draw_idx) ON DELETE CASCADE
);
CREATE INDEX draw_typed_admin ON draw_typed (admin_idx);
