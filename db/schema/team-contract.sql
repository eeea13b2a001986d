-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0292, 0392
CREATE TABLE team_contract (
  contract_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  form_idx bigint NOT NULL,
  season_idx bigint NOT NULL,
  state text NOT NULL DEFAULT 'ACTIVE',
  week_type text NOT NULL,
  weekday smallint NOT NULL,
  hour smallint NOT NULL,
  weeks smallint[] NOT NULL,
  months smallint[] NOT NULL,
  teams smallint NOT NULL,
  officer_changes smallint NOT NULL DEFAULT 0,
  reason text,
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  end_code text,
  ended_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  version integer NOT NULL DEFAULT 1,
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  lost_dates date[] NOT NULL DEFAULT '{}'::date[],
  CONSTRAINT team_contract_pkey PRIMARY KEY (contract_idx),
  CONSTRAINT team_contract_form_idx_key UNIQUE (form_idx),
  CONSTRAINT team_contract_end_code_check CHECK (end_code = ANY (ARRAY['SKIPS', 'NO_SHOWS', 'SEASON'])),
  CONSTRAINT team_contract_ended CHECK ((state = 'ACTIVE') = (ended_at IS NULL)),
  CONSTRAINT team_contract_hour_check CHECK (hour >= 0 AND hour <= 23),
  CONSTRAINT team_contract_months_check CHECK (cardinality(months) > 0),
  CONSTRAINT team_contract_state_check CHECK (state = ANY (ARRAY['ACTIVE', 'ENDED', 'TERMINATED'])),
  CONSTRAINT team_contract_teams_check CHECK (teams > 0),
  CONSTRAINT team_contract_translated_check CHECK (jsonb_typeof(translated) = 'object'),
  CONSTRAINT team_contract_week_type_check CHECK (week_type = ANY (ARRAY['1', '2', '3', '4', 'L'])),
  CONSTRAINT team_contract_weekday_check CHECK (weekday >= 1 AND weekday <= 7),
  CONSTRAINT team_contract_weeks_check CHECK (cardinality(weeks) > 0 AND weeks <@ ARRAY[1::smallint, 2::smallint, 3::smallint, 4::smallint, 5::smallint]),
  CONSTRAINT team_contract_why CHECK (state = 'ACTIVE' OR reason IS NOT NULL OR end_code IS NOT NULL),
  CONSTRAINT team_contract_form_idx_fkey FOREIGN KEY (form_idx) REFERENCES team_form(form_idx),
  CONSTRAINT team_contract_season_idx_fkey FOREIGN KEY (season_idx) REFERENCES team_season(season_idx)
);
CREATE INDEX team_contract_season ON team_contract (season_idx, weekday, hour) WHERE state = 'ACTIVE';

CREATE TRIGGER team_contract_xact BEFORE UPDATE ON team_contract FOR EACH ROW EXECUTE FUNCTION stamp_xact(); -- platform.sql

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I4' AS invariant,
    'team contract ' || c.contract_idx AS record,
    'contract without an audit row of its transaction' AS what
   FROM team_contract c
  WHERE NOT (EXISTS ( SELECT
           FROM audit a
          WHERE a.noun = 'team-contract' AND a.record_idx = c.contract_idx AND a.xact = c.xact));

 SELECT 'I16' AS invariant,
    'team form ' || f.form_idx AS record,
    'people who count where the application does not, or the reverse' AS what
   FROM team_form f
     LEFT JOIN team_contract c USING (form_idx)
     JOIN team_person p USING (form_idx)
  WHERE p.season_idx <> f.season_idx OR p.active <> ((f.state = ANY (ARRAY['SUBMITTED', 'UNDER_REVIEW', 'WAITLISTED'])) OR f.state = 'APPROVED' AND c.state = 'ACTIVE');

 SELECT 'I16' AS invariant,
    'team form ' || f.form_idx AS record,
    'approved without a contract, or the reverse' AS what
   FROM team_form f
     LEFT JOIN team_contract c USING (form_idx)
  WHERE (f.state = 'APPROVED') <> (c.contract_idx IS NOT NULL);

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

 SELECT 'I9' AS invariant,
    (('claim ' || c.slot_idx) || '/') || c.seat AS record,
    'kept for a date of a group that is off, or on another day' AS what
   FROM claim c
     JOIN team_date d ON d.date_idx = c.team_date_idx
     JOIN team_contract t USING (contract_idx)
     JOIN slot s USING (slot_idx)
  WHERE s.date <> d.date OR s.date >= current_club_date() AND (t.state <> 'ACTIVE' OR (d.state <> ALL (ARRAY['SCHEDULED', 'REDUCED', 'CONFIRMED'])));
