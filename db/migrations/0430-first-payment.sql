-- runs on: this release
-- From which play date on the club marks payments. Kept with its first mark, because that one can be undone or recorded again;
-- forgotten with the last mark, because a club without any marks none. Decision 175.
create table first_payment (
  single boolean primary key default true check (single),
  day date not null
);

-- A first mark that is undone on the day on which it was made was a mistake: then the earliest of those that are left counts.
create function note_first_payment() returns trigger language plpgsql as $$ begin
  -- One after the other: else the last mark could go while the next one finds the day of before.
  perform pg_advisory_xact_lock(hashtext('first_payment'));
  if tg_op = 'DELETE' then
    delete from first_payment f where not exists (select from booking_payment)
      or (old.paid_at at time zone (select zone from club))::date = current_club_date()
        and f.day = (select least(b.play_date, (old.paid_at at time zone (select zone from club))::date)
          from booking b where b.booking_idx = old.booking_idx);
  end if;
  insert into first_payment (day)
  select least(b.play_date, (p.paid_at at time zone (select zone from club))::date)
  from booking_payment p join booking b using (booking_idx)
  where not exists (select from first_payment) order by p.paid_at, p.booking_idx limit 1
  on conflict do nothing;
  return null;
end $$;
create trigger booking_payment_first after insert or delete on booking_payment for each row execute function note_first_payment();

insert into first_payment (day)
select least(b.play_date, (p.paid_at at time zone (select zone from club))::date)
from booking_payment p join booking b using (booking_idx) order by p.paid_at, p.booking_idx limit 1;
