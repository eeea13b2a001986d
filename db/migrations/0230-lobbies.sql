-- A lobby is one opening of days through the mode lobby: members join before it, their order is drawn, and a few at a time
-- may choose. Its numbers are those of its first minute, so that a changed policy moves nobody. Who is admitted when is
-- computed from these facts alone, and stored nowhere.
create table lobby (
  lobby_idx bigint generated always as identity primary key,
  opens_at timestamptz not null unique,
  -- Joining closes, and the order is drawn.
  closes_at timestamptz not null check (closes_at <= opens_at),
  admitted smallint not null check (admitted > 0),
  hold_seconds smallint not null check (hold_seconds > 0),
  seed text,
  drawn_at timestamptz,
  over_at timestamptz,
  check ((seed is null) = (drawn_at is null)),
  check (over_at is null or drawn_at is not null)
);
create index lobby_running on lobby (opens_at) where over_at is null;

create table lobby_place (
  place_idx bigint generated always as identity primary key,
  lobby_idx bigint not null references lobby on delete cascade,
  member_idx bigint not null references member,
  -- In the drawn order; members who came after the close have none and follow in the order in which they came.
  no int check (no > 0),
  joined_at timestamptz not null default club_now(),
  choose_seconds smallint not null check (choose_seconds > 0),
  -- The first hold with the ticket, which admits the next member.
  held_at timestamptz,
  left_at timestamptz,
  -- The session that joined last: the ticket is for no other.
  session_idx bigint not null,
  ticket uuid not null default gen_random_uuid(),
  unique (lobby_idx, member_idx),
  unique (lobby_idx, no)
);
create index lobby_place_member on lobby_place (member_idx);

-- A member without an active account makes room for the next.
create function leave_lobbies() returns trigger language plpgsql as $$
begin
  update lobby_place set left_at = club_now() where member_idx = new.member_idx and left_at is null;
  return null;
end $$;
create trigger member_lobby after update of state on member for each row
  when (old.state = 'ACTIVE' and new.state <> 'ACTIVE') execute function leave_lobbies();

-- Only an opening rule may say so.
update template_part set w05 = 'F' where w05 = 'L';
update slot set w05 = 'F' where w05 = 'L';

do $$
begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $view$
  union all
    select 'I6', 'lobby ' || p.lobby_idx, 'somebody without an active account waits in a lobby'
    from lobby_place p join member m using (member_idx) where p.left_at is null and m.state <> 'ACTIVE'
  union all
    select 'I18', 'lobby ' || l.lobby_idx, 'the order was drawn without a member who joined in time'
    from lobby l join lobby_place p using (lobby_idx)
    where l.drawn_at is not null and p.no is null and p.joined_at < l.closes_at and (p.left_at is null or p.left_at > l.drawn_at)
  union all
    select 'I18', 'lobby ' || l.lobby_idx, 'a member has a place in an order that was not drawn'
    from lobby l join lobby_place p using (lobby_idx) where l.drawn_at is null and p.no is not null
  $view$;
end $$;
