-- Groups play on dates of a season: applications, contracts and their plans of dates. Decision 131.

create table team_season (
  season_idx bigint generated always as identity primary key,
  year smallint not null unique,
  open_at timestamptz not null,
  close_at timestamptz not null check (close_at > open_at),
  decide_by timestamptz not null check (decide_by > close_at),
  mode text not null default 'MANUAL' check (mode in ('MANUAL', 'DRAW')),
  limits jsonb not null check (jsonb_typeof(limits) = 'object'),
  version int not null default 1
);

create table team_form (
  form_idx bigint generated always as identity primary key,
  season_idx bigint not null references team_season,
  state text not null
    check (state in ('DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'WAITLISTED', 'REJECTED', 'WITHDRAWN')),
  team_name text not null check (team_name <> ''),
  cycle text not null check (cycle in ('M1', 'M2', 'W1', 'W2', 'S1')),
  wishes jsonb not null check (jsonb_array_length(wishes) between 1 and 3),
  teams smallint not null check (teams > 0),
  skip_months smallint[] not null default '{}' check (cardinality(skip_months) < 12),
  memo text,
  reason text,
  translated jsonb not null default '{}' check (jsonb_typeof(translated) = 'object'),
  approved_wish smallint,
  submitted_at timestamptz,
  created_at timestamptz not null default club_now(),
  version int not null default 1,
  xact xid8 not null default pg_current_xact_id(),
  constraint team_form_submitted check (state in ('DRAFT', 'WITHDRAWN') or submitted_at is not null),
  constraint team_form_approved check ((state = 'APPROVED') = (approved_wish is not null)),
  constraint team_form_wish check (approved_wish < jsonb_array_length(wishes)),
  constraint team_form_reason check (state not in ('APPROVED', 'WAITLISTED', 'REJECTED') or reason is not null)
);
create index team_form_season on team_form (season_idx, state);
create trigger team_form_xact before update on team_form for each row execute function stamp_xact();

-- The roster; an active player is in no other group of the season.
create table team_person (
  form_idx bigint not null references team_form on delete cascade,
  no smallint not null,
  member_idx bigint references member,
  name text,
  office text check (office in ('PRESIDENT', 'SECRETARY')),
  season_idx bigint not null references team_season,
  active boolean not null,
  primary key (form_idx, no),
  constraint team_person_who check ((member_idx is null) <> (name is null)),
  constraint team_person_office check (office is null or member_idx is not null)
);
create unique index team_person_member on team_person (form_idx, member_idx);
create unique index team_person_of_office on team_person (form_idx, office) where office is not null;
create unique index team_person_once on team_person (season_idx, member_idx) where active and member_idx is not null;
create index team_person_of_member on team_person (member_idx) where member_idx is not null;

create table team_contract (
  contract_idx bigint generated always as identity primary key,
  form_idx bigint not null unique references team_form,
  season_idx bigint not null references team_season,
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'ENDED', 'TERMINATED')),
  week_type text not null check (week_type in ('1', '2', '3', '4', 'L')),
  weekday smallint not null check (weekday between 1 and 7),
  hour smallint not null check (hour between 0 and 23),
  -- Occurrences of the weekday in a month that it may take, and its months.
  weeks smallint[] not null check (cardinality(weeks) > 0 and weeks <@ array[1, 2, 3, 4, 5]::smallint[]),
  months smallint[] not null check (cardinality(months) > 0),
  teams smallint not null check (teams > 0),
  officer_changes smallint not null default 0,
  reason text,
  translated jsonb not null default '{}' check (jsonb_typeof(translated) = 'object'),
  -- By the rules, which the reason is made of: skips, no-shows, or the season is over.
  end_code text check (end_code in ('SKIPS', 'NO_SHOWS', 'SEASON')),
  ended_at timestamptz,
  created_at timestamptz not null default club_now(),
  version int not null default 1,
  xact xid8 not null default pg_current_xact_id(),
  constraint team_contract_ended check ((state = 'ACTIVE') = (ended_at is null)),
  constraint team_contract_why check (state = 'ACTIVE' or reason is not null or end_code is not null)
);
create index team_contract_season on team_contract (season_idx, weekday, hour) where state = 'ACTIVE';
create trigger team_contract_xact before update on team_contract for each row execute function stamp_xact();

-- The plan: tee times are claimed when the day is made.
create table team_date (
  date_idx bigint generated always as identity primary key,
  contract_idx bigint not null references team_contract,
  date date not null,
  time time not null,
  teams smallint not null check (teams > 0),
  state text not null default 'SCHEDULED'
    check (state in ('SCHEDULED', 'CONFIRMED', 'PLAYED', 'SKIPPED', 'REDUCED', 'CANCELLED_LATE', 'CLUB_CANCELLED')),
  -- A skip of a date that the club moved counts as none.
  is_counted boolean not null default false,
  is_reduced boolean not null default false,
  moved_from date,
  accepted_at timestamptz,
  -- Of the last time that its day was looked at.
  missing smallint not null default 0 check (missing between 0 and teams),
  -- Players are missing, and the officers know.
  asked_at timestamptz,
  reason text,
  version int not null default 1,
  constraint team_date_once unique (contract_idx, date),
  constraint team_date_moved check (moved_from is not null or accepted_at is null),
  constraint team_date_counted check (not is_counted or state = 'SKIPPED')
);
create index team_date_day on team_date (date);

-- None of a tee time that a manager keeps for a group without a plan.
alter table claim add team_date_idx bigint references team_date,
  add constraint claim_team check (team_date_idx is null or kind = 'TEAM');
create index claim_team_date on claim (team_date_idx) where team_date_idx is not null;

-- What the players of a date were booked as.
create table team_booking (
  booking_idx bigint primary key references booking,
  date_idx bigint not null references team_date
);
create index team_booking_date on team_booking (date_idx);

do $$
begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $view$
  union all
    select 'I4', 'team form ' || f.form_idx, 'application without an audit row of its transaction'
    from team_form f where not exists (
      select from audit a where a.noun = 'team-form' and a.record_idx = f.form_idx and a.xact = f.xact)
  union all
    select 'I4', 'team contract ' || c.contract_idx, 'contract without an audit row of its transaction'
    from team_contract c where not exists (
      select from audit a where a.noun = 'team-contract' and a.record_idx = c.contract_idx and a.xact = c.xact)
  union all
    select 'I16', 'team form ' || f.form_idx, 'not exactly one president and one secretary'
    from team_form f where (select count(*) from team_person p where p.form_idx = f.form_idx and p.office is not null) <> 2
  union all
    select 'I16', 'team form ' || f.form_idx, 'people who count where the application does not, or the reverse'
    from team_form f left join team_contract c using (form_idx) join team_person p using (form_idx)
    where p.season_idx <> f.season_idx or p.active <> (f.state in ('SUBMITTED', 'UNDER_REVIEW', 'WAITLISTED')
      or f.state = 'APPROVED' and c.state = 'ACTIVE')
  union all
    select 'I16', 'team form ' || f.form_idx, 'approved without a contract, or the reverse'
    from team_form f left join team_contract c using (form_idx) where (f.state = 'APPROVED') <> (c.contract_idx is not null)
  union all
    select 'I16', 'season ' || s.season_idx, 'groups have more tee times than the season gives in one hour'
    from team_season s join team_contract c using (season_idx) cross join lateral unnest(c.weeks) w cross join lateral unnest(c.months) m
    where c.state = 'ACTIVE'
    group by s.season_idx, c.weekday, c.hour, w, m having sum(c.teams) > (s.limits ->> 'perHour')::int
  union all
    select 'I16', 'team date ' || d.date_idx, 'more tee times than the date has'
    from team_date d
    where d.teams < (select count(distinct c.slot_idx) from claim c where c.team_date_idx = d.date_idx)
      + (select count(*) from team_booking t join booking b using (booking_idx) where t.date_idx = d.date_idx and b.active)
  union all
    select 'I9', 'claim ' || c.slot_idx || '/' || c.seat, 'kept for a date of a group that is off, or on another day'
    from claim c join team_date d on d.date_idx = c.team_date_idx join team_contract t using (contract_idx) join slot s using (slot_idx)
    where s.date <> d.date or s.date >= current_club_date() and (t.state <> 'ACTIVE' or d.state not in ('SCHEDULED', 'REDUCED', 'CONFIRMED'))
  union all
    select 'I6', 'team form ' || f.form_idx, 'an officer without an account'
    from team_form f join team_person p using (form_idx) join member m using (member_idx)
    where p.active and p.office is not null and m.state in ('WITHDRAW_REQUESTED', 'WITHDRAWN')
  $view$;
end $$;
