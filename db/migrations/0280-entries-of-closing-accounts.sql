-- Whose account stops being active leaves the draws that are open: an own entry is withdrawn, and a place in another one
-- is declined, so that it is to be named.
create function leave_draws() returns trigger language plpgsql as $$
begin
  with gone as (
    update draw_entry e set state = 'WITHDRAWN', changed_at = club_now() from draw d
    where d.draw_idx = e.draw_idx and d.state = 'OPEN' and e.member_idx = new.member_idx and e.state = 'SUBMITTED'
    returning e.entry_idx
  ), emptied as (
    update draw_party p set active = false from gone where p.entry_idx = gone.entry_idx returning p.entry_idx
  ), declined as (
    update draw_party p set active = false, consent = false from draw_entry e join draw d on d.draw_idx = e.draw_idx
    where e.entry_idx = p.entry_idx and d.state = 'OPEN' and e.state = 'SUBMITTED' and p.member_idx = new.member_idx
      and p.active and p.no > 1
    returning p.entry_idx, p.no
  )
  insert into audit (call, noun, record_idx, before, after, reason)
    select 'member', 'draw-entry', entry_idx, '{"state": "SUBMITTED"}'::jsonb, '{"state": "WITHDRAWN"}'::jsonb, new.state from gone
    union all
    select 'member', 'draw-entry', entry_idx, null, jsonb_build_object('no', no, 'consent', false), new.state from declined;
  return null;
end $$;
create trigger member_draws after update of state on member for each row
  when (old.state = 'ACTIVE' and new.state <> 'ACTIVE') execute function leave_draws();
