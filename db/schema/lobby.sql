-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0230
CREATE TABLE lobby (
  lobby_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  opens_at timestamp with time zone NOT NULL,
  closes_at timestamp with time zone NOT NULL,
  admitted smallint NOT NULL,
  hold_seconds smallint NOT NULL,
  seed text,
  drawn_at timestamp with time zone,
  over_at timestamp with time zone,
  CONSTRAINT lobby_pkey PRIMARY KEY (lobby_idx),
  CONSTRAINT lobby_opens_at_key UNIQUE (opens_at),
  CONSTRAINT lobby_admitted_check CHECK (admitted > 0),
  CONSTRAINT lobby_check CHECK (closes_at <= opens_at),
  CONSTRAINT lobby_check1 CHECK ((seed IS NULL) = (drawn_at IS NULL)),
  CONSTRAINT lobby_check2 CHECK (over_at IS NULL OR drawn_at IS NOT NULL),
  CONSTRAINT lobby_hold_seconds_check CHECK (hold_seconds > 0)
);
CREATE INDEX lobby_running ON lobby (opens_at) WHERE over_at IS NULL;

-- Migrations 0230
CREATE TABLE lobby_place (
  place_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  lobby_idx bigint NOT NULL,
  member_idx bigint NOT NULL,
  no integer,
  joined_at timestamp with time zone NOT NULL DEFAULT club_now(),
  choose_seconds smallint NOT NULL,
  held_at timestamp with time zone,
  left_at timestamp with time zone,
  session_idx bigint NOT NULL,
  ticket uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT lobby_place_pkey PRIMARY KEY (place_idx),
  CONSTRAINT lobby_place_lobby_idx_member_idx_key UNIQUE (lobby_idx, member_idx),
  CONSTRAINT lobby_place_lobby_idx_no_key UNIQUE (lobby_idx, no),
  CONSTRAINT lobby_place_choose_seconds_check CHECK (choose_seconds > 0),
  CONSTRAINT lobby_place_no_check CHECK (no > 0),
  CONSTRAINT lobby_place_lobby_idx_fkey FOREIGN KEY (lobby_idx) REFERENCES lobby(lobby_idx) ON DELETE CASCADE,
  CONSTRAINT lobby_place_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX lobby_place_member ON lobby_place (member_idx);

-- Migrations 0230
CREATE FUNCTION leave_lobbies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update lobby_place set left_at = club_now() where member_idx = new.member_idx and left_at is null;
  return null;
end $function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I6' AS invariant,
    'lobby ' || p.lobby_idx AS record,
    'somebody without an active account waits in a lobby' AS what
   FROM lobby_place p
     JOIN member m USING (member_idx)
  WHERE p.left_at IS NULL AND m.state <> 'ACTIVE';

 SELECT 'I18' AS invariant,
    'lobby ' || l.lobby_idx AS record,
    'the order was drawn without a member who joined in time' AS what
   FROM lobby l
     JOIN lobby_place p USING (lobby_idx)
  WHERE l.drawn_at IS NOT NULL AND p.no IS NULL AND p.joined_at < l.closes_at AND (p.left_at IS NULL OR p.left_at > l.drawn_at);

 SELECT 'I18' AS invariant,
    'lobby ' || l.lobby_idx AS record,
    'a member has a place in an order that was not drawn' AS what
   FROM lobby l
     JOIN lobby_place p USING (lobby_idx)
  WHERE l.drawn_at IS NULL AND p.no IS NOT NULL;
