-- runs on: 0.1
-- In how many days the club decides an appeal is a setting. By when is kept with each appeal: the day of which its member was
-- notified does not move when the setting changes, or when someone takes the appeal on. Decision 171.
create or replace function inquiry_due_at(q inquiry) returns timestamptz language sql stable as $$
  select case
    when q.state in ('ANSWERED', 'CLOSED') then null
    when q.type = 'APPEAL' then coalesce(q.due_at, (
      select ((q.created_at at time zone zone)::date + policy_number('penaltyDays', 'decideDays', 14) + 1)::timestamp
        at time zone zone - interval '1 second' from club))
    when q.state = 'RECEIVED' then business_day_end(q.created_at, policy_number('inquiry', 'assignDays', 1))
    when q.state = 'ASSIGNED' then business_day_end(q.created_at, policy_number('inquiry', 'answerDays', 3))
    else business_day_end(coalesce((select max(r.at) from inquiry_reopen r where r.idx = q.idx), club_now()),
      policy_number('inquiry', 'answerDays', 3)) end
$$;
