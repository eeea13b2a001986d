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
