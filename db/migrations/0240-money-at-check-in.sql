-- The check-in at which money in place of a suspension was not paid: it was due there, and the days of the rule began.
alter table penalty add column unpaid_booking_idx bigint references booking
  constraint penalty_unpaid_is_money check (unpaid_booking_idx is null or money is not null);
create index penalty_unpaid_booking on penalty (unpaid_booking_idx) where unpaid_booking_idx is not null;
