-- The club closes a day by suspending it; one that is CLOSED is over, and was a business day like any other.
create or replace function business_day_end(since timestamptz, days int) returns timestamptz language sql stable as $$
  select (d.date + 1)::timestamp at time zone d.zone - interval '1 second'
  from (
    select day::date as date, z.zone
    from club z, generate_series((since at time zone z.zone)::date + 1, (since at time zone z.zone)::date + 366, interval '1 day') day
    where extract(isodow from day) < 6
      and not exists (select from holiday h where h.date = day::date and h.day_type in ('HO', 'SA', 'SU'))
      and not exists (select from sheet_day s where s.date = day::date and s.state = 'SUSPENDED')
    order by 1 offset greatest(days, 1) - 1 limit 1) d
$$;
