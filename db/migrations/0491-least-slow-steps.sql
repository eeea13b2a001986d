-- runs on: this release
-- Fewer steps than the least that a club can choose now would keep the other settings of draws from being saved.
update rule_setting set "values" = jsonb_set("values", '{slowSteps}', '100000'), version = version + 1
where name = 'draw' and ("values" ->> 'slowSteps')::int < 100000;
