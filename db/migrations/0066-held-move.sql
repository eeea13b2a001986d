-- What a hold is for, when it is not for a new booking: every device of its member continues it as that move.
alter table claim add column moves_booking_idx bigint references booking;
alter table claim add constraint claim_moves check (moves_booking_idx is null or kind = 'HOLD');
