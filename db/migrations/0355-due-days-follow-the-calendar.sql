-- runs on: 0.1
-- Until when the club means to assign or answer an enquiry; null while nothing is to be done. Decision 130.
create function inquiry_due_at(q inquiry) returns timestamptz language sql stable as $$
  select case
    when q.state in ('ANSWERED', 'CLOSED') then null
    when q.type = 'APPEAL' then (select ((q.created_at at time zone zone)::date + 15)::timestamp at time zone zone
      - interval '1 second' from club)
    when q.state = 'RECEIVED' then business_day_end(q.created_at, 1)
    when q.state = 'ASSIGNED' then business_day_end(q.created_at, 3)
    else business_day_end(coalesce((select max(r.at) from inquiry_reopen r where r.idx = q.idx), club_now()), 3) end
$$;

create or replace function note_inquiry_due() returns trigger language plpgsql as $$
begin
  new.due_at := inquiry_due_at(new);
  return new;
end $$;

-- Open enquiries follow a holiday or a closed day that is added, moved or removed later. Always in the same order, so that
-- two such changes wait for each other.
create function move_inquiry_dues() returns trigger language plpgsql as $$
begin
  perform from inquiry where due_at is not null and type <> 'APPEAL' order by idx for no key update;
  update inquiry q set due_at = inquiry_due_at(q)
  where q.due_at is not null and q.type <> 'APPEAL' and q.due_at <> inquiry_due_at(q);
  return null;
end $$;
create trigger holiday_moves_dues after insert or update or delete on holiday
  for each statement execute function move_inquiry_dues();
create trigger sheet_day_moves_dues after update of state on sheet_day for each row
  when (old.state <> new.state and 'SUSPENDED' in (old.state, new.state)) execute function move_inquiry_dues();
