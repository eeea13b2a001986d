-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0003, 0013, 0014, 0023, 0033, 0036, 0046, 0297, 0314, 0411
CREATE TABLE member (
  member_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  id text NOT NULL,
  password_hash text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone_no text NOT NULL DEFAULT '',
  lang text NOT NULL DEFAULT 'en',
  member_type text NOT NULL,
  member_no text,
  state text NOT NULL DEFAULT 'ACTIVE',
  block_reason text,
  inactive_at timestamp with time zone,
  is_temp_password boolean NOT NULL DEFAULT false,
  need_more_time boolean NOT NULL DEFAULT false,
  show_name boolean NOT NULL DEFAULT false,
  image_url text,
  gender text,
  birth_date date,
  zip_code text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  address_detail text NOT NULL DEFAULT '',
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  last_login_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  password_changed_at timestamp with time zone NOT NULL DEFAULT club_now(),
  password_ask_at timestamp with time zone,
  sessions_before bigint NOT NULL DEFAULT 0,
  kept_session bigint,
  certified_at timestamp with time zone,
  identity_hash bytea,
  undo_until timestamp with time zone,
  image_file_idx bigint,
  region text,
  work text,
  income text,
  company text,
  vehicle_no text,
  handicap double precision,
  course_idx bigint,
  auto_standby boolean NOT NULL DEFAULT false,
  claimed_no text,
  news text[] NOT NULL DEFAULT '{}'::text[],
  state_before text,
  temp_password_until timestamp with time zone,
  other_name text NOT NULL DEFAULT '',
  findable boolean NOT NULL DEFAULT true,
  quiet_from time without time zone,
  quiet_until time without time zone,
  words text NOT NULL GENERATED ALWAYS AS ((((((((squeezed(id) || '
') || name_words(name)) || '
') || name_words(other_name)) || '
') || lower(COALESCE(member_no, claimed_no, ''))) || '
') ||
CASE
    WHEN COALESCE(member_no, claimed_no, '') ~ '[^0-9-]' THEN squeezed(COALESCE(member_no, claimed_no, ''))
    ELSE ''
END) STORED,
  block_translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT member_pkey PRIMARY KEY (member_idx),
  CONSTRAINT member_id_key UNIQUE (id),
  CONSTRAINT member_member_no_key UNIQUE (member_no),
  CONSTRAINT member_block_translated_check CHECK (jsonb_typeof(block_translated) = 'object'),
  CONSTRAINT member_news_check CHECK (news <@ '{mail,sms,push}'::text[]),
  CONSTRAINT member_quiet_hours CHECK ((quiet_from IS NULL) = (quiet_until IS NULL) AND quiet_from <> quiet_until),
  CONSTRAINT member_state_check CHECK (state = ANY (ARRAY['PENDING', 'ACTIVE', 'DORMANT', 'WITHDRAW_REQUESTED', 'WITHDRAWN', 'BLOCKED'])),
  CONSTRAINT names_differ_in_letters CHECK (other_name = '' OR (name ~ '[가-힣]') <> (other_name ~ '[가-힣]')),
  CONSTRAINT member_course_idx_fkey FOREIGN KEY (course_idx) REFERENCES course(course_idx),
  CONSTRAINT member_image_file_idx_fkey FOREIGN KEY (image_file_idx) REFERENCES file(file_idx)
);
CREATE INDEX member_created ON member (created_at, member_idx);
CREATE INDEX member_email ON member (lower(email));
CREATE INDEX member_exact_name ON member (squeezed(name));
CREATE INDEX member_exact_other_name ON member (squeezed(other_name)) WHERE other_name <> '';
CREATE INDEX member_image ON member (image_file_idx) WHERE image_file_idx IS NOT NULL;
CREATE INDEX member_left ON member (inactive_at) WHERE state = ANY (ARRAY['WITHDRAW_REQUESTED', 'WITHDRAWN']);
CREATE INDEX member_letters ON member USING gin (letters_of(words));
CREATE INDEX member_name_korean ON member (name_in('ko', name, other_name));
CREATE INDEX member_name_roman ON member (name_in('en', name, other_name));
CREATE INDEX member_not_active ON member (state, member_idx) WHERE state <> 'ACTIVE';
CREATE INDEX member_number ON member (squeezed(COALESCE(member_no, claimed_no, '')) COLLATE "C");
CREATE INDEX member_phone_end ON member (phone_end(phone_no) COLLATE "C");
CREATE INDEX member_undo ON member (undo_until) WHERE state = 'WITHDRAW_REQUESTED';
CREATE INDEX member_waiting ON member (created_at) WHERE state = 'PENDING';

-- Migrations 0036, 0310, 0316
CREATE TABLE member_mail_choice (
  member_idx bigint NOT NULL,
  kind text NOT NULL,
  is_wanted boolean NOT NULL,
  push_wanted boolean NOT NULL DEFAULT true,
  text_wanted boolean NOT NULL DEFAULT false,
  CONSTRAINT member_mail_choice_pkey PRIMARY KEY (member_idx, kind),
  CONSTRAINT member_mail_choice_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);

-- Migrations 0054
CREATE TABLE member_note (
  note_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_idx bigint NOT NULL,
  admin_idx bigint NOT NULL,
  text text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT member_note_pkey PRIMARY KEY (note_idx),
  CONSTRAINT member_note_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx),
  CONSTRAINT member_note_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx) ON DELETE CASCADE
);
CREATE INDEX member_note_admin ON member_note (admin_idx);
CREATE INDEX member_note_member ON member_note (member_idx, note_idx);

CREATE TRIGGER member_draws AFTER UPDATE OF state ON member FOR EACH ROW WHEN (old.state = 'ACTIVE' AND new.state <> 'ACTIVE') EXECUTE FUNCTION leave_draws();
CREATE TRIGGER member_emptied AFTER TRUNCATE ON member FOR EACH STATEMENT EXECUTE FUNCTION uncount_all_rows(); -- platform.sql
CREATE TRIGGER member_forgets_phone AFTER UPDATE OF phone_no ON member FOR EACH ROW WHEN (regexp_replace(old.phone_no, '\D', '', 'g') <> regexp_replace(new.phone_no, '\D', '', 'g')) EXECUTE FUNCTION forget_phone();
CREATE TRIGGER member_known_password AFTER UPDATE OF password_hash ON member FOR EACH ROW WHEN (old.password_hash IS DISTINCT FROM new.password_hash) EXECUTE FUNCTION forget_known_password(); -- password.sql
CREATE TRIGGER member_lobby AFTER UPDATE OF state ON member FOR EACH ROW WHEN (old.state = 'ACTIVE' AND new.state <> 'ACTIVE') EXECUTE FUNCTION leave_lobbies(); -- lobby.sql
CREATE TRIGGER member_login_id AFTER INSERT OR DELETE ON member FOR EACH ROW EXECUTE FUNCTION keep_login_id(); -- account.sql
CREATE TRIGGER member_login_id_changed AFTER UPDATE OF id ON member FOR EACH ROW WHEN (old.id <> new.id) EXECUTE FUNCTION keep_login_id(); -- account.sql
CREATE TRIGGER member_name_noted AFTER UPDATE OF show_name ON member FOR EACH ROW WHEN (new.show_name <> old.show_name) EXECUTE FUNCTION note_shown_name();
CREATE TRIGGER member_out AFTER UPDATE OF state ON member FOR EACH ROW WHEN (old.state <> new.state AND new.state <> 'ACTIVE') EXECUTE FUNCTION end_sessions_of_member();
CREATE TRIGGER member_password BEFORE UPDATE OF password_hash ON member FOR EACH ROW WHEN (old.password_hash <> new.password_hash) EXECUTE FUNCTION note_member_password();
CREATE TRIGGER member_standby AFTER UPDATE OF state ON member FOR EACH ROW WHEN (old.state = 'ACTIVE' AND new.state <> 'ACTIVE') EXECUTE FUNCTION end_standby(); -- standby.sql
CREATE TRIGGER member_temp_password BEFORE UPDATE OF password_hash, is_temp_password ON member FOR EACH ROW EXECUTE FUNCTION limit_temp_password(); -- password.sql
CREATE TRIGGER member_told AFTER UPDATE OF state, member_type, is_temp_password, name, other_name ON member FOR EACH ROW EXECUTE FUNCTION tell_member_changed();
CREATE TRIGGER member_type_changed AFTER UPDATE OF member_type ON member FOR EACH ROW WHEN (old.member_type <> new.member_type AND ('20' = old.member_type OR '20' = new.member_type)) EXECUTE FUNCTION forget_fill_of_member();
CREATE TRIGGER member_uncounted AFTER DELETE ON member REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION uncount_rows('member_idx'); -- platform.sql

-- Migrations 0013
CREATE FUNCTION end_sessions_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update session set ended_at = club_now(), end_reason = lower(new.state)
    where member_idx = new.member_idx and ended_at is null;
  return null;
end $function$;

-- Migrations 0050
CREATE FUNCTION forget_fill_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform forget_fill(array(select distinct play_date from booking where member_idx = new.member_idx and active));
  return null;
end $function$;

-- Migrations 0316
CREATE FUNCTION forget_phone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from member_phone where member_idx = new.member_idx;
  return null;
end $function$;

-- Migrations 0280
CREATE FUNCTION leave_draws()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with gone as (
    update draw_entry e set state = 'WITHDRAWN', changed_at = club_now() from draw d
    where d.draw_idx = e.draw_idx and d.state = 'OPEN' and e.member_idx = new.member_idx and e.state = 'SUBMITTED'
    returning e.entry_idx
  ), emptied as (
    update draw_party p set active = false from gone where p.entry_idx = gone.entry_idx returning p.entry_idx
  ), declined as (
    update draw_party p set active = false, consent = false from draw_entry e join draw d on d.draw_idx = e.draw_idx
    where e.entry_idx = p.entry_idx and d.state = 'OPEN' and e.state = 'SUBMITTED' and p.member_idx = new.member_idx
      and p.active and p.no > 1
    returning p.entry_idx, p.no
  )
  insert into audit (call, noun, record_idx, before, after, reason)
    select 'member', 'draw-entry', entry_idx, '{"state": "SUBMITTED"}'::jsonb, '{"state": "WITHDRAWN"}'::jsonb, new.state from gone
    union all
    select 'member', 'draw-entry', entry_idx, null, jsonb_build_object('no', no, 'consent', false), new.state from declined;
  return null;
end $function$;

-- Migrations 0046
CREATE FUNCTION letters_in(part text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT substr(lower(letters_in.part), at.at, 2) AS substr FROM generate_series(1, GREATEST((length(lower(letters_in.part)) - 1), 1)) at(at));

-- Migrations 0046
CREATE FUNCTION letters_of(words text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE COST 1000
RETURN ARRAY(SELECT DISTINCT substr(lower(letters_of.words), at.at, size.size) AS substr FROM generate_series(1, length(lower(letters_of.words))) at(at), generate_series(1, 2) size(size));

-- Migrations 0314
CREATE FUNCTION name_words(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (squeezed(name) || squeezed(name));

-- Migrations 0013
CREATE FUNCTION note_member_password()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into password_history (member_idx, password_hash) values (old.member_idx, old.password_hash);
  new.password_changed_at := club_now();
  new.password_ask_at := null;
  new.sessions_before := coalesce((select max(session_idx) from session where member_idx = old.member_idx), 0);
  return new;
end $function$;

-- Migrations 0036
CREATE FUNCTION note_shown_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into sheet_event (date, slot_idx)
  select s.date, s.slot_idx from booking_player p join booking b using (booking_idx) join slot s on s.slot_idx = b.slot_idx
  where p.member_idx = new.member_idx and p.active and p.play_date >= current_club_date();
  return null;
end $function$;

-- Migrations 0314
CREATE FUNCTION phone_end(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN reverse(regexp_replace(NORMALIZE(phone, NFKC), '\D'::text, ''::text, 'g'::text));

-- Migrations 0314
CREATE FUNCTION squeezed(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(lower(NORMALIZE(words, NFKC)), '[ \t.,·''‘’\u00AD\u2010-\u2015\u2212-]'::text, ''::text, 'g'::text);

-- Migrations 0003
CREATE FUNCTION tell_member_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin perform pg_notify('session', 'm' || new.member_idx); return null; end $function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I6' AS invariant,
    'booking ' || b.booking_idx AS record,
    'made after its member was blocked or withdrew' AS what
   FROM booking b
     JOIN member m USING (member_idx)
  WHERE b.state = 'CF' AND (m.state = ANY (ARRAY['BLOCKED', 'WITHDRAWN'])) AND m.inactive_at < b.created_at;

 SELECT 'I12' AS invariant,
    'session ' || s.session_idx AS record,
    'alive although its person is blocked or withdrawn' AS what
   FROM session s
     JOIN member m USING (member_idx)
  WHERE s.ended_at IS NULL AND (m.state = ANY (ARRAY['BLOCKED', 'WITHDRAWN']));

 SELECT 'I6' AS invariant,
    'booking ' || b.booking_idx AS record,
    'made after its member left' AS what
   FROM booking b
     JOIN member m USING (member_idx)
  WHERE b.state = 'CF' AND (m.state = ANY (ARRAY['WITHDRAW_REQUESTED', 'WITHDRAWN'])) AND m.inactive_at < b.created_at;

 SELECT 'I6' AS invariant,
    'member ' || m.member_idx AS record,
    'left with a tee time ahead' AS what
   FROM member m
  WHERE (m.state = ANY (ARRAY['WITHDRAW_REQUESTED', 'WITHDRAWN'])) AND (EXISTS ( SELECT
           FROM booking b
          WHERE b.member_idx = m.member_idx AND b.state = 'CF' AND b.created_at <= m.inactive_at AND b.play_date > (m.inactive_at AT TIME ZONE (( SELECT club.zone
                   FROM club)))::date));

 SELECT 'I6' AS invariant,
    (('claim ' || c.slot_idx) || '/') || c.seat AS record,
    'held by somebody who left or is blocked' AS what
   FROM claim c
     JOIN member m ON m.member_idx = c.holder
  WHERE c.kind = 'HOLD' AND c.offer_idx IS NULL AND c.expires_at >= club_now() AND c.expires_at <= (club_now() + '00:21:00'::interval) AND (m.state = ANY (ARRAY['BLOCKED', 'WITHDRAW_REQUESTED', 'WITHDRAWN']));

 SELECT 'I12' AS invariant,
    'session ' || s.session_idx AS record,
    'alive although its person asked to leave' AS what
   FROM session s
     JOIN member m USING (member_idx)
  WHERE s.ended_at IS NULL AND m.state = 'WITHDRAW_REQUESTED';

 SELECT 'I12' AS invariant,
    'session ' || s.session_idx AS record,
    'alive although the password was changed since' AS what
   FROM session s
     JOIN member m USING (member_idx)
  WHERE s.ended_at IS NULL AND s.session_idx <= m.sessions_before AND s.session_idx IS DISTINCT FROM m.kept_session;

 SELECT 'P2' AS invariant,
    'member ' || m.member_idx AS record,
    'login id is not kept' AS what
   FROM member m
  WHERE NOT (EXISTS ( SELECT
           FROM login_id l
          WHERE l.id = m.id));

 SELECT 'P3' AS invariant,
    'member ' || m.member_idx AS record,
    'erased, but not of everything' AS what
   FROM member m
  WHERE m.state = 'WITHDRAWN' AND m.undo_until IS NOT NULL AND (m.email <> '' OR m.phone_no <> '' OR m.birth_date IS NOT NULL OR m.address <> '' OR m.id !~~ '~%');

 SELECT 'I6' AS invariant,
    'standby ' || e.waiting_idx AS record,
    'stands by for somebody without an active account' AS what
   FROM standby_entry e
     JOIN member m USING (member_idx)
  WHERE (e.state = ANY (ARRAY['W', 'O'])) AND m.state <> 'ACTIVE';

 SELECT 'I6' AS invariant,
    'offer ' || c.offer_idx AS record,
    'offered to somebody without an active account' AS what
   FROM claim c
     JOIN member m ON m.member_idx = c.holder
  WHERE c.offer_idx IS NOT NULL AND m.state <> 'ACTIVE' AND c.frees_at > club_now();

 SELECT 'I6' AS invariant,
    'lobby ' || p.lobby_idx AS record,
    'somebody without an active account waits in a lobby' AS what
   FROM lobby_place p
     JOIN member m USING (member_idx)
  WHERE p.left_at IS NULL AND m.state <> 'ACTIVE';

 SELECT 'I6' AS invariant,
    'draw entry ' || e.entry_idx AS record,
    'an entry of somebody without an active account' AS what
   FROM draw_entry e
     JOIN member m USING (member_idx)
  WHERE e.state = 'SUBMITTED' AND (m.state = ANY (ARRAY['WITHDRAWN', 'BLOCKED']));

 SELECT 'I6' AS invariant,
    'team form ' || f.form_idx AS record,
    'an officer without an account' AS what
   FROM team_form f
     JOIN team_person p USING (form_idx)
     JOIN member m USING (member_idx)
  WHERE p.active AND p.office IS NOT NULL AND (m.state = ANY (ARRAY['WITHDRAW_REQUESTED', 'WITHDRAWN']));
