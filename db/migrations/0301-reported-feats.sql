-- Achievements that members report from a tee time that they played.
alter table hof
  -- The tee time from which the player reported it; null for one that a manager added.
  add column booking_idx bigint references booking;
create index hof_booking on hof (booking_idx) where booking_idx is not null;

-- Players of the tee time whom the player named as witnesses, and what they answered.
create table hof_witness (
  idx bigint not null references hof on delete cascade,
  member_idx bigint not null references member,
  state text not null default 'ASKED' check (state in ('ASKED', 'CONFIRMED', 'DENIED')),
  answered_at timestamptz,
  primary key (idx, member_idx),
  constraint hof_witness_answered check ((state = 'ASKED') = (answered_at is null))
);
create index hof_witness_member on hof_witness (member_idx);

do $$ begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $more$
union all
select 'P10', 'hof ' || w.idx, 'its player is a witness'
  from hof_witness w join hof h on h.idx = w.idx and h.member_idx = w.member_idx$more$;
end $$;
