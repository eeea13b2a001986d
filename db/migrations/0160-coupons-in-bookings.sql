-- A booking uses one coupon of its booker.
alter table booking add constraint booking_coupon_idx_fkey foreign key (coupon_idx) references coupon;
create index booking_coupon on booking (coupon_idx) where coupon_idx is not null;

-- Given back after its last day, a coupon is valid 14 more days, once.
alter table coupon add column is_extended boolean not null default false;
-- What a booking did with its coupons.
create index coupon_booked on coupon (booking_idx) where booking_idx is not null;

-- What a guest pays where the club has a fee for guests; without one guests pay what the booker pays.
insert into code (group_id, key, key_name, labels, order_no)
select '557', 'GUEST', 'Green fee of a guest', '{"en": "Green fee of a guest", "ko": "비회원 그린피"}', 9
from code_group where group_id = '557'
on conflict do nothing;

do $$ begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $view$
    union all
    select 'I11', 'booking ' || b.booking_idx, 'a coupon that is not in it'
    from booking b left join coupon c on c.coupon_idx = b.coupon_idx and c.booking_idx = b.booking_idx
    where b.coupon_idx is not null and b.state in ('CF', 'CI', 'PL') and coalesce(c.state, '') <> all (
      case b.state when 'CF' then array['RESERVED'] when 'CI' then array['RESERVED', 'USED'] else array['USED'] end)
    union all
    select 'I11', 'coupon ' || c.coupon_idx, 'in a booking that does not use it'
    from coupon c join booking b using (booking_idx)
    where b.coupon_idx is distinct from c.coupon_idx
      or b.state <> all (case c.state when 'USED' then array['CI', 'PL'] when 'RESERVED' then array['CF', 'CI'] else array['CL', 'NS'] end)
    union all
    select 'I11', 'booking ' || b.booking_idx, 'a price without its coupon'
    from booking b
    where b.state in ('CF', 'CI', 'PL') and (b.price -> 'coupon' ->> 'couponIdx')::bigint is distinct from b.coupon_idx
  $view$;
end $$;
