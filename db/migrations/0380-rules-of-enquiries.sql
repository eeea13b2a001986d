-- runs on: this release
-- How long enquiries may take and how often they are reopened are settings of the club. Decision 130.
create function policy_number(policy text, field text, first int) returns int language sql stable as $$
  select coalesce((select ("values" ->> field)::int from rule_setting where name = policy), first)
$$;

create or replace function inquiry_due_at(q inquiry) returns timestamptz language sql stable as $$
  select case
    when q.state in ('ANSWERED', 'CLOSED') then null
    when q.type = 'APPEAL' then (select ((q.created_at at time zone zone)::date + 15)::timestamp at time zone zone
      - interval '1 second' from club)
    when q.state = 'RECEIVED' then business_day_end(q.created_at, policy_number('inquiry', 'assignDays', 1))
    when q.state = 'ASSIGNED' then business_day_end(q.created_at, policy_number('inquiry', 'answerDays', 3))
    else business_day_end(coalesce((select max(r.at) from inquiry_reopen r where r.idx = q.idx), club_now()),
      policy_number('inquiry', 'answerDays', 3)) end
$$;

create trigger rule_setting_moves_dues after insert or update on rule_setting for each row
  when (new.name = 'inquiry') execute function move_inquiry_dues();
create trigger rule_setting_gone_moves_dues after delete on rule_setting for each row
  when (old.name = 'inquiry') execute function move_inquiry_dues();

alter table inquiry_reopen drop constraint inquiry_reopen_no_check;
alter table inquiry_reopen add constraint inquiry_reopen_no_check check (no >= 1);
