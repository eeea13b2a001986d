-- Bookings could be stored with any text as their holes. Those that are no number of holes get those of the tee time.
update booking b set holes = s.holes from slot s
where s.slot_idx = b.slot_idx and b.holes not in ('9', '18', '27');
