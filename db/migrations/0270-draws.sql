-- A draw gives tee times to entries by an order that anyone can compute again. Until it is drawn its tee times are claims DRAW.
create table draw (
  draw_idx bigint generated always as identity primary key,
  -- The Monday of the week that the standing plan made it for; none for a draw that a manager planned.
  plan_week date unique,
  title text not null,
  -- The title and the reason in the other languages of the club.
  translated jsonb not null default '{}' check (jsonb_typeof(translated) = 'object'),
  play_dates date[] not null check (cardinality(play_dates) > 0),
  parts text[] not null check (cardinality(parts) > 0),
  -- Empty: every course, every type.
  course_idx bigint[] not null default '{}',
  member_types text[] not null default '{}',
  open_at timestamptz not null,
  close_at timestamptz not null check (close_at > open_at),
  draw_at timestamptz not null check (draw_at > close_at),
  publish_at timestamptz not null check (publish_at > draw_at),
  release_until timestamptz not null check (release_until >= publish_at),
  -- Tee times that are left join standby and first come.
  settle_at timestamptz not null check (settle_at >= release_until),
  state text not null default 'PLANNED' check (state in ('PLANNED', 'OPEN', 'CLOSED', 'DRAWN', 'PUBLISHED', 'SETTLED', 'REVOKED', 'FAILED')),
  -- Of `Ruleset` in draw/src/bundle.ts; its tierFrom is computed when the draw opens.
  ruleset jsonb not null,
  ruleset_hash text,
  -- Per cent of a member's tickets by member type, and the minutes and weeks that the ruleset does not hold.
  weights jsonb not null check (jsonb_typeof(weights) = 'object'),
  seed_mode text not null check (seed_mode in ('beacon', 'numbers', 'slow')),
  seed_name text,
  seed_round bigint,
  seed_steps integer check (seed_steps > 0),
  -- Misses in a row that the post promises not to exceed.
  promise smallint check (promise > 0),
  entries_root text,
  words text,
  value text,
  signature text,
  opened_at timestamptz,
  closed_at timestamptz,
  drawn_at timestamptz,
  published_at timestamptz,
  settled_at timestamptz,
  ended_at timestamptz,
  -- Of a revoked draw, and of a failed one.
  reason text,
  fail_code text check (fail_code in ('VALUE', 'CHECK', 'LATE')),
  created_at timestamptz not null default club_now(),
  version integer not null default 1,
  xact xid8 not null default pg_current_xact_id(),
  check ((seed_mode = 'numbers') = (seed_name is not null)),
  check ((seed_mode = 'slow') = (seed_steps is not null)),
  check ((state in ('REVOKED', 'FAILED')) = (ended_at is not null)),
  check ((state = 'REVOKED') = (reason is not null)),
  check ((state = 'FAILED') = (fail_code is not null)),
  check ((entries_root is null) = (closed_at is null)),
  check ((value is null) = (drawn_at is null))
);
create index draw_due on draw (state, close_at) where state in ('PLANNED', 'OPEN', 'CLOSED', 'DRAWN', 'PUBLISHED');
create index draw_posts on draw (open_at, draw_idx);
create trigger draw_xact before update on draw for each row execute function stamp_xact();

-- The tee times of a draw, from its opening on.
create table draw_slot (
  draw_idx bigint not null references draw on delete cascade,
  slot_idx bigint not null references slot,
  -- Suspended, delayed out of the day or blocked before the close: the draw lost it and says so.
  lost_at timestamptz,
  primary key (draw_idx, slot_idx)
);
create index draw_slot_slot on draw_slot (slot_idx);

-- What a draw was computed from, written once at the close, and the seed and result, written once when it is drawn.
create table draw_bundle (
  draw_idx bigint primary key references draw on delete cascade,
  frozen jsonb not null,
  drawn jsonb
);

create table draw_entry (
  entry_idx bigint generated always as identity primary key,
  draw_idx bigint not null references draw,
  member_idx bigint not null references member,
  play_date date not null,
  pseudonym text not null unique check (pseudonym ~ '^[0-9a-f]{32}$'),
  -- One to three of `Wish` in draw/src/bundle.ts, in order.
  wishes jsonb not null check (jsonb_array_length(wishes) between 1 and 3),
  any_time boolean not null,
  party_size smallint not null check (party_size between 1 and 4),
  standby_if_lost boolean not null,
  nonce text check (nonce ~ '^[0-9a-f]{32}$'),
  terms_idx bigint not null references terms,
  entry_hash text not null check (entry_hash ~ '^[0-9a-f]{64}$'),
  state text not null default 'SUBMITTED' check (state in
    ('SUBMITTED', 'WITHDRAWN', 'INELIGIBLE', 'FROZEN', 'WON', 'RELEASED', 'NOT_TAKEN', 'LOST', 'STANDBY', 'ENDED')),
  -- Of a refusal: why the entry is ineligible, or was not taken up.
  why jsonb,
  -- Fixed at the close.
  tickets smallint check (tickets > 0),
  tier smallint check (tier >= 0),
  -- Whether losing is a miss: its windows were wide enough.
  counts boolean,
  -- Fixed when the draw is published.
  place integer check (place > 0),
  slot_idx bigint references slot,
  wish smallint,
  distance smallint,
  booking_idx bigint references booking,
  waiting_idx bigint references standby_entry,
  created_at timestamptz not null default club_now(),
  changed_at timestamptz not null default club_now(),
  version integer not null default 1,
  xact xid8 not null default pg_current_xact_id(),
  check ((slot_idx is null) = (wish is null) and (slot_idx is null) = (distance is null)),
  check (state <> 'INELIGIBLE' or why is not null)
);
create unique index draw_entry_of_member on draw_entry (draw_idx, member_idx, play_date) where state <> 'WITHDRAWN';
create index draw_entry_draw on draw_entry (draw_idx, play_date, place);
create index draw_entry_member on draw_entry (member_idx, play_date);
create index draw_entry_booking on draw_entry (booking_idx) where booking_idx is not null;
create index draw_entry_waiting on draw_entry (waiting_idx) where waiting_idx is not null;
create index draw_entry_slot on draw_entry (slot_idx) where slot_idx is not null;
create index draw_entry_terms on draw_entry (terms_idx);
create trigger draw_entry_xact before update on draw_entry for each row execute function stamp_xact();

-- The members of an entry's party; the first is the applicant. Others are asked, and may decline until the close.
create table draw_party (
  entry_idx bigint not null references draw_entry on delete cascade,
  member_idx bigint not null references member,
  no smallint not null check (no between 1 and 4),
  draw_idx bigint not null references draw,
  play_date date not null,
  -- False once the entry is withdrawn or the member declined: in one entry of a draw and date at a time.
  active boolean not null default true,
  -- Null: asked, and not answered.
  consent boolean,
  -- Of the member at the close: misses in a row, and wins in the weeks that count.
  misses smallint,
  wins smallint,
  primary key (entry_idx, member_idx)
);
create unique index draw_party_once on draw_party (draw_idx, play_date, member_idx) where active;
create unique index draw_party_no on draw_party (entry_idx, no) where active;
create index draw_party_member on draw_party (member_idx, draw_idx);

-- Each version of an entry as its receipt names it: the text that was hashed.
create table draw_receipt (
  entry_idx bigint not null references draw_entry on delete cascade,
  version integer not null,
  canonical text not null,
  entry_hash text not null,
  issued_at timestamptz not null default club_now(),
  primary key (entry_idx, version)
);

-- Of the mode slow: numbers of members without an entry.
create table draw_nonce (
  draw_idx bigint not null references draw on delete cascade,
  member_idx bigint not null references member,
  nonce text not null check (nonce ~ '^[0-9a-f]{32}$'),
  at timestamptz not null default club_now(),
  primary key (draw_idx, member_idx)
);
create index draw_nonce_member on draw_nonce (member_idx);

-- Of the mode numbers: what each of two managers typed.
create table draw_typed (
  draw_idx bigint not null references draw on delete cascade,
  admin_idx bigint not null references admin,
  value text not null,
  at timestamptz not null default club_now(),
  primary key (draw_idx, admin_idx)
);
create index draw_typed_admin on draw_typed (admin_idx);

-- None while the tee time waits for a draw: the share of its part for draws keeps it.
alter table claim add draw_idx bigint references draw,
  add constraint claim_draw check (draw_idx is null or kind = 'DRAW');
create index claim_draw_idx on claim (draw_idx) where draw_idx is not null;

-- A loser of a draw stands by in the order of the draw, before those who joined.
alter table standby_entry add draw_entry_idx bigint references draw_entry, add draw_place integer check (draw_place > 0),
  add constraint standby_entry_draw check ((draw_entry_idx is null) = (draw_place is null));
create index standby_entry_of_draw on standby_entry (draw_entry_idx) where draw_entry_idx is not null;

do $$
begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $view$
  union all
    select 'I4', 'draw ' || d.draw_idx, 'draw without an audit row of its transaction'
    from draw d where not exists (select from audit a where a.noun = 'draw' and a.record_idx = d.draw_idx and a.xact = d.xact)
  union all
    select 'I4', 'draw entry ' || e.entry_idx, 'entry without an audit row of its transaction'
    from draw_entry e where not exists (select from audit a
      where (a.noun = 'draw-entry' and a.record_idx = e.entry_idx or a.noun = 'draw' and a.record_idx = e.draw_idx) and a.xact = e.xact)
  union all
    select 'I8', 'draw ' || d.draw_idx, 'closed without a bundle'
    from draw d where d.closed_at is not null and not exists (select from draw_bundle b where b.draw_idx = d.draw_idx)
  union all
    select 'I8', 'draw ' || d.draw_idx, 'an entry of a draw whose close has passed is neither frozen nor out'
    from draw d join draw_entry e using (draw_idx) where d.state in ('CLOSED', 'DRAWN', 'PUBLISHED', 'SETTLED') and e.state = 'SUBMITTED'
  union all
    select 'I8', 'draw ' || d.draw_idx, 'published entry without a result'
    from draw d join draw_entry e using (draw_idx) where d.state in ('PUBLISHED', 'SETTLED') and e.state = 'FROZEN'
  union all
    select 'I8', 'draw entry ' || e.entry_idx, 'a tee time of another draw'
    from draw_entry e where e.slot_idx is not null
      and not exists (select from draw_slot s where s.draw_idx = e.draw_idx and s.slot_idx = e.slot_idx)
  union all
    select 'I8', 'draw ' || e.draw_idx, 'more players won a tee time than it takes: ' || s.slot_idx
    from draw_entry e join slot s using (slot_idx) group by e.draw_idx, s.slot_idx
    having case when s.mode = 'EXCLUSIVE' then count(*) > 1 else sum(e.party_size) > s.capacity end
  union all
    select 'I8', 'draw entry ' || e.entry_idx, 'won without a booking'
    from draw_entry e where e.state = 'WON' and e.booking_idx is null
  union all
    select 'I8', 'draw entry ' || e.entry_idx, 'changed since its receipt'
    from draw_entry e where not exists (
      select from draw_receipt r where r.entry_idx = e.entry_idx and r.version = e.version and r.entry_hash = e.entry_hash)
  union all
    select 'I9', 'claim ' || c.slot_idx || '/' || c.seat, 'kept for a draw that has ended'
    from claim c join draw d using (draw_idx) where d.state in ('SETTLED', 'REVOKED', 'FAILED')
  union all
    select 'I6', 'draw entry ' || e.entry_idx, 'an entry of somebody without an active account'
    from draw_entry e join member m using (member_idx) where e.state = 'SUBMITTED' and m.state in ('WITHDRAWN', 'BLOCKED')
  $view$;
end $$;
