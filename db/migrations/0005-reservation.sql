create table course (
  course_idx bigint generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  holes smallint not null default 9,
  loop_minutes smallint not null default 135,
  order_no smallint not null default 0,
  is_use boolean not null default true,
  version int not null default 1
);

create table sheet_day (
  date date primary key,
  day_type text not null,
  day_class text not null check (day_class in ('WEEKDAY', 'WEEKEND')),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'SUSPENDED', 'CLOSED')),
  reason text,
  version int not null default 1
);

create table slot (
  slot_idx bigint generated always as identity (start with 70001) primary key,
  date date not null references sheet_day,
  course_idx bigint not null references course,
  turn_course_idx bigint references course,
  part text not null,
  time time not null,
  -- The same moment as an instant, so that "past" is one comparison.
  starts_at timestamptz not null,
  holes text not null default '18',
  mode text not null default 'EXCLUSIVE' check (mode in ('EXCLUSIVE', 'SHARED')),
  capacity smallint not null default 4 check (capacity between 1 and 4),
  min_players smallint not null default 4,
  w05 text not null default 'F',
  version int not null default 1,
  unique (date, course_idx, time)
);
create index slot_starts on slot (starts_at);

create table booking (
  booking_idx bigint generated always as identity (start with 15001) primary key,
  booking_no text not null unique,
  slot_idx bigint not null references slot,
  seats smallint[] not null,
  member_idx bigint not null references member,
  play_date date not null,
  part text not null,
  day_class text not null,
  -- 1 for the member's first booking of the day, 2 for the second; unique, so that a limit cannot be overrun.
  booker_no smallint not null,
  type text not null default 'N',
  state text not null default 'CF' check (state in ('CF', 'CX', 'CL', 'CC', 'CI', 'PL', 'NS')),
  active boolean generated always as (state in ('CF', 'CI', 'PL', 'NS')) stored,
  holes text not null,
  cart boolean not null,
  caddie boolean not null,
  coupon_idx bigint,
  memo text,
  price jsonb not null,
  terms_idx bigint not null,
  names_due_at timestamptz not null,
  free_cancel_until timestamptz not null,
  cancelled_at timestamptz,
  cancel_reason text,
  cancel_text text,
  -- What a late cancellation counts as (501).
  cancel_code text,
  created_at timestamptz not null default club_now(),
  version int not null default 1,
  xact xid8 not null default pg_current_xact_id()
);
create unique index booking_per_day on booking (member_idx, play_date, booker_no) where active;
create index booking_member on booking (member_idx, play_date);
create index booking_slot on booking (slot_idx);
create index booking_cancelled on booking (slot_idx, member_idx, cancelled_at) where cancelled_at is not null;
create trigger booking_xact before update on booking for each row execute function stamp_xact();

create table booking_player (
  booking_idx bigint not null references booking,
  no smallint not null check (no between 1 and 4),
  kind text not null check (kind in ('MEMBER', 'GUEST', 'TBD')),
  member_idx bigint references member,
  name text,
  phone_no text,
  consent boolean,
  -- Who a guest is: the digits of the phone, or the name when there is none.
  guest_key text,
  play_date date not null,
  part text not null,
  active boolean not null default true,
  primary key (booking_idx, no),
  check ((kind = 'MEMBER') = (member_idx is not null))
);
-- A person plays once per day and part. Source: domain, section 5.
create unique index player_once on booking_player (member_idx, play_date, part) where active and member_idx is not null;
create index player_guest on booking_player (guest_key, play_date) where active and guest_key is not null;
create index player_member on booking_player (member_idx, play_date) where member_idx is not null;

-- Who has a seat. A hold and the booking that it becomes are the same row, so they cannot contradict each other;
-- the primary key makes a second claim on a seat impossible. Source: domain, section 2.
create table claim (
  slot_idx bigint not null references slot,
  seat smallint not null check (seat between 0 and 4),
  kind text not null check (kind in ('HOLD', 'BOOKING', 'DRAW', 'TEAM', 'HOUSE', 'BLOCK')),
  holder bigint references member,
  expires_at timestamptz,
  extended smallint not null default 0,
  booking_idx bigint references booking,
  reason text,
  xact xid8 not null default pg_current_xact_id(),
  primary key (slot_idx, seat),
  check ((kind = 'HOLD') = (expires_at is not null)),
  check ((kind = 'BOOKING') = (booking_idx is not null)),
  check (kind <> 'HOLD' or holder is not null)
);
create index claim_hold on claim (holder) where kind = 'HOLD';
create index claim_booking on claim (booking_idx) where booking_idx is not null;
create trigger claim_xact before update on claim for each row execute function stamp_xact();

create table opening_rule (
  rule_idx bigint generated always as identity primary key,
  member_type text not null,
  day_class text not null check (day_class in ('WEEKDAY', 'WEEKEND')),
  course_idx bigint references course,
  part text,
  pattern text not null check (pattern in ('ROLLING', 'WEEKLY', 'MONTHLY', 'MANUAL')),
  -- ROLLING: days ahead. WEEKLY: weeks ahead and the weekday, 1 Monday to 7 Sunday. MONTHLY: the day of the month before.
  days smallint,
  weeks smallint,
  weekday smallint,
  day_of_month smallint,
  time time not null,
  w05 text not null default 'F',
  quota_day smallint,
  quota_month smallint,
  from_date date not null default '2000-01-01',
  to_date date,
  version int not null default 1
);
create trigger opening_rule_changed after insert or update or delete on opening_rule for each statement execute function tell_changed('rule');

create table fee (
  fee_idx bigint generated always as identity primary key,
  key text not null,
  day_class text not null check (day_class in ('WEEKDAY', 'WEEKEND')),
  part text,
  member_type text,
  unit text not null check (unit in ('PERSON', 'TEAM')),
  amount bigint not null,
  from_date date not null default '2000-01-01',
  to_date date,
  version int not null default 1
);
create trigger fee_changed after insert or update or delete on fee for each statement execute function tell_changed('rule');

create table terms (
  terms_idx bigint generated always as identity primary key,
  terms_type text not null,
  title text not null,
  contents text not null,
  lang text not null,
  effective_date date not null,
  is_required boolean not null default true,
  state text not null check (state in ('DRAFT', 'SCHEDULED', 'IN_FORCE', 'SUPERSEDED')),
  revision int not null default 1,
  version int not null default 1
);
create trigger terms_changed after insert or update or delete on terms for each statement execute function tell_changed('terms');

-- What the live sheet resumes from; lost in a crash on purpose: viewers are then told to fetch the sheet again.
create unlogged table sheet_event (
  event_idx bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  date date not null,
  slot_idx bigint
);
create index sheet_event_date on sheet_event (date, event_idx);

-- Written down, not notified: a NOTIFY would make the commits of a rush wait for each other's disk. Who shows a sheet
-- looks here several times a second.
create function note_slot_changed() returns trigger language plpgsql as $$
begin
  insert into sheet_event (date, slot_idx)
  select s.date, s.slot_idx from slot s where s.slot_idx = coalesce(new.slot_idx, old.slot_idx);
  return null;
end $$;
create trigger claim_noted after insert or update or delete on claim for each row execute function note_slot_changed();

create function note_day_changed() returns trigger language plpgsql as $$
begin
  insert into sheet_event (date) values (new.date);
  return null;
end $$;
create trigger sheet_day_noted after update on sheet_day for each row execute function note_day_changed();
