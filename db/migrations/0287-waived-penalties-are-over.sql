-- What was waived is over: when the same happens to its booking again, that is another penalty, with an appeal of its own.
drop index penalty_booking;
create unique index penalty_booking on penalty (booking_idx, code) where booking_idx is not null and state <> 'WAIVED';
create index penalty_waived on penalty (booking_idx, code) where booking_idx is not null and state = 'WAIVED';
