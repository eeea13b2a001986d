-- runs on: this release
-- A player pays for a locker and for rented clubs from the check-in on. What was taken, at the fee of then, stands in the price of
-- the booking as `extras`, one row for each player; the total has it. Decision 176.
alter table check_in_player add column rental boolean not null default false;

create or replace function price_adds_up(price jsonb) returns boolean language sql immutable
return coalesce((price ->> 'total')::bigint =
  (select coalesce(sum((r.value ->> 'amount')::bigint), 0)
    from jsonb_array_elements((price -> 'rows') || coalesce(nullif(price -> 'extras', 'null'), '[]')) r)
  - coalesce((price -> 'discount' ->> 'amount')::bigint, 0) - coalesce((price -> 'coupon' ->> 'amount')::bigint, 0), false);

do $$
begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $view$
  union all
    select 'I15', 'booking ' || b.booking_idx, 'pays for extras of the desk without a check-in'
    from booking b left join check_in c using (booking_idx)
    where b.state in ('CF', 'CI') and b.price ? 'extras' and coalesce(c.state, 'EXPECTED') in ('EXPECTED', 'ARRIVED')
  $view$;
end $$;
