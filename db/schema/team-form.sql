-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0292, 0313
CREATE TABLE team_form (
  form_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  season_idx bigint NOT NULL,
  state text NOT NULL,
  team_name text NOT NULL,
  cycle text NOT NULL,
  wishes jsonb NOT NULL,
  teams smallint NOT NULL,
  skip_months smallint[] NOT NULL DEFAULT '{}'::smallint[],
  memo text,
  reason text,
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  approved_wish smallint,
  submitted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  version integer NOT NULL DEFAULT 1,
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  pseudonym text,
  place integer,
  CONSTRAINT team_form_pkey PRIMARY KEY (form_idx),
  CONSTRAINT team_form_pseudonym_key UNIQUE (pseudonym),
  CONSTRAINT team_form_approved CHECK ((state = 'APPROVED') = (approved_wish IS NOT NULL)),
  CONSTRAINT team_form_cycle_check CHECK (cycle = ANY (ARRAY['M1', 'M2', 'W1', 'W2', 'S1'])),
  CONSTRAINT team_form_place CHECK (place IS NULL OR pseudonym IS NOT NULL),
  CONSTRAINT team_form_place_check CHECK (place > 0),
  CONSTRAINT team_form_pseudonym_check CHECK (pseudonym ~ '^[0-9a-f]{32}$'),
  CONSTRAINT team_form_reason CHECK ((state <> ALL (ARRAY['APPROVED', 'WAITLISTED', 'REJECTED'])) OR reason IS NOT NULL),
  CONSTRAINT team_form_skip_months_check CHECK (cardinality(skip_months) < 12),
  CONSTRAINT team_form_state_check CHECK (state = ANY (ARRAY['DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'WAITLISTED', 'REJECTED', 'WITHDRAWN'])),
  CONSTRAINT team_form_submitted CHECK ((state = ANY (ARRAY['DRAFT', 'WITHDRAWN'])) OR submitted_at IS NOT NULL),
  CONSTRAINT team_form_team_name_check CHECK (team_name <> ''),
  CONSTRAINT team_form_teams_check CHECK (teams > 0),
  CONSTRAINT team_form_translated_check CHECK (jsonb_typeof(translated) = 'object'),
  CONSTRAINT team_form_wish CHECK (approved_wish < jsonb_array_length(wishes)),
  CONSTRAINT team_form_wishes_check CHECK (jsonb_array_length(wishes) >= 1 AND jsonb_array_length(wishes) <= 3),
  CONSTRAINT team_form_season_idx_fkey FOREIGN KEY (season_idx) REFERENCES team_season(season_idx)
);
CREATE INDEX team_form_season ON team_form (season_idx, state);

CREATE TRIGGER team_form_xact BEFORE UPDATE ON team_form FOR EACH ROW EXECUTE FUNCTION stamp_xact(); -- platform.sql

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I4' AS invariant,
    'team form ' || f.form_idx AS record,
    'application without an audit row of its transaction' AS what
   FROM team_form f
  WHERE NOT (EXISTS ( SELECT
           FROM audit a
          WHERE a.noun = 'team-form' AND a.record_idx = f.form_idx AND a.xact = f.xact));

 SELECT 'I16' AS invariant,
    'team form ' || f.form_idx AS record,
    'not exactly one president and one secretary' AS what
   FROM team_form f
  WHERE (( SELECT count(*) AS count
           FROM team_person p
          WHERE p.form_idx = f.form_idx AND p.office IS NOT NULL)) <> 2;

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

 SELECT 'I6' AS invariant,
    'team form ' || f.form_idx AS record,
    'an officer without an account' AS what
   FROM team_form f
     JOIN team_person p USING (form_idx)
     JOIN member m USING (member_idx)
  WHERE p.active AND p.office IS NOT NULL AND (m.state = ANY (ARRAY['WITHDRAW_REQUESTED', 'WITHDRAWN']));
