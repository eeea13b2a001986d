-- A warning has neither days nor money: the first absence of a booker (W5), and rounds below the minimum (W6) until they
-- add up. Source: domain, section 6.
alter table penalty drop constraint penalty_days_or_money;
alter table penalty add constraint penalty_days_or_money
  check (until_date is not null or money is not null or code in ('W5', 'W6'));
-- What a member did in the last twelve months is counted by code.
create index penalty_code on penalty (member_idx, code);
