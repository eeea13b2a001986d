-- The end of a business day of the club, so many after the day of an instant: from Monday to Friday, no holiday, and no
-- day on which the club is closed.
create function business_day_end(since timestamptz, days int) returns timestamptz language sql stable as $$
  select (d.date + 1)::timestamp at time zone d.zone - interval '1 second'
  from (
    select day::date as date, z.zone
    from club z, generate_series((since at time zone z.zone)::date + 1, (since at time zone z.zone)::date + 366, interval '1 day') day
    where extract(isodow from day) < 6
      and not exists (select from holiday h where h.date = day::date and h.day_type in ('HO', 'SA', 'SU'))
      and not exists (select from sheet_day s where s.date = day::date and s.state = 'CLOSED')
    order by 1 offset greatest(days, 1) - 1 limit 1) d
$$;

alter table inquiry
  add column assigned_to bigint references admin on delete set null,
  -- Until when the club means to assign or answer it; null while nothing is to be done.
  add column due_at timestamptz,
  add constraint inquiry_answered check (state <> 'ANSWERED' or answer is not null);
create index inquiry_assigned_to on inquiry (assigned_to);
create index inquiry_due on inquiry (due_at) where due_at is not null;
create index inquiry_answered on inquiry (answered_at) where state = 'ANSWERED';

-- Assigned within one business day, answered within three; an appeal against a penalty is decided within 14 days. The
-- trigger writes it, so that no change of the state can forget it.
create function note_inquiry_due() returns trigger language plpgsql as $$
begin
  new.due_at := case
    when new.state in ('ANSWERED', 'CLOSED') then null
    when new.type = 'APPEAL' then (select ((new.created_at at time zone zone)::date + 15)::timestamp at time zone zone
      - interval '1 second' from club)
    when new.state = 'RECEIVED' then business_day_end(new.created_at, 1)
    when new.state = 'ASSIGNED' then business_day_end(new.created_at, 3)
    else business_day_end(club_now(), 3) end;
  return new;
end $$;
create trigger inquiry_due_new before insert on inquiry for each row execute function note_inquiry_due();
create trigger inquiry_due before update of state on inquiry for each row when (old.state <> new.state)
  execute function note_inquiry_due();
update inquiry set due_at = business_day_end(created_at, 3) where state <> 'CLOSED' and type <> 'APPEAL';
update inquiry set due_at = ((created_at at time zone zone)::date + 15)::timestamp at time zone zone - interval '1 second'
  from club where state <> 'CLOSED' and type = 'APPEAL';

-- Why a member reopened an enquiry, with the answer that was not enough.
create table inquiry_reopen (
  idx bigint not null references inquiry on delete cascade,
  no smallint not null check (no between 1 and 2),
  text text not null default '',
  at timestamptz not null default club_now(),
  answer text not null,
  answered_at timestamptz not null,
  answered_by bigint references admin on delete set null,
  primary key (idx, no)
);
create index inquiry_reopen_answered_by on inquiry_reopen (answered_by);
-- Of a file of an answer that was not enough: which.
alter table inquiry_file add column reopen_no smallint;

-- For managers only.
create table inquiry_note (
  note_idx bigint generated always as identity primary key,
  idx bigint not null references inquiry on delete cascade,
  admin_idx bigint not null references admin,
  text text not null,
  at timestamptz not null default club_now()
);
create index inquiry_note_of on inquiry_note (idx);
create index inquiry_note_by on inquiry_note (admin_idx);

-- Answers that managers begin with, by language.
create table inquiry_template (
  template_idx bigint generated always as identity primary key,
  name jsonb not null,
  contents jsonb not null,
  version int not null default 1
);
