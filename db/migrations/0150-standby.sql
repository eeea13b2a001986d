-- Members stand by for a tee time. An offer holds a freed tee time for one entry: its claim is a HOLD with the offer's
-- number, so that it cannot contradict a booking.
create table standby_entry (
  waiting_idx bigint generated always as identity primary key,
  member_idx bigint not null references member,
  date date not null,
  -- None: any course.
  course_idx bigint references course on delete cascade,
  -- Codes of group 325.
  hours text[] not null check (cardinality(hours) > 0),
  party_size smallint not null check (party_size between 1 and 4),
  notice_hours smallint not null check (notice_hours > 0),
  auto boolean not null,
  -- What the member agreed to with auto: the price, and the booking terms.
  total bigint,
  terms_idx bigint references terms,
  state text not null default 'W' check (state in ('W', 'O', 'A', 'E', 'C')),
  paused boolean not null default false,
  -- Offers in a row without an answer.
  silences smallint not null default 0,
  booking_idx bigint references booking,
  created_at timestamptz not null default club_now(),
  version int not null default 1,
  xact xid8 not null default pg_current_xact_id(),
  check (not auto or (total is not null and terms_idx is not null)),
  check ((state = 'A') = (booking_idx is not null))
);
create index standby_entry_queue on standby_entry (date, created_at, waiting_idx) where state in ('W', 'O');
create index standby_entry_member on standby_entry (member_idx, date);
create index standby_entry_course on standby_entry (course_idx);
create index standby_entry_booking on standby_entry (booking_idx);
create index standby_entry_terms on standby_entry (terms_idx);
create trigger standby_entry_xact before update on standby_entry for each row execute function stamp_xact();

-- Whom an entry names; the first player is its member, and the rest of the party is to be named.
create table standby_player (
  waiting_idx bigint not null references standby_entry on delete cascade,
  no smallint not null check (no between 2 and 4),
  kind text not null check (kind in ('MEMBER', 'GUEST')),
  member_idx bigint references member,
  name text,
  phone_no text,
  consent boolean,
  primary key (waiting_idx, no),
  check ((kind = 'MEMBER') = (member_idx is not null)),
  check ((kind = 'GUEST') = (name is not null))
);
create index standby_player_member on standby_player (member_idx);

create table standby_offer (
  offer_idx bigint generated always as identity primary key,
  waiting_idx bigint not null references standby_entry on delete cascade,
  slot_idx bigint not null references slot,
  seats smallint[] not null,
  offered_at timestamptz not null default club_now(),
  expires_at timestamptz not null,
  -- As the member was told it.
  price jsonb not null,
  -- The manager who made it out of order, or at all; none for the club's own rule.
  admin_idx bigint references admin on delete set null,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'DECLINED', 'SILENT', 'ENDED')),
  ended_at timestamptz,
  check ((state = 'OPEN') = (ended_at is null))
);
create unique index standby_offer_of_slot on standby_offer (slot_idx) where state = 'OPEN';
create unique index standby_offer_of_entry on standby_offer (waiting_idx) where state = 'OPEN';
create index standby_offer_round on standby_offer (slot_idx, offered_at);
create index standby_offer_entry on standby_offer (waiting_idx);
create index standby_offer_admin on standby_offer (admin_idx);

-- A freed seat is taken until frees_at; then its claim counts as none, like a hold past its end.
alter table claim
  add column offer_idx bigint references standby_offer,
  add column freed_at timestamptz,
  add column if not exists frees_at timestamptz,
  -- Without a lag once no entry fits: shortly before the tee time, and after a cancellation by the club.
  add column frees_soon boolean not null default false,
  add constraint claim_offer check (offer_idx is null or kind = 'HOLD'),
  add constraint claim_freed check ((freed_at is null or frees_at is not null) and (offer_idx is null or freed_at is not null)
    and (freed_at is null or offer_idx is not null or kind = 'BLOCK'));
create index claim_offer_idx on claim (offer_idx) where offer_idx is not null;
create index claim_freed_at on claim (frees_at) where freed_at is not null;

-- Offers and freed seats keep their distance too when the clock goes back; only holds of members have an entry in the log.
create or replace function move_holds() returns trigger language plpgsql as $$
begin
  update claim set expires_at = expires_at + (new.shift - old.shift), frees_at = frees_at + (new.shift - old.shift),
    freed_at = freed_at + (new.shift - old.shift)
  where freed_at is not null;
  update standby_offer set expires_at = expires_at + (new.shift - old.shift), offered_at = offered_at + (new.shift - old.shift)
  where state = 'OPEN';
  with moved as (
    update claim set expires_at = expires_at + (new.shift - old.shift)
    where kind = 'HOLD' and freed_at is null returning slot_idx, expires_at
  )
  insert into audit (call, noun, record_idx, after)
    select 'clock', 'hold', slot_idx, jsonb_build_object('expiresAt', min(expires_at)) from moved group by slot_idx;
  return null;
end $$;

-- Entries end with the account: when it is blocked, closed, dormant or erased.
create function end_standby() returns trigger language plpgsql as $$
begin
  with ended as (
    update standby_entry set state = 'C', version = version + 1
    where member_idx = new.member_idx and state in ('W', 'O') returning waiting_idx
  )
  insert into audit (call, noun, record_idx, after, reason)
    select 'member', 'standby', waiting_idx, '{"state": "C"}', new.state from ended;
  return null;
end $$;
create trigger member_standby after update of state on member for each row
  when (old.state = 'ACTIVE' and new.state <> 'ACTIVE') execute function end_standby();

do $do$ declare
  shown text := rtrim(pg_get_viewdef('invariant_violations'), '; ');
  hold text := 'c.kind = ''HOLD''::text';
begin
  if position(hold in shown) = 0 then raise 'invariant_violations has other lines of holds'; end if;
  shown := replace(shown, hold, hold || ' and c.offer_idx is null');
  execute 'create or replace view invariant_violations as ' || shown || $more$
union all
select 'I4', 'standby ' || e.waiting_idx, 'standby entry without an audit row of its transaction'
from standby_entry e where not exists (
  select from audit a where a.noun = 'standby' and a.record_idx = e.waiting_idx and a.xact = e.xact)
union all
select 'I6', 'standby ' || e.waiting_idx, 'stands by for somebody without an active account'
from standby_entry e join member m using (member_idx) where e.state in ('W', 'O') and m.state <> 'ACTIVE'
union all
select 'I6', 'offer ' || c.offer_idx, 'offered to somebody without an active account'
from claim c join member m on m.member_idx = c.holder
where c.offer_idx is not null and m.state <> 'ACTIVE' and c.frees_at > club_now()
union all
select 'I7', 'standby ' || e.waiting_idx, 'offered without an offer'
from standby_entry e where (e.state = 'O') <> exists (
  select from standby_offer o where o.waiting_idx = e.waiting_idx and o.state = 'OPEN')
union all
select 'I7', 'offer ' || o.offer_idx, 'offer without its seats'
from standby_offer o left join claim c on c.offer_idx = o.offer_idx and c.slot_idx = o.slot_idx and c.seat = any (o.seats)
where o.state = 'OPEN' and o.expires_at > club_now()
group by o.offer_idx having count(c.seat) <> cardinality(o.seats)
union all
select 'I9', 'claim ' || c.slot_idx || '/' || c.seat, 'an offer that has ended holds its seat'
from claim c join standby_offer o using (offer_idx) where o.state <> 'OPEN'
$more$;
end $do$;
