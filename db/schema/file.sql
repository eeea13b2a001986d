-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0009, 0049
CREATE TABLE file (
  file_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  key uuid NOT NULL,
  name text NOT NULL,
  size bigint NOT NULL,
  mime text NOT NULL,
  sha256 bytea NOT NULL,
  is_private boolean NOT NULL DEFAULT false,
  noun text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  width integer,
  height integer,
  blur text,
  CONSTRAINT file_pkey PRIMARY KEY (file_idx),
  CONSTRAINT file_key_key UNIQUE (key),
  CONSTRAINT file_height_check CHECK (height > 0),
  CONSTRAINT file_width_check CHECK (width > 0)
);

-- Migrations 0024, 0028, 0044
CREATE FUNCTION file_is_shown(file_idx bigint, is_private boolean)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select not is_private and (
    exists (select from post_file x join post p on p.noun = x.noun and p.idx = x.idx
      where x.file_idx = file_is_shown.file_idx and post_state(p.state, p.open_at, p.close_at) = 'PUBLISHED')
    or exists (select from club_logo l where l.file_idx = file_is_shown.file_idx)
    
    
    or exists (select from hof h where h.image_file_idx = file_is_shown.file_idx
      and h.state = 'PUBLISHED' and h.has_consent)
    or exists (select from menu u where u.sns_image_file_idx = file_is_shown.file_idx)
  )
$function$;

-- Migrations 0110
CREATE FUNCTION photo_is_shown(file_idx bigint, to_member bigint, to_manager bigint, reads_members boolean, reads_managers boolean)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
      select from member m where m.image_file_idx = photo_is_shown.file_idx and (m.member_idx = to_member or reads_members
        or exists (select from buddy b where b.member_idx = to_member and b.buddy_idx = m.member_idx)))
    or exists (
      select from admin a where a.image_file_idx = photo_is_shown.file_idx and (a.admin_idx = to_manager or reads_managers))
$function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'P3' AS invariant,
    'file ' || f.file_idx AS record,
    'kept for a post, but no post has it' AS what
   FROM file f
  WHERE (f.noun = ANY (ARRAY['notice', 'event', 'banner', 'faq'])) AND NOT (EXISTS ( SELECT
           FROM post_file x
          WHERE x.file_idx = f.file_idx));

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

 SELECT 'P6' AS invariant,
    'file ' || f.file_idx AS record,
    'kept for a found thing or a feat, but none has it' AS what
   FROM file f
  WHERE f.noun = 'lost_item' AND NOT (EXISTS ( SELECT
           FROM lost_item_file x
          WHERE x.file_idx = f.file_idx)) OR f.noun = 'hof' AND NOT (EXISTS ( SELECT
           FROM hof h
          WHERE h.image_file_idx = f.file_idx));

 SELECT 'Q2' AS invariant,
    'file ' || f.file_idx AS record,
    'kept for an enquiry, but none has it' AS what
   FROM file f
  WHERE f.noun = 'inquiry' AND NOT (EXISTS ( SELECT
           FROM inquiry_file x
          WHERE x.file_idx = f.file_idx));

 SELECT 'P7' AS invariant,
    'file ' || f.file_idx AS record,
    'kept for a lost thing or as a signature, but none has it' AS what
   FROM file f
  WHERE f.noun = 'lost_report' AND NOT (EXISTS ( SELECT
           FROM lost_report_file x
          WHERE x.file_idx = f.file_idx)) OR f.noun = 'lost_signature' AND NOT (EXISTS ( SELECT
           FROM lost_item i
          WHERE i.signature_file_idx = f.file_idx));

 SELECT 'Q3' AS invariant,
    'file ' || f.file_idx AS record,
    'kept for a penalty, but none has it' AS what
   FROM file f
  WHERE f.noun = 'penalty' AND NOT (EXISTS ( SELECT
           FROM penalty_file x
          WHERE x.file_idx = f.file_idx));
