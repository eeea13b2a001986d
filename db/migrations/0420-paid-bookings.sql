-- runs on: 0.1
-- That the price of a booking was paid, as it was at that moment, and who of the desk recorded it. Decision 175.
create table booking_payment (
  booking_idx bigint primary key references booking,
  amount bigint not null check (amount >= 0),
  paid_at timestamptz not null default club_now(),
  paid_by bigint references admin on delete set null
);
create index booking_payment_paid_by on booking_payment (paid_by) where paid_by is not null;
