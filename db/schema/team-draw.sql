-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0313, 0320
CREATE TABLE team_draw (
  season_idx bigint NOT NULL,
  frozen jsonb NOT NULL,
  drawn jsonb,
  frozen_at timestamp with time zone NOT NULL DEFAULT club_now(),
  drawn_at timestamp with time zone,
  published_at timestamp with time zone,
  draw_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  revoked_at timestamp with time zone,
  revoke_reason text,
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT team_draw_pkey PRIMARY KEY (draw_idx),
  CONSTRAINT team_draw_drawn CHECK ((drawn IS NULL) = (drawn_at IS NULL)),
  CONSTRAINT team_draw_ends CHECK (published_at IS NULL OR revoked_at IS NULL),
  CONSTRAINT team_draw_published CHECK (published_at IS NULL OR drawn_at IS NOT NULL),
  CONSTRAINT team_draw_revoke_reason_check CHECK (revoke_reason <> ''),
  CONSTRAINT team_draw_revoked CHECK ((revoked_at IS NULL) = (revoke_reason IS NULL)),
  CONSTRAINT team_draw_season_idx_fkey FOREIGN KEY (season_idx) REFERENCES team_season(season_idx)
);
CREATE UNIQUE INDEX team_draw_one ON team_draw (season_idx) WHERE revoked_at IS NULL;
CREATE INDEX team_draw_season ON team_draw (season_idx);
