-- Money in place of days has a last day. Unpaid after it, the days of the rule begin; money that the rules ask for
-- without days stays to be paid.
alter table penalty add column due_date date;
alter table penalty add column days_if_unpaid int check (days_if_unpaid > 0);
alter table penalty add constraint penalty_due_is_money check (due_date is null or money is not null);

-- Money that was chosen before had no last day. It gets one from today, and no days: none were announced with it.
update penalty set due_date = current_club_date() + 30
where state in ('ACTIVE', 'APPEALED') and until_date is null and money is not null;

-- The few that are to be paid, beside years of penalties.
create index penalty_to_pay on penalty (due_date, penalty_idx) where state = 'ACTIVE' and until_date is null and money is not null;

-- Money that is still to be paid outlives an account like a suspension.
alter table departed_penalty alter column until_date drop not null;
alter table departed_penalty add column money bigint;
alter table departed_penalty add column currency text;
alter table departed_penalty add column due_date date;
alter table departed_penalty add column days_if_unpaid int;
alter table departed_penalty add constraint departed_penalty_days_or_money check (until_date is not null or money is not null);
