-- runs on: this release
-- A penalty that was paid can be waived, for the weather too. Its money is to be returned then, which its member, the desk
-- and the managers of penalties read.
alter table penalty add column was_paid boolean not null default false,
  add constraint penalty_was_paid check (not was_paid or state = 'WAIVED');
comment on column penalty.was_paid is 'Its money was paid before it was waived, and is to be returned.';

-- What the log has of no-shows that were undone.
update penalty p set was_paid = true
where p.state = 'WAIVED' and p.money is not null and exists (
  select from audit a where a.noun = 'penalty' and a.record_idx = p.penalty_idx
    and a.before ->> 'state' = 'CLEARED' and a.after ->> 'state' = 'WAIVED');

-- One no-show in the time in which no-shows count is lifted by money: where one was paid, the others are days.
update penalty p set money = null, currency = null, due_date = null, days_if_unpaid = null, unpaid_booking_idx = null,
  version = p.version + 1
where p.code = 'W4' and p.state in ('PROPOSED', 'ACTIVE', 'APPEALED') and p.money is not null and p.until_date is not null
  and p.counts_until > current_club_date() and exists (
    select from penalty o where o.member_idx = p.member_idx and o.code = 'W4' and o.state = 'CLEARED'
      and o.counts_until > current_club_date());
