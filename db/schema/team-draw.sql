-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0313
CREATE TABLE team_draw (
  season_idx bigint NOT NULL,
  frozen jsonb NOT NULL,
  drawn jsonb,
  frozen_at timestamp with time zone NOT NULL DEFAULT club_now(),
  drawn_at timestamp with time zone,
  published_at timestamp with time zone,
  CONSTRAINT team_draw_pkey PRIMARY KEY (season_idx),
  CONSTRAINT team_draw_drawn CHECK ((drawn IS NULL) = (drawn_at IS NULL)),
  CONSTRAINT team_draw_published CHECK (published_at IS NULL OR drawn_at IS NOT NULL),
  CONSTRAINT team_draw_season_idx_fkey FOREIGN KEY (season_idx) REFERENCES team_season(season_idx)
);
