-- The last day of the suspension that runs today, with those that follow it without a gap; null when none runs.
create function suspended_until(suspended bigint) returns date language sql stable as $$
  select min(p.until_date) from penalty p
  where p.member_idx = suspended and p.state = 'ACTIVE' and p.until_date >= current_club_date()
    and exists (select from penalty running where running.member_idx = suspended and running.state = 'ACTIVE'
      and current_club_date() between running.from_date and running.until_date)
    and not exists (select from penalty next where next.member_idx = suspended and next.state = 'ACTIVE'
      and next.from_date <= p.until_date + 1 and next.until_date > p.until_date)
$$;
