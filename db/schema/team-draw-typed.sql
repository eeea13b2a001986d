-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0313, 0320
CREATE TABLE team_draw_typed (
  admin_idx bigint NOT NULL,
  value text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  draw_idx bigint NOT NULL,
  CONSTRAINT team_draw_typed_pkey PRIMARY KEY (draw_idx, admin_idx),
  CONSTRAINT team_draw_typed_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx),
  CONSTRAINT team_draw_typed_draw_idx_fkey FOREIGN KEY (draw_idx) REFERENCES team_draw(draw_idx)
);
CREATE INDEX team_draw_typed_admin ON team_draw_typed (admin_idx);
