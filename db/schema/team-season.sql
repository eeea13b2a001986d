-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0292, 0313
CREATE TABLE team_season (
  season_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  year smallint NOT NULL,
  open_at timestamp with time zone NOT NULL,
  close_at timestamp with time zone NOT NULL,
  decide_by timestamp with time zone NOT NULL,
  mode text NOT NULL DEFAULT 'MANUAL',
  limits jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  draw_at timestamp with time zone,
  seed_mode text,
  seed_name text,
  CONSTRAINT team_season_pkey PRIMARY KEY (season_idx),
  CONSTRAINT team_season_year_key UNIQUE (year),
  CONSTRAINT team_season_check CHECK (close_at > open_at),
  CONSTRAINT team_season_check1 CHECK (decide_by > close_at),
  CONSTRAINT team_season_check2 CHECK (draw_at > close_at),
  CONSTRAINT team_season_draw CHECK ((mode = 'DRAW') = (draw_at IS NOT NULL) AND (mode = 'DRAW') = (seed_mode IS NOT NULL)),
  CONSTRAINT team_season_limits_check CHECK (jsonb_typeof(limits) = 'object'),
  CONSTRAINT team_season_mode_check CHECK (mode = ANY (ARRAY['MANUAL', 'DRAW'])),
  CONSTRAINT team_season_seed CHECK ((NOT seed_mode IS DISTINCT FROM 'numbers') = (seed_name IS NOT NULL)),
  CONSTRAINT team_season_seed_mode_check CHECK (seed_mode = ANY (ARRAY['beacon', 'numbers'])),
  CONSTRAINT team_season_seed_name_check CHECK (seed_name <> '')
);

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I16' AS invariant,
    'season ' || s.season_idx AS record,
    'groups have more tee times than the season gives in one hour' AS what
   FROM team_season s
     JOIN team_contract c USING (season_idx)
     CROSS JOIN LATERAL unnest(c.weeks) w(w)
     CROSS JOIN LATERAL unnest(c.months) m(m)
  WHERE c.state = 'ACTIVE'
  GROUP BY s.season_idx, c.weekday, c.hour, w.w, m.m
 HAVING sum(c.teams) > ((s.limits ->> 'perHour')::integer);
