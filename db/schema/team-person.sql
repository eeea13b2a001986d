-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0292, 0370
CREATE TABLE team_person (
  form_idx bigint NOT NULL,
  no smallint NOT NULL,
  member_idx bigint,
  name text,
  office text,
  season_idx bigint NOT NULL,
  active boolean NOT NULL,
  offered text,
  has_accepted boolean NOT NULL DEFAULT false,
  CONSTRAINT team_person_pkey PRIMARY KEY (form_idx, no),
  CONSTRAINT team_person_has_accepted CHECK (NOT has_accepted OR office IS NOT NULL),
  CONSTRAINT team_person_offered CHECK (offered IS NULL OR member_idx IS NOT NULL AND office IS NULL),
  CONSTRAINT team_person_offered_check CHECK (offered = ANY (ARRAY['PRESIDENT', 'SECRETARY'])),
  CONSTRAINT team_person_office CHECK (office IS NULL OR member_idx IS NOT NULL),
  CONSTRAINT team_person_office_check CHECK (office = ANY (ARRAY['PRESIDENT', 'SECRETARY'])),
  CONSTRAINT team_person_who CHECK ((member_idx IS NULL) <> (name IS NULL)),
  CONSTRAINT team_person_form_idx_fkey FOREIGN KEY (form_idx) REFERENCES team_form(form_idx) ON DELETE CASCADE,
  CONSTRAINT team_person_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx),
  CONSTRAINT team_person_season_idx_fkey FOREIGN KEY (season_idx) REFERENCES team_season(season_idx)
);
CREATE UNIQUE INDEX team_person_member ON team_person (form_idx, member_idx);
CREATE INDEX team_person_of_member ON team_person (member_idx) WHERE member_idx IS NOT NULL;
CREATE UNIQUE INDEX team_person_of_offered ON team_person (form_idx, offered) WHERE offered IS NOT NULL;
CREATE UNIQUE INDEX team_person_of_office ON team_person (form_idx, office) WHERE office IS NOT NULL;
CREATE UNIQUE INDEX team_person_once ON team_person (season_idx, member_idx) WHERE active AND member_idx IS NOT NULL;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

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

 SELECT 'I6' AS invariant,
    'team form ' || f.form_idx AS record,
    'an officer without an account' AS what
   FROM team_form f
     JOIN team_person p USING (form_idx)
     JOIN member m USING (member_idx)
  WHERE p.active AND p.office IS NOT NULL AND (m.state = ANY (ARRAY['WITHDRAW_REQUESTED', 'WITHDRAWN']));
