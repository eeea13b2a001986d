-- Bookings that a job marks as played. Few at a time, beside years of those that are over.
create index booking_to_finish on booking (play_date) where state in ('CF', 'CI');
