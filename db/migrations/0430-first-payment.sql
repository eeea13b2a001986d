-- runs on: this release
-- From which play date on the club marks payments. Kept with its first mark, because that one can be undone or recorded again;
-- forgotten with the last mark, because a club without any marks none. Decision 175.
create table first_payment (
  single boolean primary key default true check (single),
  day date not null
);

create function note_first_payment() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    delete from first_payment where not exists (select from booking_payment);
  else
    insert into first_payment (day)
    select least(b.play_date, (new.paid_at at time zone (select zone from club))::date)
    from booking b where b.booking_idx = new.booking_idx on conflict do nothing;
  end if;
  return null;
end $$;
create trigger booking_payment_first after insert or delete on booking_payment for each row execute function note_first_payment();

insert into first_payment (day)
select least(b.play_date, (p.paid_at at time zone (select zone from club))::date)
from booking_payment p join booking b using (booking_idx) order by p.paid_at, p.booking_idx limit 1;
