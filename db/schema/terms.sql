-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0005, 0009, 0241
CREATE TABLE terms (
  terms_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  terms_type text NOT NULL,
  title text NOT NULL,
  contents text NOT NULL,
  lang text NOT NULL,
  effective_date date NOT NULL,
  is_required boolean NOT NULL DEFAULT true,
  revision integer NOT NULL DEFAULT 1,
  version integer NOT NULL DEFAULT 1,
  is_draft boolean NOT NULL DEFAULT false,
  is_worse boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  prepared_at timestamp with time zone,
  dismissed_at timestamp with time zone,
  CONSTRAINT terms_pkey PRIMARY KEY (terms_idx),
  CONSTRAINT terms_check CHECK (dismissed_at IS NULL OR prepared_at IS NOT NULL)
);
CREATE UNIQUE INDEX terms_one_a_day ON terms (terms_type, lang, effective_date) WHERE NOT is_draft;

-- Migrations 0009, 0241
CREATE VIEW terms_version AS
 SELECT terms_idx,
    terms_type,
    title,
    contents,
    lang,
    effective_date,
    is_required,
    revision,
    version,
    is_draft,
    is_worse,
    created_at,
        CASE
            WHEN is_draft THEN 'DRAFT'
            WHEN effective_date > current_club_date() THEN 'SCHEDULED'
            WHEN (EXISTS ( SELECT
               FROM terms later
              WHERE later.terms_type = t.terms_type AND later.lang = t.lang AND NOT later.is_draft AND later.effective_date > t.effective_date AND later.effective_date <= current_club_date())) THEN 'SUPERSEDED'
            ELSE 'IN_FORCE'
        END AS state,
    is_draft AND prepared_at IS NOT NULL AND dismissed_at IS NULL AS is_prepared
   FROM terms t;

CREATE TRIGGER terms_changed AFTER INSERT OR DELETE OR UPDATE ON terms FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('terms'); -- platform.sql

-- Migrations 0014
CREATE FUNCTION terms_asked(whose bigint)
 RETURNS TABLE(terms_idx bigint, agreed boolean)
 LANGUAGE sql
 STABLE
AS $function$
  select asked.terms_idx, (
    select c.agreed from consent c join terms said on said.terms_idx = c.terms_idx
    where c.member_idx = whose and said.terms_type = asked.terms_type and said.effective_date = asked.effective_date
    order by c.consent_idx desc limit 1)
  from (
    select distinct on (t.terms_type) t.terms_type, t.terms_idx, t.effective_date
    from terms_version t
    where t.state = 'IN_FORCE' and t.is_required and t.terms_type <> 'BOOKING'
    order by t.terms_type, t.lang = (select lang from member where member_idx = whose) desc nulls last,
      t.lang = (select lang from club) desc, t.terms_idx
  ) asked
$function$;

-- Migrations 0013, 0014
CREATE FUNCTION terms_limit_of(whose bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case when bool_or(agreed is null) then 'TERMS' when bool_or(not agreed) then 'READ_ONLY' end
  from terms_asked(whose)
$function$;
