-- When a penalty came into force: a member may appeal from then on. The trigger writes it, so that no insert can forget it.
alter table penalty add column in_force_at timestamptz;
-- Where its suspension would begin if no other ran before it, for when that one is waived. Null: where it began.
alter table penalty add column since_date date;
-- The first day on which its suspension does not run because an appeal was not decided in time.
alter table penalty add column interrupted_date date;
-- Why a manager waived it, where a member showed a document.
alter table penalty add column waived_for text check (waived_for in ('ILLNESS', 'BEREAVEMENT'));
alter table penalty add constraint penalty_waived_for check (waived_for is null or state = 'WAIVED');
alter table penalty add constraint penalty_interrupted check (interrupted_date is null or state = 'APPEALED');

update penalty set in_force_at = from_date::timestamp at time zone (select zone from club)
where state <> 'PROPOSED' and exists (select from club);

create function note_in_force() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then new.in_force_at := coalesce(new.in_force_at, club_now());
  elsif old.state in ('PROPOSED', 'WAIVED') then new.in_force_at := club_now();
  end if;
  return new;
end $$;
create trigger penalty_in_force_new before insert on penalty for each row
  when (new.state <> 'PROPOSED') execute function note_in_force();
create trigger penalty_in_force before update of state on penalty for each row
  when (new.state = 'ACTIVE') execute function note_in_force();

-- What members write to the club. An appeal against a penalty is one of them; its penalty is APPEALED while it is open.
create table inquiry (
  idx bigint generated always as identity primary key,
  member_idx bigint not null references member,
  -- Of code group 768.
  type text not null,
  title text not null,
  contents text not null,
  state text not null default 'RECEIVED' check (state in ('RECEIVED', 'ASSIGNED', 'ANSWERED', 'REOPENED', 'CLOSED')),
  booking_idx bigint references booking,
  penalty_idx bigint references penalty,
  answer text,
  answered_at timestamptz,
  answered_by bigint references admin on delete set null,
  created_at timestamptz not null default club_now(),
  updated_at timestamptz not null default club_now(),
  version int not null default 1,
  constraint inquiry_answer check ((answer is null) = (answered_at is null)),
  constraint inquiry_appeal check (type <> 'APPEAL' or penalty_idx is not null)
);
create index inquiry_of_member on inquiry (member_idx, idx);
create index inquiry_of_booking on inquiry (booking_idx) where booking_idx is not null;
create index inquiry_answered_by on inquiry (answered_by);
-- A penalty is appealed once.
create unique index inquiry_of_penalty on inquiry (penalty_idx) where type = 'APPEAL';
create table inquiry_file (
  file_idx bigint primary key references file,
  idx bigint not null references inquiry,
  order_no smallint not null,
  -- Sent with the answer of the club.
  is_answer boolean not null default false
);
create index inquiry_file_of on inquiry_file (idx);

-- An appealed penalty counts as one in force. What an undecided appeal interrupts does not run.
drop index penalty_member;
create index penalty_member on penalty (member_idx, until_date) where state in ('ACTIVE', 'APPEALED');
create index penalty_appealed on penalty (penalty_idx) where state = 'APPEALED';

create or replace function suspension(member bigint) returns table (until date, why text) language sql stable as $$
  select max(c.until_date), (array_agg(c.code order by c.from_date, c.penalty_idx))[1]
  from (
    select p.*, bool_or(p.is_after_gap) over (order by p.from_date, p.penalty_idx) as is_later
    from (
      select penalty_idx, code, from_date, until_date,
        from_date > coalesce(max(until_date) over (order by from_date, penalty_idx
          rows between unbounded preceding and 1 preceding) + 1, current_club_date()) as is_after_gap
      from penalty where member_idx = member and state in ('ACTIVE', 'APPEALED') and interrupted_date is null
        and until_date >= current_club_date()
    ) p
  ) c
  where not c.is_later having count(*) > 0
$$;

do $$
begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $more$
union all
select 'Q1', 'penalty ' || p.penalty_idx, 'appealed, but no appeal is open'
  from penalty p where p.state = 'APPEALED' and not exists (
    select from inquiry q where q.penalty_idx = p.penalty_idx and q.type = 'APPEAL' and q.state <> 'CLOSED')
union all
select 'Q1', 'inquiry ' || q.idx, 'an open appeal against a penalty that is not appealed'
  from inquiry q join penalty p using (penalty_idx) where q.type = 'APPEAL' and q.state <> 'CLOSED' and p.state <> 'APPEALED'
union all
select 'Q2', 'file ' || f.file_idx, 'kept for an enquiry, but none has it'
  from file f where f.noun = 'inquiry' and not exists (select from inquiry_file x where x.file_idx = f.file_idx)$more$;
end $$;
