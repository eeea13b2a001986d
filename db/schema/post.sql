-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0028
CREATE TABLE post_file (
  noun text NOT NULL,
  idx bigint NOT NULL,
  place text NOT NULL,
  file_idx bigint NOT NULL,
  order_no integer NOT NULL DEFAULT 0,
  CONSTRAINT post_file_pkey PRIMARY KEY (noun, idx, place, file_idx),
  CONSTRAINT post_file_place_check CHECK (place = ANY (ARRAY['image', 'files', 'contents'])),
  CONSTRAINT post_file_file_idx_fkey FOREIGN KEY (file_idx) REFERENCES file(file_idx)
);
CREATE INDEX post_file_file ON post_file (file_idx);
CREATE UNIQUE INDEX post_file_image ON post_file (noun, idx) WHERE place = 'image';

-- Migrations 0028
CREATE TABLE post_version (
  noun text NOT NULL,
  idx bigint NOT NULL,
  version integer NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  post jsonb NOT NULL,
  CONSTRAINT post_version_pkey PRIMARY KEY (noun, idx, version)
);

-- Migrations 0004
CREATE TABLE post_view (
  day date NOT NULL,
  noun text NOT NULL,
  idx bigint NOT NULL,
  viewer bytea NOT NULL,
  CONSTRAINT post_view_pkey PRIMARY KEY (day, noun, idx, viewer)
);

-- Migrations 0480
CREATE TABLE sample_post (
  noun text NOT NULL,
  idx bigint NOT NULL,
  CONSTRAINT sample_post_pkey PRIMARY KEY (noun, idx)
);

-- Migrations 0028, 0041, 0043
CREATE VIEW post AS
 SELECT 'notice' AS noun,
    notice.idx,
    notice.version,
    notice.state,
    notice.open_at,
    notice.close_at
   FROM notice
UNION ALL
 SELECT 'event' AS noun,
    event.idx,
    event.version,
    event.state,
    event.open_at,
    event.close_at
   FROM event
UNION ALL
 SELECT 'banner' AS noun,
    banner.idx,
    banner.version,
    banner.state,
    banner.open_at,
    banner.close_at
   FROM banner
UNION ALL
 SELECT 'faq' AS noun,
    faq.idx,
    faq.version,
    faq.state,
    faq.open_at,
    faq.close_at
   FROM faq
UNION ALL
 SELECT 'reference' AS noun,
    reference.idx,
    reference.version,
    reference.state,
    reference.open_at,
    reference.close_at
   FROM reference
UNION ALL
 SELECT 'fnb_menu' AS noun,
    fnb_menu.idx,
    fnb_menu.version,
    fnb_menu.state,
    fnb_menu.open_at,
    fnb_menu.close_at
   FROM fnb_menu
UNION ALL
 SELECT 'section' AS noun,
    section.idx,
    section.version,
    section.state,
    section.open_at,
    section.close_at
   FROM section;

CREATE TRIGGER post_file_changed AFTER INSERT OR DELETE OR UPDATE ON post_file FOR EACH ROW EXECUTE FUNCTION tell_post_changed();

-- Migrations 0028
CREATE FUNCTION keep_post_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into post_version (noun, idx, version, post)
  values (tg_table_name, new.idx, new.version, to_jsonb(new) - 'views');
  return null;
end $function$;

-- Migrations 0016
CREATE FUNCTION post_state(state text, open_at timestamp with time zone, close_at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when state not in ('SCHEDULED', 'PUBLISHED') then state
    when open_at > club_now() then 'SCHEDULED'
    when close_at <= club_now() then 'ENDED'
    else 'PUBLISHED'
  end
$function$;

-- Migrations 0028
CREATE FUNCTION tell_post_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin perform pg_notify('changed', coalesce(new.noun, old.noun)); return null; end $function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'P1' AS invariant,
    (x.noun || ' ') || x.idx AS record,
    'a file of a post that is not there' AS what
   FROM post_file x
  WHERE NOT (EXISTS ( SELECT
           FROM post p
          WHERE p.noun = x.noun AND p.idx = x.idx));

 SELECT 'P2' AS invariant,
    (p.noun || ' ') || p.idx AS record,
    'not the version that was kept last' AS what
   FROM post p
     LEFT JOIN post_version v ON v.noun = p.noun AND v.idx = p.idx
  GROUP BY p.noun, p.idx, p.version
 HAVING max(v.version) IS DISTINCT FROM p.version;

 SELECT 'P3' AS invariant,
    'file ' || f.file_idx AS record,
    'kept for a post, but no post has it' AS what
   FROM file f
  WHERE (f.noun = ANY (ARRAY['notice', 'event', 'banner', 'faq'])) AND NOT (EXISTS ( SELECT
           FROM post_file x
          WHERE x.file_idx = f.file_idx));

 SELECT 'P4' AS invariant,
    'banner ' || b.idx AS record,
    'a banner without its picture' AS what
   FROM banner b
  WHERE NOT (EXISTS ( SELECT
           FROM post_file x
          WHERE x.noun = 'banner' AND x.idx = b.idx AND x.place = 'image'));

 SELECT 'P5' AS invariant,
    'file ' || f.file_idx AS record,
    'kept for a post, but no post has it' AS what
   FROM file f
  WHERE (f.noun = ANY (ARRAY['reference', 'fnb_menu'])) AND NOT (EXISTS ( SELECT
           FROM post_file x
          WHERE x.file_idx = f.file_idx));

 SELECT 'P6' AS invariant,
    'file ' || f.file_idx AS record,
    'kept for a section, but no section has it' AS what
   FROM file f
  WHERE f.noun = 'section' AND NOT (EXISTS ( SELECT
           FROM post_file x
          WHERE x.file_idx = f.file_idx));
