-- A clock that goes back neither lengthens a running hold nor revives one that ran out: each keeps its distance.
create function move_holds() returns trigger language plpgsql as $$
begin
  with moved as (
    update claim set expires_at = expires_at + (new.shift - old.shift) where kind = 'HOLD' returning slot_idx, expires_at
  )
  insert into audit (call, noun, record_idx, after)
    select 'clock', 'hold', slot_idx, jsonb_build_object('expiresAt', min(expires_at)) from moved group by slot_idx;
  return null;
end $$;
create trigger holds_follow after update on clock for each row when (new.shift < old.shift) execute function move_holds();
