-- The day from which a no-show, an absence or a round with too few players counts no more when the same happens again.
-- It stays as the rules of its day said, whatever the club changes later.
alter table penalty add column counts_until date;
update penalty set counts_until = (coalesce(play_date, from_date) + interval '12 months')::date
where code in ('W4', 'W5', 'W6');

-- Penalty rules hold from a day on, so they are kept as sets with their days. No call has written these settings before.
delete from rule_setting where name in ('penalty', 'conduct');
