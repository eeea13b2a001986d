-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0313
CREATE TABLE team_draw_typed (
  season_idx bigint NOT NULL,
  admin_idx bigint NOT NULL,
  value text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT team_draw_typed_pkey PRIMARY KEY (season_idx, admin_idx),
  CONSTRAINT team_draw_typed_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx),
  CONSTRAINT team_draw_typed_season_idx_fkey FOREIGN KEY (season_idx) REFERENCES team_draw(season_idx)
);
CREATE INDEX team_draw_typed_admin ON team_draw_typed (admin_idx);
