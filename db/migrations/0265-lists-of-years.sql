-- What managers have to decide is counted on every page of the office, and is few of all penalties. Decision 125.
create index penalty_proposed on penalty (penalty_idx) where state = 'PROPOSED';
create index penalty_overdue on penalty (due_date)
  where state = 'ACTIVE' and (due_date is not null or unpaid_booking_idx is not null);
-- The order of the list.
create index penalty_to_decide
  on penalty (array_position(array['PROPOSED', 'APPEALED', 'ACTIVE', 'SERVED', 'CLEARED', 'WAIVED'], state), (-penalty_idx));
-- Keywords of lists: the reasons of penalties each differ, those of coupons are few.
create index penalty_letters on penalty using gin (letters_of(reason)) where reason is not null;
create index coupon_reason on coupon (reason);
-- The newest standby entries.
create index standby_entry_made on standby_entry (created_at, waiting_idx);
