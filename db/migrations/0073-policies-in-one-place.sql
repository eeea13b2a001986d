-- Handing a booking over is part of the policy of bookings.
insert into rule_setting (name, "values")
select 'booking', jsonb_strip_nulls(jsonb_build_object('transferIsAllowed', "values" -> 'isAllowed',
  'transferWeekday', "values" -> 'weekdayPerMonth', 'transferWeekend', "values" -> 'weekendPerMonth'))
from rule_setting where name = 'transfer'
on conflict (name) do update set "values" = rule_setting."values" || excluded."values", version = rule_setting.version + 1;
delete from rule_setting where name = 'transfer';
